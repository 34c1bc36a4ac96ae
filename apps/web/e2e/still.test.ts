import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openPage, WIDE } from './harness.ts';
import { playOn } from './hints.ts';
import { openHouse } from './house.ts';

const house = openHouse();
// The other games have tests of their own: their hands and their clock need more than hints.
const games = ['siege-of-the-eternal-night'];
const DECISIONS = Number(process.env['DECISIONS'] ?? 30);

const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('.table-board')!.getBoundingClientRect();
    return `${width} × ${height}`;
  });

test.each(games.flatMap((id) => [['wide', id, WIDE] as const, ['narrow', id, NARROW] as const]))(
  '[12.7] %s: the board of %s keeps its size while a game goes on',
  async (_, id, window) => {
    const page = await openPage(house.browser, `${house.url}/play/${id}`, window);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.camera-board').waitFor();
    await page.locator('.bar-say.is-mine').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const first = await sizeOf(page);
    const end = page.getByRole('region', { name: 'The end' });
    for (let n = 0; n < DECISIONS && (await end.count()) === 0; n++) {
      await playOn(page, 1);
      expect(await sizeOf(page), `after decision ${n + 1}: ${await page.locator('.bar-say').innerText()}`).toBe(first);
    }
    expect(page.faults).toEqual([]);
  },
  600_000,
);
