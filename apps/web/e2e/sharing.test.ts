import { pack } from '@nightfall/ui';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { newFolder, openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { smallestLetters } from './lettering.ts';
import { SIEGE } from './siege-night.ts';
import { nightRecord } from './siege-record.ts';
import { sleepThrough } from './tonight-table.ts';

const house = openHouse();

test('a finished game sent as a link opens its result, and the same night is played from there', async () => {
  const record = await nightRecord();
  const page = await openPage(house.browser, `${house.url}/challenge#r=${await pack(record)}`);
  await page.getByRole('heading', { level: 1, name: 'Sergeant of the Wall' }).waitFor();
  await page.getByText('7 left · Sergeant of the Wall').waitFor();
  await page.getByText('played by Ada').waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    expect(await overhang(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  }
  await page.getByRole('button', { name: /^Play (?:the same night|this game yourself)$/ }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.siege-board').waitFor();
  expect(page.faults).toEqual([]);
});

test('a game that was sent is shown with its story at once, so that no button moves away', async () => {
  const page = await openPage(house.browser, 'about:blank');
  const STORY = '**/story-*.js';
  const asked = page.waitForRequest(STORY);
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(STORY, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${house.url}/challenge#r=${await pack(await nightRecord())}`);
  await asked;
  const replay = page.getByRole('link', { name: 'Watch the replay' });
  expect(await replay.count()).toBe(0);
  letIn();
  await replay.waitFor();
  await page.getByText('besiegers of').waitFor();
  expect(page.faults).toEqual([]);
});

/** How many pixels of the picture its frame cuts off. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('.still').evaluate((still) => {
    const [frame, { right, bottom }] = [still.getBoundingClientRect(), still.querySelector('svg')!.getBoundingClientRect()];
    return Math.max(right - frame.right, bottom - frame.bottom);
  });
const ENDINGS = [
  'firefighters-on-duty/recorded/won-all-clear',
  'runebound-midnight/recorded/mirrors-broken',
  'fires-at-midnight/recorded/saved',
  'midnight-madness/recorded/won-together',
];
test.each(ENDINGS)('the picture of a game that was sent is whole and can be read: %s', async (ending) => {
  const record = readFileSync(new URL(`../../../games/${ending}.record`, import.meta.url), 'utf8');
  const page = await openPage(house.browser, `${house.url}/challenge#r=${await pack(record)}`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await expect.poll(() => smallestLetters(page, '.still svg >> nth=0')).toBeGreaterThan(11);
    expect(await cutOff(page)).toBeLessThan(1);
  }
  expect(page.faults).toEqual([]);
});

test('a record that was changed shows no result', async () => {
  const changed = (await nightRecord()).replace(/^(@\d+ )?dice \d \d$/m, '$1dice 6 6');
  const page = await openPage(house.browser, `${house.url}/challenge#r=${await pack(changed)}`);
  await page.getByText('The result in this link is not shown.').waitFor();
  expect(await page.getByText('Sergeant').count()).toBe(0);
});

test('all nights go into one file and come out of it in another browser; a bad file changes nothing', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await sleepThrough(page);
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: 'QR code of the link' });
  await code.waitFor();
  const foot = async (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await foot(code)) - (await foot(page.getByRole('dialog')))).toBeLessThanOrEqual(0);
  await page.goto(house.url);
  await page.getByText(/^Your best: \d+ left/).waitFor();
  expect(await page.getByRole('link', { name: /First time.*Siege/ }).count()).toBe(0);
  await page.goto(`${house.url}/nights`);
  await page.getByRole('heading', { name: 'Your best stories' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all nights as a file' }).click();
  const file = join(newFolder(), 'nights.json');
  await (await saving).saveAs(file);

  const other = await openPage(house.browser, `${house.url}/nights`);
  const bad = join(newFolder(), 'bad.json');
  writeFileSync(bad, '{"nightfall":"nights"}');
  await other.getByLabel('Add nights from a file').setInputFiles(bad);
  await other.getByText('Nothing was changed.').waitFor();
  await other.getByText('You have not played in this browser yet.').waitFor();
  await other.getByLabel('Add nights from a file').setInputFiles(file);
  await other.getByText('1 game was added.').waitFor();
  await other.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
  expect([...page.faults, ...other.faults]).toEqual([]);
});
