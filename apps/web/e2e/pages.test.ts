import { catalog } from '@nightfall/catalog';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { frames } from './frames.ts';
import { barriers, overhang } from './barriers.ts';
import { openPage } from './harness.ts';
import { playOn } from './hints.ts';
import { openHouse } from './house.ts';
import { SIEGE } from './siege-night.ts';
import { nightRecord } from './siege-record.ts';

const house = openHouse();
let page: Page & { readonly faults: string[] };
beforeAll(async () => {
  page = await openPage(house.browser, house.url);
});

async function expectGoodPage(): Promise<void> {
  await page.getByText(/^(Lighting the lamps|Laying the table|Threading the film)…$/).waitFor({ state: 'detached' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await frames(page);
    expect(await overhang(page), `${width} wide`).toBe(0);
    expect(await barriers(page), `${width} wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 850 });
  expect(page.faults).toEqual([]);
}

const games = catalog.filter(({ available }) => available);

test('the first load of the home page brings at most 80 kB of compressed scripts', async () => {
  const first = await openPage(house.browser, house.url);
  await first.getByRole('heading', { level: 1 }).waitFor();
  await first.waitForLoadState('networkidle');
  const scripts = await first.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry && entry.name.endsWith('.js'))
      .map(({ encodedBodySize, decodedBodySize }) => ({ sent: encodedBodySize, read: decodedBodySize })),
  );
  const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0);
  const sent = sum(scripts.map((script) => script.sent));
  expect(sent).toBeGreaterThan(20_000);
  expect(sent).toBeLessThan(sum(scripts.map((script) => script.read)) / 2);
  expect(sent).toBeLessThanOrEqual(80_000);
});

test.each(['/', '/replay', '/settings', '/credits', '/nights', '/lab', '/nowhere'])('%s is open to everybody', async (path) => {
  await page.goto(house.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectGoodPage();
});

test.each(games)('$name: its rules are open to everybody', async ({ id }) => {
  await page.goto(`${house.url}/rules/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectGoodPage();
});

test.each(games)('$name: a new game and a table in mid-play are open to everybody', async ({ id, name }) => {
  await page.goto(`${house.url}/play/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectGoodPage();
  // A night whose first dice are a double: a fixed shape is in hand.
  if (id === SIEGE) await page.getByRole('textbox', { name: /^Seed/ }).fill('x');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await playOn(page, 3);
  await expectGoodPage();
});

test.each(games.filter(({ guided }) => guided))('$name: its guided game is open to everybody', async ({ id }) => {
  await page.goto(`${house.url}/play/${id}?guide=1`);
  await page.waitForURL(/\/table\//);
  await page.getByText(/· page 1$/).waitFor();
  await expectGoodPage();
});

test('home and the list of nights with matches in them, and a replay, are open to everybody', async () => {
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await expectGoodPage();
  await page.goto(`${house.url}/nights`);
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await expectGoodPage();
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('Or paste a link or its text').fill(await nightRecord());
  await page.getByRole('button', { name: 'Open the record' }).click();
  await page.getByRole('slider', { name: 'Moment of the match' }).fill('30');
  await expectGoodPage();
});

test('a finished night is open to everybody', async () => {
  await page.getByRole('slider', { name: 'Moment of the match' }).fill('52');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  // Nothing can be drawn any more, so the night does not ask.
  await page.getByRole('button', { name: 'End the night' }).click();
  const end = page.getByRole('region', { name: 'The end' });
  await end.waitFor();
  // The ladder of ranks, and how far the next one is.
  expect(await end.locator('.ladder [aria-current]').innerText()).toBe('Sergeant of the Wall');
  await end.getByText('2 fewer for Captain of the Gate.').waitFor();
  await end.getByText(/games? with this setup/).waitFor();
  await expectGoodPage();
});
