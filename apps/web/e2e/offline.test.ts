import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { KEPT, openPage } from './harness.ts';
import { openHouseOfOwn } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, act, board, square } from './siege-night.ts';

const house = openHouseOfOwn();
let page: Page & { readonly faults: string[] };
let kept: readonly string[];
/** What an earlier build left, and what another application keeps at the same address. */
const leave = () => void ['nightfall-000000000000', 'other-app-v1'].map((name) => caches.open(name));
beforeAll(async () => {
  page = await openPage(house.browser, house.url, KEPT, leave);
  // A worker is ready when everything it keeps has been fetched.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  kept = await page.evaluate(() => caches.keys());
  await page.context().setOffline(true);
  await house.goDark();
});

const play = (game: string) => page.getByRole('link', { name: `Play ${game}`, exact: true });
const begin = () => page.getByRole('button', { name: 'Begin', exact: true });

test('a new build throws away what earlier ones kept, and nothing of other applications', () => {
  expect(kept).toContain('other-app-v1');
  expect(kept).not.toContain('nightfall-000000000000');
});

test('without a network a night of the siege begins, is played, and goes on after the page is loaded again', async () => {
  await page.goto(house.url);
  await play('Siege of the Eternal Night').click();
  await page.getByRole('radio', { name: /^The Last Gate/ }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await begin().click();
  const hand = mouseHand(page);
  const firstTurn = NIGHT.slice(0, NIGHT.findIndex(({ verb }) => verb === 'end') + 1);
  for (const action of firstTurn) await act(page, hand, action);
  await page.reload();
  await board(page).waitFor();
  expect(await board(page).getAttribute('data-phase')).toBe('READY');
  expect(await square(page, 'f3').getAttribute('aria-label')).toContain('marked in turn 1');
  await act(page, hand, { verb: 'roll', words: [] });
});

test('without a network bots play Midnight Madness', async () => {
  await page.goto(house.url);
  await play('Midnight Madness').click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  for (const seat of [1, 2]) await page.getByLabel(`Who sits in seat ${seat}`).selectOption({ label: 'Bot: Random' });
  await begin().click();
  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByRole('listitem').nth(14).waitFor();
});

test('without a network tonight’s game begins', async () => {
  await page.goto(`${house.url}/tonight`);
  await page.getByRole('link', { name: 'Play: Siege of the Eternal Night tonight' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('Tonight: this counts').waitFor();
  await act(page, mouseHand(page), { verb: 'roll', words: [] });
});

test('nothing was missing', () => {
  expect(page.faults).toEqual([]);
});
