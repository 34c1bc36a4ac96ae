import { expect, test } from 'vitest';
import { setup } from './setup.ts';

test.each([
  [1, { colour: 'red' }, { where: 'colour', code: 'UNKNOWN' }],
  [2, {}, { where: 'players', code: 'PLAYERS' }],
  [1, { sheet: 'moon' }, { where: 'sheet', code: 'UNKNOWN' }],
  [1, { seed: 'two words' }, { where: 'seed', code: 'FORMAT' }],
  [1, { lastCall: 'yes' }, { where: 'lastCall', code: 'FORMAT' }],
  [1, { sheet: 'daily' }, { where: 'seed', code: 'FORMAT' }],
])('a night for %i with %o names its fault', (players, options, fault) => {
  expect(setup({ players, options })).toMatchObject([fault]);
});

test('[SN-12.10] the daily siege is played without Last Call', () => {
  const faults = setup({ players: 1, options: { sheet: 'daily', seed: 'daily-2026-01-01', lastCall: true } });
  expect(faults).toMatchObject([{ where: 'lastCall', code: 'VARIANT' }]);
});
