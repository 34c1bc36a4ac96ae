import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { launch, NARROW, openPage, serve, type Served } from './harness.ts';
import { SIEGE } from './siege-night.ts';
import { sleepThrough } from './tonight-table.ts';

let browser: Browser;
let served: Served;
const CLUB = { NIGHTFALL_TONIGHT: 'everyone', NIGHTFALL_TITLE: 'The Owl Club' };
beforeAll(async () => void ([browser, served] = await Promise.all([launch(), serve({ env: CLUB })])));
afterAll(() => served.kill());
const SHOTS = process.env['SHOTS'];

test('after the first try a player enters it in the table of the club, once, and sees the others there', async () => {
  const page = await openPage(browser, `${served.url}/tonight/${SIEGE}`, NARROW);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await sleepThrough(page);
  await page.getByRole('link', { name: 'Your result, and par' }).click();
  const club = page.getByRole('region', { name: 'This night at The Owl Club' });
  await club.getByText('Nobody has entered a result yet.').waitFor();
  await club.getByLabel('Your name in the table').fill('Ana');
  await club.getByRole('button', { name: 'Enter my first try' }).click();
  const reached = await page.locator('.night-result h2').innerText();
  await club.getByRole('listitem').filter({ hasText: 'Ana (you)' }).getByText(reached).waitFor();
  expect(await club.getByRole('button').count()).toBe(0);
  await club.scrollIntoViewIfNeeded();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/club-narrow.png` });
  expect([await overhang(page), await barriers(page), page.faults]).toEqual([0, [], []]);
});
