import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forget, launch, openPage, serve, type Served } from './harness.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, act, expectTheEnd, square } from './siege-night.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => void ([served, browser] = await Promise.all([serve(), launch()])));
afterAll(async () => {
  await Promise.all([served.kill(), browser.close()]);
  forget(served);
});

test('a whole night by mouse, with the page loaded again in the middle', async () => {
  const page = await openPage(browser, served.url);
  await page.getByRole('link', { name: 'Play Siege of the Eternal Night', exact: true }).click();
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
