import { expect, test } from 'vitest';
import book from './book.tsx';

const textOf = (players: number, options: Record<string, string>) =>
  book({ players, options })
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n');

test('the book opens with the six lines and has a page for each thing, none with a number of a rule', () => {
  const pages = book({ players: 2, options: {} });
  expect(pages[0]!.text.match(/^\d\. /gm)).toHaveLength(6);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(pages.filter(({ Picture }) => Picture).length).toBeGreaterThanOrEqual(5);
  for (const players of [1, 2, 6]) expect(textOf(players, {})).not.toMatch(/MM-\d|undefined/);
});

test('the book is that of this night: players, mode, difficulty', () => {
  expect(textOf(1, {})).toContain('replace 2 cards');
  expect(textOf(1, {})).not.toContain('You may **trade');
  expect(textOf(6, {})).toContain('trade 2 cards');
  expect(textOf(2, { mode: 'standard' })).toContain('Master Slayer');
  expect(textOf(2, { mode: 'coop' })).not.toContain('Master Slayer');
  expect(textOf(2, { difficulty: 'gentle' })).toContain('gentle night');
  expect(textOf(2, { difficulty: 'uber' })).toContain('3 tokens arrive');
});
