import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openPage, WIDE } from './harness.ts';
import { askHint } from './hints.ts';
import { openHouse } from './house.ts';
import { boardSizes, watchBoard } from './stillness.ts';

const house = openHouse();
const SIZES = { wide: WIDE, narrow: NARROW };
/** Whole games: the first with a bot in the second seat, whose trades and turns come between one's own. */
const GAMES = [
  ['midnight-madness', true],
  ['fires-at-midnight', false],
  ['siege-of-the-eternal-night', false],
] as const;

const fastest = () => localStorage.setItem('nightfall.settings', JSON.stringify({ motion: false, speed: 4 }));

async function begin(id: string, isWithBot: boolean, window: BrowserContextOptions) {
  const page = await openPage(house.browser, `${house.url}/play/${id}?usual`, window, fastest);
  if (isWithBot) await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The next decision: what the hint says; what it leaves to the player is the main thing in the bar, or the end of the turn. */
async function decide(page: Page): Promise<void> {
  const since = page.getByRole('region', { name: 'Since your turn' });
  if (await since.isVisible()) await page.keyboard.press('Escape');
  await askHint(page);
  const told = page.locator('.why-hint').getByRole('button', { name: 'Do that' });
  const main = page.locator('[data-part=choices] .button-ember');
  const end = page.getByRole('button', { name: /^End turn/ });
  for (const button of [told, main, end]) if ((await button.count()) > 0) return button.first().click();
}

test.each(GAMES.flatMap(([id, isWithBot]) => (['wide', 'narrow'] as const).map((size) => [size, id, isWithBot] as const)))(
  '[12.7] %s: the board of %s keeps its size from the first decision to the end',
  async (size, id, isWithBot) => {
    const page = await begin(id, isWithBot, SIZES[size]);
    await watchBoard(page);
    const mine = page.locator('.bar-say.is-mine');
    const end = page.getByRole('region', { name: 'The end' });
    let decisions = 0;
    while (!(await end.isVisible())) {
      await mine.or(end).first().waitFor();
      if (await end.isVisible()) break;
      await decide(page);
      expect(await boardSizes(page), `after decision ${++decisions}`).toHaveLength(1);
    }
    expect(decisions).toBeGreaterThan(8);
    expect(page.faults).toEqual([]);
  },
  240_000,
);
