import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from './deciding.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { boardSizes, watchBoard } from './stillness.ts';

const house = openHouse();
const SIZES = { wide: WIDE, narrow: NARROW };
/** Decisions enough for every kind of question. Madness has a bot in the second seat, for its trades and turns. */
const MOST = 16;
const GAMES = [
  { id: 'midnight-madness', bots: 1 },
  { id: 'fires-at-midnight', bots: 0 },
  { id: 'siege-of-the-eternal-night', bots: 0 },
  { id: 'runebound-midnight', bots: 0 },
];

async function begin(id: string, bots: number, window: BrowserContextOptions) {
  const page = await openPage(house.browser, `${house.url}/play/${id}?usual`, window);
  for (let n = 0; n < bots; n++) await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test.each(GAMES.flatMap((game) => (['wide', 'narrow'] as const).map((size) => ({ ...game, size }))))(
  '[12.7] $size: the board of $id keeps its size through sixteen decisions',
  async ({ size, id, bots }) => {
    const page = await begin(id, bots, SIZES[size]);
    await watchBoard(page);
    const mine = page.locator('.bar-say.is-mine');
    const end = page.getByRole('region', { name: 'The end' });
    let decisions = 0;
    for (; decisions < MOST; decisions++) {
      await mine.or(end).first().waitFor();
      if (await end.isVisible()) break;
      await decide(page);
      expect(await boardSizes(page), `after decision ${decisions + 1}`).toHaveLength(1);
    }
    expect(decisions).toBeGreaterThan(8);
    expect(page.faults).toEqual([]);
  },
);
