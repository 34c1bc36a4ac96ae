import { expect, test } from 'vitest';
import { layDuty } from './firefighters-table.ts';
import { NARROW, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const begun = { scenario: 'SC-1', mode: 'paced', crews: 3, people: 3, until: { round: 1, deeds: 0 } } as const;

test.each([
  ['phone', NARROW],
  ['wide', WIDE],
] as const)('on a %s screen any amount of water can be set, and standing consent switched', async (name, screen) => {
  const page = await layDuty(house.browser, house.url, { ...begun, screen });
  await page.locator('.fd-roll').waitFor();
  await page.locator('.fd-chip[data-mark="ENG-1"]').click();
  const amount = page.locator('.fd-stepper[aria-label="Water to load or pass on"]');
  await amount.waitFor({ state: 'attached' });
  const more = page.locator('.fd-more[aria-expanded=false]');
  if (await more.isVisible()) await more.click();
  const set = async () => Number.parseInt(await amount.locator('b').innerText());
  const all = await set();
  await amount.getByRole('button', { name: 'Less water' }).click();
  await amount.getByRole('button', { name: 'Less water' }).click();
  expect(await set()).toBe(all - 2);
  if (name === 'phone') await page.getByRole('button', { name: 'Seats' }).click();
  const consent = page.getByLabel('Take water from other crews without asking me').filter({ visible: true });
  const before = await consent.isChecked();
  await consent.click();
  await expect.poll(() => consent.isChecked()).toBe(!before);
  expect(page.faults).toEqual([]);
});
