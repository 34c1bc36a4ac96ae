import { expect, test } from 'vitest';
import book from './book.tsx';

const pagesOf = (options: Record<string, string | boolean>) => book({ players: 1, options });
const textOf = (options: Record<string, string | boolean>) =>
  pagesOf(options)
    .map(({ text }) => text)
    .join('\n');

test('the book opens with the six lines and has a page for each thing, none with a number of a rule', () => {
  const pages = pagesOf({ sheet: 'last-gate', seed: '', lastCall: false });
  expect(pages[0]!.text.match(/^\d\. /gm)).toHaveLength(6);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(pages.filter(({ Picture }) => Picture).length).toBeGreaterThan(5);
  expect(textOf({ sheet: 'daily', seed: 'daily-2026-11-17', lastCall: true })).not.toMatch(/\b[A-Z]{2}-\d/);
});

test('the book is that of this night: its sheet, its day, its last call', () => {
  expect(textOf({ sheet: 'last-gate', seed: '', lastCall: false })).toContain('5 or fewer is a good night');
  expect(textOf({ sheet: 'last-gate', seed: '', lastCall: false })).not.toContain('Last Call');
  expect(textOf({ sheet: 'last-gate', seed: '', lastCall: true })).toContain('Last Call');
  expect(textOf({ sheet: 'daily', seed: 'daily-2026-11-17', lastCall: false })).toContain('daily siege');
});
