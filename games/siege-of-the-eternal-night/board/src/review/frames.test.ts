import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { type SiegeMove, enemiesLeft, game } from '@nightfall/siege-of-the-eternal-night';
import { frameAt, insteadOf, lineOf, placesIn } from './frames.ts';

const start = game.setup({ players: 1, options: { sheet: 'last-gate', seed: 'worked-example', lastCall: false } });
if (isFaults(start)) throw new Error('no such night');
const roll = (...faces: number[]) => [{ type: 'roll', seat: 0 } as const, { type: 'dice', faces } as const];
const troop = (die: string, cells: string): SiegeMove => ({ type: 'troop', seat: 0, die, cells: cells.split(' ') });
const pass = (die: string): SiegeMove => ({ type: 'passDie', seat: 0, die });
const END: SiegeMove = { type: 'end', seat: 0 };

const mine = lineOf(start, [...roll(3, 4), pass('A'), pass('B'), END, ...roll(3, 4), troop('A', 'e2 f2 f3')]);
const best = lineOf(start, [...roll(3, 4), troop('A', 'e6 f6 f7'), END]);

test('[SN-18.14] a finished night is stepped through action by action', () => {
  expect(mine[0]!.map(({ text }) => text)).toEqual(['Rolled 3 and 4', 'Pass die A', 'Pass die B', 'End the turn']);
  expect(enemiesLeft(mine[1]!.at(-1)!.state)).toBe(74);
});

test('[SN-18.14] the best line stands beside it, turn by turn; the shorter one waits', () => {
  const places = placesIn(mine, best);
  expect(places.length).toBe(6);
  expect(frameAt(best, { turn: 1, step: 3 })!.text).toBe('End the turn');
  expect(frameAt(best, { turn: 2, step: 0 })!.text).toBe('End the turn');
  expect(frameAt(mine, { turn: 2, step: 1 })!.text).toMatch('e2 f2 f3');
});

test('[SN-17.11] a costly turn shows what could have been drawn from the position of the player', () => {
  const inputs = [...roll(3, 4), troop('A', 'e6 f6 f7'), pass('B'), END, ...roll(3, 5), pass('A'), pass('B'), END, ...roll(1, 2)];
  const better = [troop('A', 'e2 f2 f3'), pass('B'), END];
  const found = insteadOf(start, inputs, { turn: 2, played: 0, best: 0, cost: 3, better })!;
  expect([enemiesLeft(found.mine.state), enemiesLeft(found.better.state)]).toEqual([74, 71]);
  expect(found.better.text).toMatch('e2 f2 f3');
  expect(found.better.state.shapes.map(({ turn }) => turn)).toEqual([1, 2]);
});
