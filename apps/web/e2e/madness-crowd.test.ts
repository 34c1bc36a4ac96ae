import { Match, printRecord, quickRandom, type Head } from '@nightfall/kernel';
import { CASTLE, game, type Madness, type State } from '@nightfall/midnight-madness';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { openKept } from './shelf.ts';

const house = openHouse();
const SEED = 'cd'.repeat(32);
const HEAD: Head = {
  game: game.id,
  version: game.version,
  setup: { players: 1, options: {} },
  names: ['Ada'],
  holders: ['person'],
  promise: null,
};

const isCrowded = ({ tokens }: State): boolean =>
  tokens.some(({ arc }) => tokens.filter((one) => one.ring === CASTLE && one.arc === arc).length > 3);

/** A night in which four stand together in the castle: the first in which somebody comes to it who plays anything. */
function crowdedNight(): Match<Madness> {
  for (let seed = 32; ; seed++) {
    const match = Match.begin(game, HEAD, SEED);
    if (!(match instanceof Match)) throw new Error('the night cannot begin');
    const random = quickRandom(seed);
    for (match.settle(); !match.isOver; match.settle()) {
      if (isCrowded(match.view(0))) return match;
      match.play(game.bots['random']!.bot(match.view(0), 0, random)[0]!);
    }
  }
}

/** The smaller side of the smallest target among the tokens, in pixels. */
const smallestToken = (page: Page): Promise<number> =>
  page.locator('.mm-token .mm-hit').evaluateAll((hits) =>
    Math.min(
      ...hits.map((hit) => {
        const { width, height } = hit.getBoundingClientRect();
        return Math.min(width, height);
      }),
    ),
  );

test.each([
  ['a laptop', WIDE],
  ['a phone', NARROW],
] as const)('on %s four monsters that stand together in the castle are targets of 24 pixels', async (_, screen) => {
  const kept = { id: 'crowd', game: game.id, record: printRecord(crowdedNight()), seed: SEED, script: [], guided: false };
  const shown = { saved: Date.now(), names: HEAD.names, text: '', over: null };
  const page = await openKept(house.browser, house.url, { ...kept, ...shown }, { screen });
  await expect.poll(() => page.locator('.mm-token').count()).toBeGreaterThan(3);
  await expect.poll(() => smallestToken(page)).toBeGreaterThanOrEqual(24);
  expect(page.faults).toEqual([]);
});
