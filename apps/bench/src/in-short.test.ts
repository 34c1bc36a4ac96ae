import { expect, test } from 'vitest';
import { inShort, speedChart } from './in-short.ts';

const RESULTS = {
  kernel: { ratios: { boardgameIo: 151.3 } },
  games: { games: { 'midnight-madness': { stepsPerSecond: 700_000 }, 'fires-at-midnight': { stepsPerSecond: 350_000 } } },
};

test('the figures that were measured are told in words, the others are left out', () => {
  expect(inShort(RESULTS).split('\n').slice(2)).toEqual(['| A small game, against boardgame.io | 151.3 times as fast |']);
});

test('the chart has a bar for each game, as long as it is fast', () => {
  const widths = Array.from(speedChart(RESULTS)!.matchAll(/<rect [^>]* width="([\d.]+)"/g), ([, width]) => Number(width));
  expect(widths[0]).toBe(2 * widths[1]!);
  expect(speedChart(RESULTS)).toContain('>Midnight Madness<');
  expect(speedChart({})).toBeUndefined();
});
