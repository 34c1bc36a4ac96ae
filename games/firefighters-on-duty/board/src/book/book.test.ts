import { expect, test } from 'vitest';
import book from './book.tsx';

const textOf = (players: number, options: Record<string, string | boolean>) =>
  book({ players, options })
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n');

test('the book opens with the six lines and has a page for each thing, none with a number of a rule', () => {
  const pages = book({ players: 2, options: {} });
  expect(pages[0]!.text.match(/^\d\. /gm)).toHaveLength(6);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(pages.filter(({ Picture }) => Picture).length).toBeGreaterThanOrEqual(5);
  for (const scenario of ['SC-1', 'SC-4', 'SC-7']) expect(textOf(4, { scenario, mode: 'paced' })).not.toMatch(/FD-\d|undefined/);
});

test('the book is that of this shift: clock or rolls, scenario and goals, spread, company', () => {
  expect(textOf(1, { mode: 'paced', pace: 'tense' })).toContain('16 rolls');
  expect(textOf(1, { mode: 'clock', clock: '180' })).toContain('180 seconds');
  expect(textOf(2, { scenario: 'SC-1' })).toContain('First Watch');
  expect(textOf(2, { difficulty: 'inferno' })).toContain('2 or more');
  expect(textOf(2, { heat: true })).toContain('Heat');
  expect(textOf(1, {})).toContain('alone');
});
