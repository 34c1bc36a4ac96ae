import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { heist, openHeist, type Heist } from '../testkit/heist.ts';
import { headOf, SEED } from '../testkit/start.ts';
import { watch } from '../testkit/watch.ts';
import { Match } from './match.ts';
import { outcomeFor, refuseSeat, seatingOf, sidesOf, winningSide } from './seating.ts';
import { takeBack } from './take-back.ts';

const setup = { players: 4, options: {} };
function acting(holders: readonly string[], game: Game<Heist> = heist, together?: readonly number[][]): Match<Heist> {
  const head = { ...headOf(game, 4), holders, ...(together && { together }) };
  const match = Match.begin(game, head, SEED) as Match<Heist>;
  match.settle();
  [0, 1, 2, 3].forEach((seat) => match.play({ type: 'ready', seat }));
  match.play({ type: 'search', seat: 1, place: 2 });
  match.settle();
  match.play({ type: 'plan', seat: 2, place: 3 });
  return match;
}
const PEOPLE = ['person', 'person', 'person', 'person'];

test('[10.7] a game names its seats and their sides; another has numbers and one side', () => {
  expect(seatingOf(heist, setup)[1]).toEqual({ name: 'Guard 1', side: 'guards' });
  expect(sidesOf(heist, setup)).toEqual([
    { side: 'thief', seats: [0] },
    { side: 'guards', seats: [1, 2, 3] },
  ]);
  expect(sidesOf(watch, setup)).toEqual([{ side: '', seats: [0, 1, 2, 3] }]);
});

test('[10.7] one voice of the other side agrees for all of it, and on the own side those whose deeds would go', () => {
  // Seat 1 takes back its search; seat 2 has acted since, seat 3 has not.
  expect(takeBack(acting(PEOPLE), 1)).toEqual({ to: 5, voices: [[2], [0]] });
  // The thief takes back her readiness: of the guards, any one speaks.
  expect(takeBack(acting(PEOPLE), 0)).toEqual({ to: 1, voices: [[1, 2, 3]] });
});

test('nobody asks a bot or themselves', () => {
  expect(takeBack(acting(['bot:slow', 'person', 'person', 'person']), 1)).toEqual({ to: 5, voices: [[2]] });
  expect(takeBack(acting(PEOPLE, heist, [[1, 2]]), 1)).toEqual({ to: 5, voices: [[0]] });
});

test('in a contest against bots the dice stand; in a game of one side they are the player’s own', () => {
  expect(takeBack(acting(['bot:slow', 'person', 'bot:slow', 'bot:slow']), 1)).toMatchObject({ code: 'ACTED' });
  const together: Game<Heist> = { ...openHeist, kind: 'cooperative' };
  expect(takeBack(acting(['bot:slow', 'person', 'bot:slow', 'bot:slow'], together), 1)).toEqual({ to: 5, voices: [] });
});

test('[10.7] nobody holds seats of both sides where the rules forbid it', () => {
  expect(refuseSeat(heist, setup, [0], 1)).toMatchObject({ rule: 'HS-1.2', code: 'BOTH_SIDES' });
  expect(refuseSeat(heist, setup, [2], 1)).toBeUndefined();
  expect(refuseSeat(openHeist, setup, [0], 1)).toBeUndefined();
});

test('[10.7] a side wins and loses together', () => {
  const match = acting(PEOPLE);
  for (let n = 0; n < 3; n++) {
    match.play({ type: 'bell' });
    match.settle();
    [0, 1, 2, 3].forEach((seat) => match.play({ type: 'ready', seat }));
  }
  const result = heist.result(match.view(null))!;
  expect(winningSide(heist, setup, result)).toBe('guards');
  expect([0, 1, 2, 3].map((seat) => outcomeFor(result, seat))).toEqual(['lost', 'won', 'won', 'won']);
});
