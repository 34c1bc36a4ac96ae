import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { NARROW, openPage, serve, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const SHOTS = process.env['SHOTS'];
const shot = async (page: Page, name: string) => void (SHOTS && (await page.screenshot({ path: `${SHOTS}/${name}.png` })));

/** Ana lays a table that waits for its people. */
async function lay(
  game: string,
  seats: readonly string[],
  url = house.url,
  open = false,
): Promise<Page & { readonly faults: string[] }> {
  const page = await openPage(house.browser, url, WIDE);
  const id = await page.evaluate(
    async ({ match }) => {
      const send = async (method: string, path: string, body: object) =>
        (await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await fetch('/api/me');
      await send('PUT', '/api/me', { name: 'Ana' });
      return ((await send('POST', '/api/matches', match)) as { readonly id: string }).id;
    },
    { match: { game, seats, setup: { players: seats.length, options: {} }, lobby: true, open } },
  );
  await page.goto(`${url}/t/${id}`);
  return page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const isLit = (page: Page) =>
  page.evaluate(() => document.querySelector('link[rel=icon]')!.getAttribute('href')!.startsWith('data:'));
/** Whose turn it is reads so in the title and the icon of their tab, and nobody else does. */
async function callsOne(pages: readonly Page[], game: string): Promise<void> {
  const called = async () =>
    (await Promise.all(pages.map((page) => page.title()))).map((title) => title.startsWith(`● Your turn – ${game}`));
  await expect.poll(async () => (await called()).filter(Boolean).length).toBe(1);
  await expect.poll(() => Promise.all(pages.map(isLit))).toEqual(await called());
}
declare global {
  // oxlint-disable-next-line no-var
  var shared: ShareData | undefined;
}
/** Notes what goes to the share sheet of a phone, which a browser without a head has not. */
function noteShared(): void {
  navigator.share = async (data) => void (globalThis.shared = data);
}
const fits = async (page: Page) => expect([await overhang(page), await barriers(page)]).toEqual([0, []]);

test('one link seats everyone: it says who invites and what the game is, and lets them choose who they are', async () => {
  const ana = await lay('runebound-midnight', ['me', 'open', 'open']);
  const sheet = ana.getByRole('dialog', { name: 'Invite' });
  await sheet.getByRole('img', { name: 'QR code of the link' }).waitFor();
  const link = await sheet.getByLabel('Link: Everyone').inputValue();
  await shot(ana, 'invite-wide');
  await button(ana, 'Close').click();
  await shot(ana, 'lobby-wide');
  expect(await ana.locator('.lobby-sign svg').count()).toBe(3);
  await fits(ana);

  const bo = await openPage(house.browser, link, NARROW);
  await heading(bo, 'Ana invites you to Runebound: Midnight').waitFor();
  await bo.getByText(/^One player is the Night King, who rules a land under shadow/).waitFor();
  await bo.getByLabel('Who is there').getByText('Night King').waitFor();
  await shot(bo, 'join-narrow');
  await fits(bo);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await button(bo, 'Play as Hero 2').click();
  await heading(bo, 'Waiting for one more player').waitFor();
  await shot(bo, 'lobby-narrow');
  expect(new URL(bo.url()).hash).toBe('');

  const cleo = await openPage(house.browser, link, WIDE);
  await cleo.getByLabel('Who is there').getByText('Bo').waitFor();
  await shot(cleo, 'join-wide');
  await cleo.getByLabel('Your name at the table').fill('Cleo');
  await button(cleo, 'Sit down').click();
  for (const page of [ana, bo, cleo]) await page.locator('.rm-board').waitFor();
  const seats = ana.getByRole('region', { name: 'Players' });
  for (const name of ['Ana', 'Bo', 'Cleo']) await seats.getByText(name).first().waitFor();
  await callsOne([ana, bo, cleo], 'Runebound: Midnight');

  const dan = await openPage(house.browser, link, NARROW);
  await heading(dan, 'All seats are taken').waitFor();
  await shot(dan, 'taken-narrow');
  await button(dan, 'Just watch').click();
  await dan.getByText(/^You are watching/).waitFor();
  for (const page of [ana, bo, cleo, dan]) expect(page.faults).toEqual([]);
});

test('where seats are alike the link gives the next free one, and the invite sheet fits a phone', async () => {
  const ana = await lay('midnight-madness', ['me', 'open', 'open', 'bot:good']);
  const link = await ana.getByRole('dialog', { name: 'Invite' }).getByLabel('Link: Everyone').inputValue();
  const bo = await openPage(house.browser, link, NARROW, noteShared);
  await heading(bo, 'Ana invites you to Midnight Madness').waitFor();
  await button(bo, 'Sit down').click();
  await heading(bo, 'Waiting for one more player').waitFor();
  await button(bo, 'Invite').click();
  const sheet = bo.getByRole('dialog', { name: 'Invite' });
  await sheet.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await sheet.getByLabel('Link: Seat 3 · Free seat').count()).toBe(1);
  await sheet.getByRole('button', { name: 'Send it' }).click();
  const url = await sheet.getByLabel('Link: Seat 3 · Free seat').inputValue();
  await expect.poll(() => bo.evaluate(() => globalThis.shared)).toEqual({ text: 'Play Midnight Madness with me', url });
  await shot(bo, 'invite-narrow');
  await fits(bo);
  for (const page of [ana, bo]) expect(page.faults).toEqual([]);
});

test('a seat from the list that somebody else has just taken leads to the table, not to an error', async () => {
  const served = await serve({ env: { NIGHTFALL_OPEN_TABLES: 'everyone' } });
  onTestFinished(() => served.kill());
  const ana = await lay('midnight-madness', ['me', 'open', 'open'], served.url, true);
  await heading(ana, 'Waiting for 2 more players').waitFor();
  const bo = await openPage(house.browser, `${ana.url()}#sit=0`, NARROW);
  await bo.getByText('Take a seat, or stay and watch.').waitFor();
  await button(bo, 'Sit here').first().click();
  await heading(ana, 'Waiting for one more player').waitFor();
});

test('at an open table people go by the name they typed: in the list, or at the table itself', async () => {
  const served = await serve({ env: { NIGHTFALL_OPEN_TABLES: 'everyone' } });
  onTestFinished(() => served.kill());
  const ana = await lay('midnight-madness', ['me', 'open', 'open'], served.url, true);
  const bo = await openPage(house.browser, `${served.url}/tables`, NARROW);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await button(bo, 'Look in').click();
  await bo.getByText('Take a seat, or stay and watch.').waitFor();
  await shot(bo, 'look-in-narrow');
  await fits(bo);
  await button(bo, 'Sit here').first().click();
  await ana.getByText('Bo', { exact: true }).waitFor();
  const cleo = await openPage(house.browser, ana.url(), WIDE);
  await cleo.getByLabel('Your name at the table').fill('Cleo');
  await shot(cleo, 'look-in-wide');
  await button(cleo, 'Sit here').click();
  for (const page of [ana, bo, cleo]) await page.locator('.mm-board').waitFor();
  const seats = ana.getByRole('region', { name: 'Players' });
  for (const name of ['Ana', 'Bo', 'Cleo']) await seats.getByText(name).first().waitFor();
  for (const page of [ana, bo, cleo]) expect(page.faults).toEqual([]);
});

test('what the host offers is in the page: nothing has to move when the server answers', async () => {
  const served = await serve({ env: { NIGHTFALL_OPEN_TABLES: 'everyone' } });
  onTestFinished(() => served.kill());
  const page = await openPage(house.browser, served.url, NARROW);
  await page.route('**/api/branding', () => undefined);
  await page.reload();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Open tables' }).waitFor();
});
