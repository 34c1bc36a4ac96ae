import { expect, test } from 'vitest';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();

test('in forced colours one sees whose decision it is, and which part of the map is in sight', async () => {
  const page = await openPage(house.browser, `${house.url}/play/firefighters-on-duty?guide=1`, {
    ...NARROW,
    forcedColors: 'active',
  });
  await page.locator('.camera-map > i').waitFor();
  await page.locator('.bar-say.is-mine').waitFor();
  const [lamp, frame, ground] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.bar-say.is-mine')!, '::before').backgroundColor,
    getComputedStyle(document.querySelector('.camera-map > i')!).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(lamp).not.toBe(ground);
  expect(frame).toBe(lamp);
  expect(page.faults).toEqual([]);
});
