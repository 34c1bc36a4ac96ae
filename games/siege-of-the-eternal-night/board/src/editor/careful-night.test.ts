import { expect, test } from 'vitest';
import { SHEETS } from '@nightfall/siege-of-the-eternal-night';
import { carefulNight } from './careful-night.ts';

test('[SN-18.11] the careful bot plays whole nights on a sheet, the same ones for the same seeds', () => {
  const { grid } = SHEETS['postern-yard'];
  const scores = Array.from({ length: 12 }, (_, n) => carefulNight(grid, `par-${n}`));
  expect(scores).toEqual(Array.from({ length: 12 }, (_, n) => carefulNight(grid, `par-${n}`)));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(mean).toBeLessThan(6);
});
