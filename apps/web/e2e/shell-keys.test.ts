import { expect, test } from 'vitest';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();

test('after another seat is chosen under "Act as", the keys of the table still work', async () => {
  const together = [[1, 2]];
  const page = await layLocal(site, {
    game: 'heist',
    setup: { lasts: 0, rounds: 2 },
    holders: ['bot:slow', 'person', 'person'],
    together,
  });
  const seats = page.getByRole('radiogroup', { name: 'Act as' });
  const plan = page.locator('[data-part=choices]').getByRole('button', { name: 'plan' }).first();
  const ready = page.locator('[data-part=choices]').getByRole('button', { name: 'ready' }).first();
  for (let n = 0; n < 2; n++) await ready.click();
  await plan.waitFor();
  await seats.getByRole('radio', { name: 'Cleo' }).click();
  await expect.poll(() => seats.getByRole('radio', { name: 'Cleo' }).isChecked()).toBe(true);
  await page.keyboard.press(await plan.locator('.key').innerText());
  await page.locator('.log-line').getByText('Cleo marks place 1.').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(page.faults).toEqual([]);
});
