import { expect, test } from 'vitest';
import { press } from './fires-table.ts';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();

test('[FM-21.30] a raised hand reaches the others, and starts nobody’s turn', async () => {
  const ana = await openPage(house.browser, `${house.url}/play/fires-at-midnight?usual`);
  await press(ana, 'Add a friend online');
  await ana.getByRole('button', { name: 'Begin', exact: true }).click();
  const invite = ana.getByRole('dialog', { name: 'Invite' });
  const link = await invite.getByLabel('Link: Seat 2').inputValue();
  await ana.keyboard.press('Escape');

  const bo = await openPage(house.browser, link);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await press(bo, 'Sit down');
  for (const page of [ana, bo])
    await page
      .getByRole('button', { name: /^Place F\d/ })
      .first()
      .click();

  await press(bo, 'Let me go first');
  await bo.getByRole('button', { name: 'Your hand is up' }).waitFor();
  await expect.poll(() => ana.locator('.just-said').innerText()).toBe('Bo Let me go first.');
  for (const page of [ana, bo]) await page.getByRole('button', { name: /^F\d goes next/ }).waitFor();
  expect([...ana.faults, ...bo.faults]).toEqual([]);
});
