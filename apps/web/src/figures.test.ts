import { expect, test } from 'vitest';
import { ago } from './ago.ts';
import { figures } from './figures.ts';

const night = (game: string, outcome: string, score: number, guided = false) => ({
  game,
  guided,
  over: { outcome, title: '', score },
});

test('finished nights add up; fewer enemies left is better; guided nights do not count', () => {
  const siege = 'siege-of-the-eternal-night';
  const found = figures([
    night(siege, 'won', 0),
    night(siege, 'scored', 9),
    night(siege, 'won', 0, true),
    night('fires-at-midnight', 'lost', 3),
    { game: siege, guided: false, over: null },
  ]);
  expect(found).toMatchObject([
    { id: siege, played: 2, won: 1, best: '0 enemies left' },
    { id: 'fires-at-midnight', played: 1, won: 0, best: '3 villagers saved' },
  ]);
});

test('a game that was not played for points has no best of 0', () => {
  expect(figures([night('midnight-madness', 'won', 0)])).toMatchObject([{ won: 1, best: '' }]);
});

test('how long ago, in words', () => {
  expect(ago(0, 20_000)).toBe('just now');
  expect(ago(0, 5 * 60_000)).toBe('5 minutes ago');
  expect(ago(0, 25 * 3_600_000)).toBe('yesterday');
});
