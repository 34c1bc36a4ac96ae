import { nightOf } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

test('[SN-16.5] [SN-16.6] the night of a date is its daily siege, and its setup names the date', () => {
  const night = nightOf(game, '2026-11-18')!;
  expect(night.setup.options).toMatchObject({ sheet: 'daily', seed: 'daily-2026-11-18', lastCall: false });
  expect(game.nightly!.dateOf!(night.setup)).toBe('2026-11-18');
  const own = { ...night.setup, options: { ...night.setup.options, seed: 'my-seed' } };
  expect(game.nightly!.dateOf!(own)).toBeUndefined();
});
