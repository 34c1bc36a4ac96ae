import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { frames } from './frames.ts';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
let page: Page & { readonly faults: string[] };
beforeAll(async () => {
  page = await openPage(house.browser, house.url);
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${house.url}/lab?runebound-midnight`);
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
  await page.getByRole('link', { name: 'Play Price of a counter: 4' }).click();
  await page.getByText('House rule: a counter costs 4 XP.').waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table-top').getByText('House rule: a counter costs 4 XP').waitFor();
  await frames(page);
  await expectOpenToAll(page);
  expect(page.faults).toEqual([]);
});

test('a run is stopped and goes on', async () => {
  await ask(5000);
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
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
