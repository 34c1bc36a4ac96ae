import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { layDuty } from './firefighters-table.ts';
import { NARROW, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { tabTo } from './keys.ts';

const house = openHouse();

const deed = (page: Page, type: string) => page.locator(`[data-deed=${type}]`).first();
const round = (page: Page) => page.locator('.fd-round').innerText();

test('[13.6] with the keyboard alone: kit aboard, an engine driven, dice rolled, and the round ended, in paced mode', async () => {
  const page = await layDuty(house.browser, house.url, { scenario: 'SC-1', mode: 'paced', crews: 1 });
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await frames(page);
  };
  await deed(page, 'ready').waitFor();
  await key('e');
  await page.getByText('plan for it').first().waitFor();
  // A plan for a place that burns, by Tab and Enter.
  await tabTo(page, page.locator('.fd-target[data-mark=E1]'));
  await key('Enter');
  await page.getByText('plans for E1').first().waitFor();
  await key('e');
  await page.getByText('Roll and act').waitFor();
  await key('k');
  await expect.poll(() => page.locator('.fd-chip').first().textContent()).toMatch(/firefighter/);
  const rolled = page.locator('.fd-die-vehicle').first();
  // Space would press what has the focus, as on every page: A rolls the left die.
  for (let n = 0; n < 12 && (await rolled.count()) === 0; n++) await key('a');
  await rolled.waitFor();
  await key('v');
  const station = await page.locator('.fd-vehicle[data-mark=ENG-1]').getAttribute('transform');
  await tabTo(page, page.locator('.fd-target.fd-lit').first());
  await key('Enter');
  await expect.poll(() => page.locator('.fd-vehicle[data-mark=ENG-1]').getAttribute('transform')).not.toBe(station);
  for (let n = 0; n < 30 && (await round(page)) === 'Round 1 of 4'; n++) await key('e');
  await expect.poll(() => round(page)).toBe('Round 2 of 4');
  expect(page.faults).toEqual([]);
});

test.each([
  ['a phone', NARROW],
  ['a wide screen', WIDE],
] as const)('[13.6] on %s the city keeps its size from the briefing to the bell', async (_, screen) => {
  const page = await layDuty(house.browser, house.url, { scenario: 'SC-1', mode: 'paced', crews: 1, screen });
  const height = async () => (await page.locator('.table-board').boundingBox())!.height;
  await deed(page, 'ready').click();
  await page.getByText('plan for it').first().waitFor();
  const heights = [await height()];
  await deed(page, 'ready').click();
  await page.getByText('Roll and act').waitFor();
  for (let n = 0; n < 6; n++) {
    await page.locator('.fd-roll').click();
    await frames(page, 10);
    heights.push(await height());
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
});
