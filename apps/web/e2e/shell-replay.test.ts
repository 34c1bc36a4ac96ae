import { expect, test } from 'vitest';
import { openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { nightRecord } from './siege-record.ts';

const house = openHouse();

test('a film that plays is sent to its end, and begins anew from there', async () => {
  const page = await openPage(house.browser, `${house.url}/replay`, WIDE);
  await page.getByLabel('Or paste a link or its text').fill(await nightRecord());
  await page.getByRole('button', { name: 'Open the record' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  const last = await slider.getAttribute('max');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await slider.inputValue()).toBe(last);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  expect(page.faults).toEqual([]);
});
