import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newFolder, openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, SIEGE, STEPS, act, board, square } from './siege-night.ts';
import { nightFile, nightRecord } from './siege-record.ts';

const house = openHouse();
let record: string;
beforeAll(async () => {
  record = await nightRecord();
});

async function openRecord(page: Page, text: string): Promise<void> {
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Or paste a link or its text').fill(text);
  await page.getByRole('button', { name: 'Open the record' }).click();
}
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const moment = async (page: Page) => Number(await slider(page).inputValue());
const label = (page: Page, cell: string) => square(page, cell).getAttribute('aria-label');

const inputs = STEPS.filter(({ play, dice }) => play ?? dice);
const thirdRoll = inputs.findIndex((_, n) => inputs.slice(0, n + 1).filter(({ play }) => play === '0 roll').length === 3);

test('a finished night is replayed by slider and by step, and played on from the middle', async () => {
  const page = await openPage(house.browser, house.url);
  await openRecord(page, record);
  await slider(page).waitFor();
  expect(await slider(page).getAttribute('max')).toBe(String(inputs.length));
  expect(await label(page, 'f3')).toContain('open');

  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByLabel('Replay').getByText('Sergeant of the Wall').waitFor();
  expect(await page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);

  await slider(page).fill('2');
  expect(await label(page, 'f3')).toContain('open');
  await page.getByRole('button', { name: 'One decision on' }).click();
  expect(await moment(page)).toBe(3);
  expect(await label(page, 'f3')).toContain('marked in turn 1 by a troop');
  await page.getByRole('button', { name: 'One decision back' }).click();
  expect(await moment(page)).toBe(2);

  await slider(page).fill(String(thirdRoll));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\//);
  await board(page).waitFor();
  expect(await board(page).getAttribute('data-phase')).toBe('READY');
  expect(await label(page, 'g8')).not.toContain('marked');
  const ends = NIGHT.flatMap(({ verb }, n) => (verb === 'end' ? [n] : []));
  for (const action of NIGHT.slice(ends[1]! + 1, ends[2]! + 1)) await act(page, mouseHand(page), action);
  expect(await label(page, 'g4')).toContain('marked in turn 3 by a hero');
  expect(page.faults).toEqual([]);
});

test('a game is saved as a file and opened again', async () => {
  const page = await openPage(house.browser, house.url);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Share' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this game as a file' }).click();
  const path = join(newFolder(), 'night.txt');
  await (await saved).saveAs(path);
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Record file').setInputFiles(path);
  expect(await slider(page).getAttribute('max')).toBe(String(inputs.length));
  expect(page.faults).toEqual([]);
});

test('[SN-14.1] [SN-14.3] a game file is opened and played on; a faulty line is named', async () => {
  const page = await openPage(house.browser, house.url);
  const file = await nightFile();
  const path = join(newFolder(), 'night.siege');
  writeFileSync(path, file);
  expect(file).toMatch(/^siege 1\nsheet last-gate\nseed worked-example\nlastcall off\nroll 3 4\n/);

  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Record file').setInputFiles(path);
  expect(await slider(page).getAttribute('max')).toBe(String(inputs.length));
  await slider(page).fill(String(thirdRoll));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await board(page).waitFor();

  await openRecord(page, file.replace('e2 f2 f3 f4', 'b2 f2 f3 f4'));
  expect(await page.getByRole('alert').innerText()).toMatch(/line 6: b2 is not a square on this sheet\. \(SN-5\.9\)/);
  expect(page.faults).toEqual([]);
});

test('a link opens the same match in another browser', async () => {
  const page = await openPage(house.browser, house.url);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input')?.value !== '');
  const stranger = await openPage(house.browser, await link.inputValue());
  await stranger.getByRole('heading', { name: 'Sergeant of the Wall' }).waitFor();
  await stranger.getByRole('link', { name: 'Watch the replay' }).click();
  await slider(stranger).fill(String(inputs.length));
  await stranger.getByLabel('Replay').getByText('Sergeant of the Wall').waitFor();
  expect(await label(stranger, 'c9')).toContain('marked in turn 9 by a hero');
  expect(await label(stranger, 'j9')).not.toContain('marked');
  expect([...page.faults, ...stranger.faults]).toEqual([]);
});

test.each([
  ['is no record', () => 'once upon a time', /line 1.*must begin with "nightfall record 1"/],
  ['has a broken line', () => record.replace('setup {', 'setup {{'), /line 3.*"setup" must be JSON/],
  [
    'has a move that the rules refuse',
    () => record.replace('e2 f2 f3 f4', 'e2 f2 f3 f9'),
    /entry 3 "0 troop B e2 f2 f3 f9".*SN-5/,
  ],
  ['ends otherwise', () => record.replace(/hash \w{4}/, 'hash 0000'), /hash.*replayed, it ends in/],
  ['names an unknown option', () => record.replace('"options":{', '"options":{"colour":"red",'), /colour.*no option "colour"/],
  ['is of an unknown game', () => record.replace(`game ${SIEGE}`, 'game chess'), /game.*no game called chess/],
])('a record that %s gets one message that says where and why', async (_, text, message) => {
  const page = await openPage(house.browser, `${house.url}/replay`);
  await openRecord(page, text());
  const said = page.getByRole('alert');
  await said.waitFor();
  expect(await said.count()).toBe(1);
  expect(await said.innerText()).toMatch(message);
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('a record of other rules opens where today’s rules play it alike', async () => {
  const page = await openPage(house.browser, `${house.url}/replay`);
  await openRecord(page, record.replace(/(game \S+) \d+/, '$1 99'));
  await page.getByText('This match was played under version 99 of the rules').waitFor();
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  expect(page.faults).toEqual([]);
});

test('a link that was cut short says so', async () => {
  const page = await openPage(house.browser, `${house.url}/replay#r=abc`);
  expect(await page.getByRole('alert').innerText()).toMatch(/link is incomplete/);
  expect(page.faults).toEqual([]);
});

test('[12.8] an impossible choice is grey and says why; settings that do not fit are named, and nothing begins', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  const lastCall = page.getByRole('checkbox', { name: /^Last Call/ });
  await lastCall.check();
  await page.getByRole('radio', { name: /^Daily siege/ }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill('daily-2026-01-01');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  expect(await page.getByRole('alert').innerText()).toMatch(/^Last Call The daily siege has no Last Call/);
  expect(page.url()).toContain(`/play/${SIEGE}?usual`);
  await lastCall.uncheck();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await lastCall.isDisabled()).toBe(true);
  await page.getByText('Not now: The daily siege has no Last Call').waitFor();
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  expect(await lastCall.isDisabled()).toBe(false);
  expect(page.faults).toEqual([]);
});

test('every fault of an own sheet is named', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  await page.getByRole('radio', { name: /^Own sheet/ }).check();
  const editor = page.getByRole('region', { name: 'Sheet editor' });
  await editor.getByText('Import and export').click();
  const paste = editor.getByLabel('Or paste a sheet here');
  await paste.fill('{ "grid": [');
  await editor.getByText('it must be JSON').waitFor();
  await paste.fill(JSON.stringify({ format: 'siege-sheet/1', id: 'mine', name: 'Mine', grid: ['eex', 'e'] }));
  await editor.getByText('grid: All rows must have the same length.').waitFor();
  await editor.getByText('grid.0: Row 1: use only e, w, g and -.').waitFor();
  // The sheet that was drawn before is still there, and can be played.
  await editor.getByText('A classic sheet: it can be ranked.').waitFor();
  expect(page.faults).toEqual([]);
});
