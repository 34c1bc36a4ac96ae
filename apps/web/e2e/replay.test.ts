import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, SIEGE, STEPS, act, board, square } from './siege-night.ts';
import { nightRecord } from './siege-record.ts';

const house = openHouse();
let record: string;
beforeAll(async () => {
  record = await nightRecord();
});

async function openRecord(page: Page, text: string): Promise<void> {
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Or paste its text').fill(text);
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

test('a link opens the same match in another browser', async () => {
  const page = await openPage(house.browser, house.url);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input')?.value !== '');
  const stranger = await openPage(house.browser, await link.inputValue());
  await slider(stranger).fill(String(inputs.length));
  await stranger.getByLabel('Replay').getByText('Sergeant of the Wall').waitFor();
  expect(await label(stranger, 'c9')).toContain('marked in turn 9 by a hero');
  expect(await label(stranger, 'j9')).not.toContain('marked');
  expect([...page.faults, ...stranger.faults]).toEqual([]);
});

test.each([
  ['is no record', () => 'once upon a time', /line 1.*begins with "nightfall record 1"/],
  ['has a broken line', () => record.replace('setup {', 'setup {{'), /line 3.*"setup" is not readable JSON/],
  [
    'has a move that the rules refuse',
    () => record.replace('e2 f2 f3 f4', 'e2 f2 f3 f9'),
    /entry 3 "0 troop B e2 f2 f3 f9".*SN-5/,
  ],
  ['ends otherwise', () => record.replace(/hash \w{4}/, 'hash 0000'), /hash.*played again it ends in/],
  ['names an unknown option', () => record.replace('"options":{', '"options":{"colour":"red",'), /colour.*no option "colour"/],
  ['is of an unknown game', () => record.replace(`game ${SIEGE}`, 'game chess'), /game.*no game called chess/],
  ['is of other rules', () => record.replace(/(game \S+) \d+/, '$1 99'), /game.*version 99 of the rules/],
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

test('a link that was cut short says so', async () => {
  const page = await openPage(house.browser, `${house.url}/replay#r=abc`);
  expect(await page.getByRole('alert').innerText()).toMatch(/link.*not whole/);
  expect(page.faults).toEqual([]);
});

test('settings that do not fit are named, and nothing begins', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}`);
  await page.getByRole('radio', { name: /^Daily siege/ }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill('daily-2026-01-01');
  await page.getByRole('checkbox', { name: /^Last Call/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  expect(await page.getByRole('alert').innerText()).toMatch(/lastCall.*without Last Call \(SN-12\.10\)/);
  expect(page.url()).toContain(`/play/${SIEGE}`);
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('every fault of an own sheet is named', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}`);
  await page.getByRole('radio', { name: /^Own sheet/ }).check();
  const editor = page.getByRole('region', { name: 'Sheet editor' });
  await editor.getByText('Import and export').click();
  const paste = editor.getByLabel('Or paste a sheet here');
  await paste.fill('{ "grid": [');
  await editor.getByText('This is not JSON').waitFor();
  await paste.fill(JSON.stringify({ format: 'siege-sheet/1', id: 'mine', name: 'Mine', grid: ['eex', 'e'] }));
  await editor.getByText('grid: All rows have the same length.').waitFor();
  await editor.getByText('grid.0: Row 1: only the letters e, w, g and - occur.').waitFor();
  // The sheet that was drawn before is still there, and can be played.
  await editor.getByText('A classic sheet: it may be ranked.').waitFor();
  expect(page.faults).toEqual([]);
});
