import { apply, type Input, isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import type { Siege } from './moves.ts';
import { turnsOf } from './queries/turns.ts';
import { setup } from './setup.ts';
import { phaseOf, type SiegeState } from './state.ts';

test.each([
  [1, { colour: 'red' }, { where: 'options.colour', code: 'UNKNOWN' }],
  [2, {}, { where: 'players', code: 'PLAYERS' }],
  [1, { sheet: 'moon' }, { where: 'options.sheet', code: 'VALUE' }],
  [1, { seed: 'two words' }, { where: 'options.seed', code: 'VALUE' }],
  [1, { lastCall: 'yes' }, { where: 'options.lastCall', code: 'VALUE' }],
  [1, { sheet: 'inline', ownSheet: ['e?'] }, { where: 'options.ownSheet.grid.0', code: 'letter' }],
  [1, { sheet: 'daily' }, { where: 'options.seed', code: 'FORMAT' }],
])('a night for %i with %o names its fault', (players, options, fault) => {
  expect(setup({ players, options })).toMatchObject([fault]);
});

test('[SN-12.10] the daily siege is played without Last Call', () => {
  const faults = setup({ players: 1, options: { sheet: 'daily', seed: 'daily-2026-01-01', lastCall: true } });
  expect(faults).toMatchObject([{ where: 'options.lastCall', code: 'VARIANT' }]);
});

test('[SN-1.2] [SN-3.3] a house rule shortens the night and changes what feeds the altar; the daily siege has none', () => {
  const begin = (house: object) => setup({ players: 1, options: { house: { ...house } } }) as SiegeState;
  const s = begin({ turns: 3, altar: 1 });
  for (const faces of [
    [3, 2],
    [1, 2],
    [3, 1],
  ])
    playTurn(s, faces);
  expect([s.turn, phaseOf(s), s.altar, turnsOf(setup({ players: 1, options: {} }) as SiegeState)]).toEqual([3, 'OVER', 2, 9]);
  const again = game.position.read(game.position.print(s));
  expect([isFaults(again) || again.house, game.file!.print(s, [])]).toEqual([{ turns: 3, altar: 1 }, undefined]);
  const daily = setup({ players: 1, options: { sheet: 'daily', seed: 'daily-2026-01-01', house: { turns: 3 } } });
  expect(daily).toMatchObject([{ where: 'options.house', code: 'VARIANT' }]);
});
/** A turn in which nothing is drawn. */
function playTurn(s: SiegeState, faces: readonly number[]): void {
  const inputs = [
    { type: 'roll', seat: 0 },
    { type: 'dice', faces },
    ...['A', 'B'].map((die) => ({ type: 'passDie', seat: 0, die })),
    { type: 'end', seat: 0 },
  ];
  for (const input of inputs) expect(apply(game.book, s, input as Input<Siege>)).toBeUndefined();
}
