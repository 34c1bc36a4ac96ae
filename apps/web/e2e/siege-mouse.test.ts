import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, act, expectTheEnd, square } from './siege-night.ts';

const house = openHouse();

test('a whole night by mouse, with the page loaded again in the middle', async () => {
  const page = await openPage(house.browser, house.url);
  await page.getByRole('link', { name: 'Play Siege of the Eternal Night', exact: true }).click();
  await page.getByRole('radio', { name: /^The Last Gate/ }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const hand = mouseHand(page);
  for (const [n, action] of NIGHT.entries()) {
    if (n === 20) {
      await square(page, 'e4').waitFor({ state: 'attached' });
      await page.reload();
    }
    await act(page, hand, action);
  }
  await expectTheEnd(page);
  expect(NIGHT).toHaveLength(43);
  expect(page.faults).toEqual([]);
});
