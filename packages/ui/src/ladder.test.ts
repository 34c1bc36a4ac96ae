import { expect, test } from 'vitest';
import { ladder } from './ladder.ts';

const RANKS = [
  [0, 'Dawn'],
  [5, 'Captain'],
  [9, 'Sergeant'],
] as const;

test('a score stands on a rung and sees how far the next one is', () => {
  const { rungs, next } = ladder(RANKS, 7, 'lowest');
  expect(rungs.find(({ isHere }) => isHere)?.name).toBe('Sergeant');
  expect(next).toEqual({ name: 'Captain', distance: 2 });
  expect(ladder(RANKS, 0, 'lowest').next).toBeUndefined();
  expect(ladder(RANKS, 30, 'lowest').next).toEqual({ name: 'Sergeant', distance: 21 });
  expect(ladder([...RANKS].reverse(), 6, 'highest').next).toEqual({ name: 'Sergeant', distance: 3 });
});
