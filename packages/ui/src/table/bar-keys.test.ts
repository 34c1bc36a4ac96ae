import { expect, test } from 'vitest';
import { allot, keysIn } from './bar-keys.ts';

test('buttons without a key get one from left to right; what ends something has E; what is taken is left out', () => {
  expect(allot(['Run', 'Take water', 'End the turn'], new Set())).toEqual(['1', '2', 'e']);
  expect(allot(['Run', 'End the turn'], new Set(['1', 'e']))).toEqual(['2', '3']);
  expect(
    allot(
      Array.from({ length: 40 }, () => 'x'),
      new Set(),
    ).at(-1),
  ).toBeUndefined();
});

test('the keys that a label names', () => {
  expect(keysIn('1 – 4')).toEqual(['1', '2', '3', '4']);
  expect(keysIn('R or F')).toEqual(['r', 'f']);
  expect(keysIn('Q, W')).toEqual(['q', 'w']);
  expect(keysIn('Enter')).toEqual([]);
});
