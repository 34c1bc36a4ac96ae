import { expect, test } from 'vitest';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { pass, stopClock } from './page-clock.ts';

const house = openHouse();

async function enterSaltreach(screen: typeof WIDE) {
  const page = await openPage(house.browser, `${house.url}/play/runebound-midnight`, screen);
  await page.getByRole('button', { name: 'First night as a Hero' }).click();
  await page.locator('[data-deed=placeHero]:has-text("Saltreach")').click();
  return page;
}

test('the turn of the Night King in a guided game plays to its end by itself', async () => {
  const page = await enterSaltreach(NARROW);
  await page.locator('.telling-phase').first().waitFor();
  expect(await page.locator('.bar-say').innerText()).not.toContain('Choose the town');
  await page.locator('.bar-say.is-mine').waitFor({ timeout: 60_000 });
  expect(page.faults).toEqual([]);
});

test('step by step, what waits for the player shows the button that goes on', async () => {
  const page = await openPage(house.browser, house.url, WIDE);
  await page.evaluate(() => localStorage.setItem('nightfall.settings', JSON.stringify({ steps: true, speed: 4 })));
  await page.goto(`${house.url}/play/runebound-midnight`);
  await page.getByRole('button', { name: 'First night as a Hero' }).click();
  await page.locator('[data-deed=placeHero]:has-text("Saltreach")').click();
  const next = page.locator('.bar').getByRole('button', { name: 'Next' });
  await next.click();
  await next.waitFor();
  await page.locator('.bar').getByRole('button', { name: 'Skip to the end' }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  expect(page.faults).toEqual([]);
});

test('what has just come under the thumb in a lesson takes no tap: a double tap on Next goes on by one page', async () => {
  const page = await openPage(house.browser, house.url, { ...NARROW, speed: 1 });
  await page.clock.install();
  await page.goto(`${house.url}/play/siege-of-the-eternal-night?guide`);
  const guide = page.getByRole('complementary', { name: 'Guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  await next.waitFor();
  await stopClock(page);
  await pass(page, 300);
  await next.dblclick();
  expect(await guide.getByRole('heading').innerText()).toMatch(/page 2$/);
  await pass(page, 300);
  await next.click();
  expect(await guide.getByRole('heading').innerText()).toMatch(/page 3$/);
  expect(page.faults).toEqual([]);
});

test('a page for a new game begins with the lesson until somebody has begun a real game there', async () => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night`, NARROW);
  const offer = page.getByRole('heading', { name: 'Learn as you play' });
  const kinds = page
    .getByRole('button', { name: 'Usual game' })
    .or(page.getByText('Usual game', { exact: true }))
    .first();
  const isFirst = async () => (await offer.boundingBox())!.y < (await kinds.boundingBox())!.y;
  await offer.waitFor();
  expect([await isFirst(), await offer.innerText()]).toEqual([true, 'First time? Learn as you play']);
  await page.goto(`${house.url}/play/siege-of-the-eternal-night?first`);
  await page.locator('.table').waitFor();
  await page.goto(`${house.url}/play/siege-of-the-eternal-night`);
  await offer.waitFor();
  expect([await isFirst(), await offer.innerText()]).toEqual([false, 'Learn as you play']);
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await page.getByRole('complementary', { name: 'Guide' }).waitFor();
  expect(page.faults).toEqual([]);
});
