import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();
const choice = (page: Page, name: string) =>
  page.locator('[data-part=choices]').getByRole('button', { name, exact: false }).first();
const grabs = (page: Page) => page.locator('.log-line').filter({ hasText: 'The thief grabs' }).count();

test('[10.11] a local match that is open twice is played in one tab, and the other follows', async () => {
  const first = await layLocal(site, { game: 'open-heist', setup: { lasts: 0, rounds: 3 }, holders: ['person', 'bot:slow'] });
  await choice(first, 'ready').click();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText('This game is open in another tab.').first().waitFor();
  await choice(first, 'grab').click();
  await expect.poll(() => grabs(second)).toBe(1);
  expect(await second.locator('[data-part=choices] button').count()).toBe(0);

  // Playing on in the second tab makes the first one follow.
  await second.getByRole('button', { name: 'Play here' }).click();
  await first.getByText('This game is open in another tab.').first().waitFor();
  await choice(second, 'grab').click();
  await expect.poll(() => grabs(first)).toBe(2);

  // When it is closed, the first one plays again, and nothing is lost.
  await second.close();
  await choice(first, 'grab').click();
  await expect.poll(() => grabs(first)).toBe(3);
  await first.reload();
  await expect.poll(() => grabs(first)).toBe(3);
  expect(first.faults).toEqual([]);
});
