import { expect, test } from 'vitest';
import { setup } from './setup.ts';

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
