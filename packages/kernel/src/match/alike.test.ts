import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { openHeist } from '../testkit/heist.ts';
import { Match } from './match.ts';

const game = openHeist as unknown as Game;
const head = {
  game: game.id,
  version: 1,
  promise: null,
  names: ['Ana', 'Bo'],
  holders: ['person', 'person'],
  setup: { players: 2, options: {} },
};
const acting = () => {
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  match.settle();
  for (const seat of [0, 1]) expect(match.play({ type: 'ready', seat })).toBeUndefined();
  return match;
};
const plan = (place: number) => ({ type: 'plan', seat: 1, place });

test('inputs that are alike are kept once, in this match and in others of the game', () => {
  const [one, other] = [acting(), acting()];
  const start = one.inputs.length;
  for (const place of [4, 2, 4]) expect(one.play(plan(place))).toBeUndefined();
  other.play(plan(4));
  expect(one.inputs.slice(start)).toEqual([plan(4), plan(2), plan(4)]);
  expect(one.inputs[start + 2]).toBe(one.inputs[start]);
  expect(other.inputs.at(-1)).toBe(one.inputs[start]);
});

test('a match with more different inputs than are remembered keeps all of them', () => {
  const match = acting();
  const start = match.inputs.length;
  const marked = { ...plan(1), mark: 0 };
  for (let mark = 0; mark < 5000; mark++) match.play({ ...marked, mark } as typeof marked);
  expect(match.inputs.length).toBe(start + 5000);
  expect(match.inputs.slice(start)).toEqual(Array.from({ length: 5000 }, (_, mark) => ({ ...marked, mark })));
});
