import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { layTable, sitDown } from './online-table.ts';

/** Ana began the table, Bo sat down by a link that Cleo has too. */
const house = openHouse();
type Screen = Page & { readonly faults: string[] };
let ana: Screen;
let bo: Screen;
let cleo: Screen;
let links: { readonly seat: string; readonly watch: string };
beforeAll(async () => {
  ana = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, WIDE);
  await ana.getByLabel('Name of seat 1').fill('Ana');
  links = await layTable(ana);
  bo = await sitDown(house.browser, links.seat, 'Bo', undefined, NARROW);
  cleo = await openPage(house.browser, links.seat, NARROW);
});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('region', { name: 'A question for you' });

test('the key leaves the address once someone sits; they come back without it', async () => {
  expect(new URL(bo.url()).hash).toBe('');
  await bo.reload();
  await bo.locator('.mm-board').waitFor();
  expect(await bo.getByText(/^You are watching/).count()).toBe(0);
});

test('the link of a taken seat says who sits there, and takes nothing', async () => {
  await cleo.getByRole('heading', { name: /^Bo sits here/ }).waitFor();
  await cleo.getByText('Bo is at the table now.').waitFor();
  expect(await button(cleo, 'Sit down').count()).toBe(0);
});

test('asked for the seat, Bo gives it up, and Cleo sits down', async () => {
  await cleo.getByLabel('Your name at the table').fill('Cleo');
  await button(cleo, 'Ask Bo for the seat').click();
  await question(bo).getByText('Cleo would like to sit in your seat.').waitFor();
  await button(bo, 'Give up my seat').click();
  await question(cleo).getByRole('button', { name: 'Sit down' }).click();
  await ana.getByRole('region', { name: 'Players' }).getByText('Cleo').first().waitFor();
  expect(await cleo.getByText(/^You are watching/).count()).toBe(0);
});

test('someone removed reads who did it; a new link pasted into the same page opens the table again', async () => {
  await button(ana, /^Bots and seats/).click();
  await ana.getByText('You started this match').click();
  await button(ana, 'Remove Cleo …').click();
  await button(ana, 'Remove Cleo').click();
  await cleo.getByText('Ana removed you from this table.').waitFor();
  expect(await cleo.locator('.mm-board').count()).toBe(0);
  await bo.getByText('The links of this table were renewed.').waitFor();
  const id = new URL(ana.url()).pathname.split('/').at(-1)!;
  const fresh = (await (await ana.request.get(`${house.url}/api/matches/${id}/links`)).json()) as { readonly watch: string };
  await cleo.evaluate((link) => void (location.href = link), fresh.watch);
  await cleo.locator('.mm-board').waitFor();
  await cleo.getByText(/^You are watching/).waitFor();
  for (const page of [ana, bo, cleo]) expect(page.faults).toEqual([]);
});
