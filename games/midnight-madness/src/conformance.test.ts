import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test('the conformance suite finds nothing', () => {
  const report = conform(game, { games: 12, seed: 3, every: 7 });
  expect(report.findings).toEqual([]);
  expect(report.games).toBe(12);
});
