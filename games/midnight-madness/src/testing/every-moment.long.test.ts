import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

test('[MM-26.6] at every moment of a game its position is a text that comes back', () => {
  const report = conform(game, { games: 3, seed: 7, every: 1 });
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(200);
});
