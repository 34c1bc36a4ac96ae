import { isFaults, type Options } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { isRanked } from '../result.ts';
import type { State } from '../state.ts';
import { goalsOf, limitOf } from './goals.ts';

const begin = (options: Options): State => {
  const s = game.setup({ players: 2, options: { scenario: 'SC-7', ...options } });
  if (isFaults(s)) throw new Error(s[0]!.text);
  return s;
};
const needs = (s: State) => Object.fromEntries(goalsOf(s).map(({ goal, need }) => [goal.kind, need]));

test('[FD-17.3] a house rule changes a goal for everyone who asks, and the result is one of its own', () => {
  const [usual, strict] = [begin({}), begin({ house: { maxBurning: 0 } })];
  expect(needs(strict)).toEqual({ ...needs(usual), maxBurning: 0 });
  expect([limitOf(strict, 'maxBurning'), isRanked(strict), Object.keys(usual).includes('goals')]).toEqual([0, false, false]);
});
test('a house rule is kept in copies and in positions', () => {
  const s = begin({ house: { maxBurning: 0 } });
  const again = game.position.read(game.position.print(s));
  expect([isFaults(again) || needs(again), needs(game.clone(s))]).toEqual([needs(s), needs(s)]);
});
test('[FD-17.4] a goal that the scenario does not have cannot be changed', () => {
  const kinds = Object.keys(needs(begin({})));
  const absent = game.dials!.find(({ id }) => !kinds.includes(id))!;
  expect(game.setup({ players: 2, options: { scenario: 'SC-7', house: { [absent.id]: 1 } } })).toMatchObject([{ code: 'GOAL' }]);
});
