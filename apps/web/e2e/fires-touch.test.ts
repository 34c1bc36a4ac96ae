import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { expectPoints, NORTH_WEST, onScreen, press, say, type Place } from './fires-table.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const tapAt = async (page: Page, place: Place) => {
  const { x, y } = await onScreen(page, place);
  await page.touchscreen.tap(x, y);
};
const V3: Place = [2000, 6000];

test('a touch means what one wants: a figure begins, the well gives water, a villager is walked to and picked up', async () => {
  const page = await openPage(house.browser, `${house.url}/play/fires-at-midnight`, NARROW);
  await press(page, 'Begin the guided game');
  await press(page, 'Leave the guide');
  await page.getByRole('button', { name: 'Place F1 northwest of the well' }).tap();
  // Any place along the rim will do, not only the eight that are offered.
  await tapAt(page, [9600, 11300]);
  await say(page)
    .getByText(/Who goes next/)
    .waitFor();
  await tapAt(page, [9600, 11300]);
  await expectPoints(page, 6);

  await tapAt(page, [12000, 12000]);
  await page.locator('.fm-errand-go').getByText('Take water (the well)').tap();
  await expectPoints(page, 4);

  await tapAt(page, V3);
  const go = page.locator('.fm-errand-go');
  await go.getByText('Walk to V3 and pick them up').waitFor();
  expect(await page.locator('.fm-ruler .fm-ghost').count()).toBe(1);
  await tapAt(page, V3);
  await page.locator('.fm-crew .fm-load').getByText('V3').waitFor();
  expect(page.faults).toEqual([]);
});

test('what is out of reach says what is missing, and two fingers walk nobody anywhere', async () => {
  const page = await openPage(house.browser, `${house.url}/play/fires-at-midnight`, NARROW);
  await press(page, 'Begin the guided game');
  await press(page, 'Leave the guide');
  await page.getByRole('button', { name: 'Place F1 northwest of the well' }).tap();
  await page.getByRole('button', { name: 'Place F2 south of the well' }).tap();
  await tapAt(page, NORTH_WEST);
  await expectPoints(page, 6);
  const fire = page.getByRole('img', { name: /^Fire on/ }).first();
  const box = (await fire.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page
    .locator('.fm-why')
    .getByText(/no water/)
    .waitFor();
  await press(page, 'OK');

  const { x, y } = await onScreen(page, NORTH_WEST);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await touch('touchStart', [
    { x, y },
    { x: x + 60, y },
  ]);
  await touch('touchMove', [
    { x: x - 30, y },
    { x: x + 90, y },
  ]);
  await touch('touchEnd', []);
  await frames(page, 10);
  await expectPoints(page, 6);
  expect(await page.locator('.fm-ghost').count()).toBe(0);
  expect(page.faults).toEqual([]);
});
