import { expect, test } from 'vitest';
import { lettersOf, readLetter } from './letters.ts';
import type { Item } from './pubsub.ts';

const lines = (n: number, data: string): Item => ({
  k: 'lines',
  m: 'abc',
  n,
  rows: [{ seq: n - 1, at: 0, wall: 0, client: null, data }],
});

test('items are told in as few letters as PostgreSQL takes, in order, and no letter is too long', () => {
  const items = Array.from({ length: 100 }, (_, i) => lines(i + 1, 'é'.repeat(i * 10)));
  const letters = lettersOf('one', items);
  expect(letters.length).toBeLessThan(30);
  expect(Math.max(...letters.map((letter) => Buffer.byteLength(letter)))).toBeLessThan(8000);
  expect(letters.flatMap((letter) => readLetter('two', letter).items)).toEqual(items);
});

test('many rows are left to the store', () => {
  const [letter] = lettersOf('one', [lines(1, 'é'.repeat(3000))]);
  expect(readLetter('two', letter!)).toEqual({ node: 'one', items: [{ k: 'lines', m: 'abc', n: 1 }] });
});

test('a node does not read its own letters', () => {
  const [letter] = lettersOf('one', [{ k: 'bans' }]);
  expect([readLetter('one', letter!).items, readLetter('on', letter!).items]).toEqual([[], [{ k: 'bans' }]]);
});
