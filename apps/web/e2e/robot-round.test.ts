import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { play } from '../robot/night.ts';
import { gameNamed, nightsOf } from '../robot/nights.ts';
import { findingsOf } from '../robot/report.ts';
import { launch, newFolder, sharedUrl } from './harness.ts';

/** The short round of the robot: a lesson and a first game of each game, phone and laptop in turn. Long games are left in the middle. */
const HASTE = 50;
const MOST = 15;
/** However slow the machine, a game is not cut off. */
const PATIENCE = 900_000;
const ROUND = ['siege', 'madness', 'fires'].flatMap((name, n) => {
  const screens = n % 2 === 0 ? (['phone', 'laptop'] as const) : (['laptop', 'phone'] as const);
  return nightsOf({
    games: [gameNamed(name)!],
    ways: ['guide', 'first'],
    screens,
    seeds: [1],
    isAll: false,
    haste: HASTE,
  }).filter(({ way, screen }) => screen === screens[way === 'guide' ? 0 : 1]);
});

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

test.concurrent.each(ROUND)('the robot finds nothing: $game.id $way $screen', { timeout: PATIENCE }, async (which) => {
  const night = { ...which, most: MOST, folder: newFolder() };
  expect(findingsOf([await play({ url: sharedUrl(), browser }, night)])).toEqual([]);
});
