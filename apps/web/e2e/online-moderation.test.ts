import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../server/src/admin/admin.ts';
import { expectOpenToAll } from './barriers.ts';
import { launch, NARROW, openPage, serve, WIDE, type Served } from './harness.ts';
import { layTable, sitDown } from './online-table.ts';
import type { Browser } from 'playwright-core';

type Screen = Page & { readonly faults: string[] };
let [browser, served]: [Browser?, Served?] = [];
let [ana, bo]: Screen[] = [];
beforeAll(async () => {
  browser = await launch();
  served = await serve();
  ana = await openPage(browser, `${served.url}/play/midnight-madness?usual`, WIDE);
  await ana.getByLabel('Name of seat 1').fill('Ana');
  const links = await layTable(ana);
  bo = await sitDown(browser, links.seat, 'Bo', undefined, NARROW);
});
afterAll(() => served?.kill());

async function openTalk(page: Page): Promise<void> {
  const talk = page.getByRole('list', { name: 'Talk' });
  if (await talk.isVisible()) return;
  await page
    .getByRole('button', { name: /Talk/ })
    .or(page.getByRole('tab', { name: /Talk/ }))
    .first()
    .click();
  await talk.waitFor();
}
async function say(page: Page, text: string): Promise<void> {
  await openTalk(page);
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[D-trust] one press mutes a disruptive player, and the settings unmute them', async () => {
  await say(bo!, 'nonsense');
  await openTalk(ana!);
  const talk = ana!.getByRole('list', { name: 'Talk' });
  await talk.getByText('nonsense').waitFor();
  await ana!.getByText('Mute, block or report').click();
  await button(ana!, 'Mute: Bo').click();
  await talk.getByText('nonsense').waitFor({ state: 'detached' });
  await expectOpenToAll(ana!);
  await say(bo!, 'more nonsense');
  await bo!.getByRole('list', { name: 'Talk' }).getByText('more nonsense').waitFor();
  expect(await talk.getByText('more nonsense').count()).toBe(0);
  const settings = await ana!.context().newPage();
  await settings.goto(`${served!.url}/settings`);
  await button(settings, 'Unmute: Bo').click();
  await talk.getByText('more nonsense').waitFor();
  await settings.close();
});

test('[D-trust] a report reaches the host, who closes the table: everybody reads why', async () => {
  await ana!.getByRole('textbox', { name: 'What is wrong at this table' }).fill('Bo talks nonsense');
  await button(ana!, 'Report').click();
  await ana!.getByText('Your report has gone to the host of this server. Thank you.').waitFor();
  const place = { data: served!.data, databaseUrl: undefined, url: served!.url, note: '', before: undefined };
  const reports = await admin(['reports'], place);
  expect(reports).toContain('Bo talks nonsense');
  await admin(['close', reports.slice(0, 10)], place);
  for (const page of [ana!, bo!]) await page.getByText('The host of this server has closed this table.').first().waitFor();
  await ana!.reload();
  await ana!.getByRole('heading', { name: 'Can’t open this table' }).waitFor();
  await ana!.getByText('The host of this server has closed this table.').waitFor();
});
