import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { frames } from './frames.ts';
import { newFolder, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
let page: Page & { readonly faults: string[] };
beforeAll(async () => {
  page = await openPage(house.browser, house.url);
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${house.url}/lab?runebound-midnight`);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByLabel('What changes').waitFor();
});
const ask = async (games: number) => {
  await page.getByLabel('After').fill('4');
  await page.getByLabel('Players').fill('2');
  await page.getByLabel('Bots').selectOption('random');
  await page.getByLabel('Games each').fill(String(games));
  await page.getByRole('button', { name: 'Run it' }).click();
};
const done = (text: string) => page.getByRole('status').filter({ hasText: text });

test('one number is changed, its worth is shown, and the variant is played as a house rule', async () => {
  await ask(25);
  await done('50 of 50 games, done').waitFor();
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
  await page.getByRole('img', { name: 'Win rates' }).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await frames(page);
    await expectOpenToAll(page);
  }
  const [table] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Play Price of an experience counter: 4' }).click(),
  ]);
  await table.getByText('House rule: an experience counter costs 4 XP.').waitFor();
  await table.getByRole('button', { name: 'Begin', exact: true }).click();
  await table.locator('.table-top').getByText('House rule: an experience counter costs 4 XP').waitFor();
  await frames(table);
  await expectOpenToAll(table);
  await table.close();
  const [friends] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'with friends online' }).last().click(),
  ]);
  await friends.getByText('Online: you will find links for your friends at the table.').waitFor();
  expect(await friends.locator('.chair').count()).toBe(2);
  await friends.close();
  expect(page.faults).toEqual([]);
});

test('form and results outlive a reload, stay when the form changes, and go on with more games', async () => {
  await page.getByText('After (by the book: 3)').waitFor();
  await ask(25);
  await done('50 of 50 games, done').waitFor();
  await page.reload();
  await done('50 of 50 games, done').waitFor();
  await page.getByRole('img', { name: 'Win rates' }).waitFor();
  expect(await page.getByLabel('Bots').inputValue()).toBe('random');
  await page.getByLabel('After').fill('5');
  await page.getByText('These are the results of the former settings.').waitFor();
  await page.getByLabel('After').fill('4');
  await page.getByRole('button', { name: 'Play as many again' }).click();
  await done('100 of 100 games, done').waitFor();
  await page.getByLabel('After').fill('');
  await page.getByRole('button', { name: 'Run it' }).click();
  await page.getByRole('alert').getByText('Give the second variant a number.').waitFor();
  await done('100 of 100 games, done').waitFor();
});

const open = async (text: string) => {
  const field = page.getByLabel('Experiment file (YAML)');
  if (!(await field.isVisible())) await page.getByText('Open an experiment file').click();
  await field.setInputFiles({ name: 'trial.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
};
/** A file is in view first, and run then. */
const run = async (text: string) => {
  await open(text);
  await page.getByRole('button', { name: 'Ask something else' }).waitFor();
  await page.getByRole('button', { name: 'Run it' }).click();
};
test('a game that went the other way opens in the replay where the two parted, and the figures are saved', async () => {
  const variants = `[{ name: gentle, options: { difficulty: gentle } }, { name: uber, options: { difficulty: uber } }]`;
  await run(`title: Two nights\ngame: midnight-madness\nbots: casual\ngames: 25\nvariants: ${variants}`);
  await done('50 of 50 games, done').waitFor();
  const [replay] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'after', exact: true }).first().click(),
  ]);
  const moment = replay.getByRole('slider', { name: 'Moment of the match' });
  await moment.waitFor();
  const parted = Number(await moment.inputValue());
  expect(parted).toBeGreaterThan(0);
  expect(parted).toBeLessThan(Number(await moment.getAttribute('max')));
  await replay.close();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the figures (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('two-nights.csv');
});

test('the report that is saved is open to all, and its scores lead to games', async () => {
  const variants = `[{ name: gentle, options: { difficulty: gentle } }, { name: uber, options: { difficulty: uber } }]`;
  await run(
    `title: Two nights\ngame: midnight-madness\nbots: random\ngames: 2\ncurve: true\nchoices: 1\nworth: [Archer]\nacross: { players: [1, 2] }\nvariants: ${variants}`,
  );
  await done('12 of 12 games, done').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  const path = join(newFolder(), 'report.html');
  await file.saveAs(path);
  const report = await openPage(house.browser, `file://${path}`);
  for (const one of await report.locator('details').all()) await one.evaluate((details) => details.setAttribute('open', ''));
  expect(await report.locator('section', { hasText: 'Scores' }).getByRole('link').count()).toBeGreaterThan(0);
  for (const width of [1440, 390]) {
    await report.setViewportSize({ width, height: 850 });
    await expectOpenToAll(report);
  }
});

test('a file of the command line is run here, with its targets', async () => {
  await open('title: A trial\ngame: chess');
  await page.getByRole('alert').getByText('There is no game “chess”.').waitFor();
  await open('title: A trial\ngame: midnight-madness\nvariants: [{ name: a, house: { moon: 3 } }]');
  await page.getByRole('alert').getByText('variants[0].house.moon: There is no such number to change').waitFor();
  await run(`title: A trial\ngame: midnight-madness\nbots: random\ngames: 25\nbands: [{ win: [90, 100] }]`);
  await done('25 of 25 games, done').waitFor();
  await page.getByText('1 of 1 targets are missed.').waitFor();
  await frames(page);
  await expectOpenToAll(page);
  await page.getByRole('button', { name: 'Ask something else' }).click();
  await page.getByLabel('What changes').waitFor();
});

test('a run is stopped and goes on, and what the reader has opened stays open', async () => {
  await ask(5000);
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
  const numbers = page.locator('.lab-report details').first();
  await numbers.getByText('Show the numbers').click();
  const games = await page.getByRole('status').textContent();
  await page.waitForFunction((before) => document.querySelector('output')?.textContent !== before, games);
  await numbers.getByRole('table').waitFor();
  await done('left').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = await done('stopped').textContent();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.waitForFunction(
    (before) => !document.querySelector('output')?.textContent?.startsWith(before),
    stopped!.split(' of')[0]!,
  );
  await page.getByRole('button', { name: 'Stop' }).click();
  await done('stopped').waitFor();
  expect(page.faults).toEqual([]);
});

test('what cannot be played says why', async () => {
  await page.goto(`${house.url}/lab?firefighters-on-duty`);
  await page.getByLabel('What changes').selectOption('maxLate');
  await page.getByRole('button', { name: 'Run it' }).click();
  await page.getByRole('alert').getByText('This scenario has no such goal.').waitFor();
  await page.getByText('The rest of the table').click();
  await page.locator('details').getByLabel('Scenario').selectOption('SC-3');
  await page.getByLabel('Games each').fill('25');
  await page.getByRole('button', { name: 'Run it' }).click();
  await done('50 of 50 games, done').waitFor();
});
