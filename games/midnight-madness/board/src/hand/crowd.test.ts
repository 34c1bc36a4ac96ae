import type { Kind, Token } from '@nightfall/midnight-madness';
import { expect, test } from 'vitest';
import { lookalikes } from './crowd.ts';
import { counted } from '../side/piles.tsx';

const token = (id: number, kind: Kind | null, arc: number): Token => ({
  id,
  kind,
  hp: kind ? 1 : 0,
  ring: 1,
  arc,
  isStart: false,
});
const board = { tokens: [token(1, 'goblin', 3), token(2, null, 3), token(3, null, 3), token(4, null, 4)], tarred: 0 };

test('[MM-9.6] tokens of one space that look different are named, equal ones once', () => {
  expect(lookalikes(board, 3, () => true)).toEqual([1, 2]);
  expect(lookalikes({ ...board, tarred: 3 }, 1, () => true)).toEqual([1, 2, 3]);
  expect(lookalikes(board, 4, () => true)).toEqual([4]);
});

test('only tokens that may be chosen are named', () => {
  expect(lookalikes(board, 2, (id) => id !== 1)).toEqual([2]);
});

test('[MM-5.3] a pile is told in the order of the box, each thing once', () => {
  expect(counted(['a', 'b', 'c'], ['c', 'a', 'c'])).toEqual([
    { thing: 'a', count: 1 },
    { thing: 'c', count: 2 },
  ]);
});
