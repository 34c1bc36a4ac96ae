import { expect, test } from 'vitest';
import { bestByHalving } from './halving.ts';

type Arm = { readonly worth: number; sum: number; rounds: number };
const arms = (...worths: number[]): Arm[] => worths.map((worth) => ({ worth, sum: 0, rounds: 0 }));
const tryOut = (arm: Arm, round: number): void => {
  arm.sum += arm.worth * 2 ** round;
  arm.rounds = round + 1;
};
const order = (a: Arm, b: Arm): number => b.sum - a.sum;

test('the best is left, and the others drop out half by half', () => {
  const all = arms(3, 8, 1, 5, 2);
  expect(bestByHalving(all, tryOut, order)?.worth).toBe(8);
  expect(all.map(({ rounds }) => rounds)).toEqual([2, 3, 1, 3, 1]);
});

test('without rounds the first one stands, and nobody is tried', () => {
  const all = arms(1, 2);
  expect(bestByHalving(all, tryOut, order, 0)).toBe(all[0]);
  expect(all[0]!.rounds).toBe(0);
  expect(bestByHalving([], tryOut, order)).toBeUndefined();
});
