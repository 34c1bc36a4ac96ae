import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { openPage } from './harness.ts';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();
const PACED = { lasts: 0, rounds: 2 };
const choice = (page: Page, name: string) =>
  page.locator('[data-part=choices]').getByRole('button', { name, exact: false }).first();
const spot = async (page: Page) => (JSON.parse((await page.locator('.secrets').textContent())!) as { spot: number | null }).spot;

test('[10.6] two people at one device: all of the table is covered when it goes round, and only then', async () => {
  const page = await layLocal(site, { game: 'heist', setup: PACED, holders: ['person', 'person'] });
  // Nothing of the table is on the page before somebody says who they are: no board, no log, no buttons.
  await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor();
  expect(await page.locator('.table, .log, .secrets, [data-part=choices]').count()).toBe(0);
  await expectOpenToAll(page);
  await page.getByRole('button', { name: 'I am Ana' }).click();
  expect(await spot(page)).not.toBeNull();
  await page
    .getByText(/You hide in place/)
    .first()
    .waitFor();
  await choice(page, 'ready').click();
  await page.getByRole('heading', { name: 'Pass the device to Bo' }).waitFor();
  expect(await page.locator('.table, .log, .secrets').count()).toBe(0);
  expect(await page.getByText(/hide in place/).count()).toBe(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  expect(await spot(page)).toBeNull();
  expect(await page.getByText(/You hide in place/).count()).toBe(0);
  await choice(page, 'ready').click();
  // Both are asked: Bo has the device, so Bo goes on, and nothing is covered until it is Ana's turn alone.
  for (let deed = 0; deed < 5; deed++) await choice(page, 'search').click();
  await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor();
  expect(page.faults).toEqual([]);
});

test('[10.6] one person with two seats sees both, acts for both, and never passes the device to herself', async () => {
  const page = await layLocal(site, {
    game: 'heist',
    setup: PACED,
    holders: ['bot:slow', 'person', 'person'],
    together: [[1, 2]],
  });
  const seats = page.getByRole('radiogroup', { name: 'Act as' });
  await seats.getByText('Bo').waitFor();
  await choice(page, 'ready').click();
  await choice(page, 'ready').click();
  await choice(page, 'plan').click();
  await seats.getByRole('radio', { name: 'Cleo' }).click();
  await choice(page, 'plan').click();
  expect(await page.locator('.cover').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.locator('.log-line').getByText('Cleo marks place 1.').first().waitFor();
  // Who sits together is kept with the match.
  await page.reload();
  await seats.getByText('Cleo').waitFor();
  expect(await page.locator('.cover').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('[10.6] at an online table, too, one person with two seats sees both and acts for both', async () => {
  const page = await openPage(site.browser, site.url);
  const id = await page.evaluate(
    async (wish) => {
      const send = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
      await fetch('/api/me');
      return ((await (await fetch('/api/matches', send)).json()) as { id: string }).id;
    },
    { game: 'watch', seats: ['me', 'me', 'bot:random'], setup: { players: 3, options: {} } },
  );
  await page.goto(`${site.url}/t/${id}`);
  const seats = page.getByRole('radiogroup', { name: 'Act as' });
  await seats.getByRole('radio').nth(1).click();
  // The second seat has its own eyes and buttons; then the first, and nobody passes a device.
  for (const seat of [1, 0]) {
    await expect.poll(() => seats.getByRole('radio').nth(seat).isChecked()).toBe(true);
    await choice(page, 'takePost').click();
  }
  await expect.poll(() => page.locator('.log-line').filter({ hasText: 'has chosen a post.' }).count()).toBe(3);
  expect(await page.locator('.cover').count()).toBe(0);
  await page.reload();
  await page.locator('.watch-board').waitFor();
  const own = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'At this screen' });
  await expect.poll(() => own.count()).toBe(2);
  expect(page.faults).toEqual([]);
});
