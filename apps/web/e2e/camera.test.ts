import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, WIDE } from './harness.ts';
import { layLocal } from './watch-local.ts';
import { layWatch, openWatchSite } from './watch-site.ts';

const site = openWatchSite();

const hex = (page: Page, name: string) => page.locator(`.camera-board [data-mark=${name}]`);
const scale = (page: Page) =>
  page.locator('.camera-board').evaluate((board) => board.getBoundingClientRect().width / board.parentElement!.clientWidth);
async function isInSight(page: Page, name: string): Promise<boolean> {
  const [piece, box] = await Promise.all([hex(page, name).boundingBox(), page.locator('.camera').boundingBox()]);
  if (!piece || !box) return false;
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
/** One finger from here to there. */
async function swipe(page: Page, from: readonly [number, number], by: readonly [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (i: number) => [{ x: from[0] + (by[0] * i) / 8, y: from[1] + (by[1] * i) / 8 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= 8; i++) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(i) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
async function pinch(page: Page, x: number, y: number, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (gap: number) => [
    { x: x - gap / 2, y, id: 0 },
    { x: x + gap / 2, y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let i = 1; i <= 8; i++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + ((to - from) * i) / 8) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[10.9] on a phone a hex of a 19-wide map can be read and hit from the start, and one finger drags the map', async () => {
  const page = await layLocal(site, { game: 'wide-watch', options: NARROW });
  const size = async () => {
    const { width, height } = (await hex(page, 'R2').boundingBox())!;
    return Math.min(width, height);
  };
  await expect.poll(size).toBeGreaterThanOrEqual(43.9);
  // What was asked for first is in sight, and a tap on it hits it.
  expect(await isInSight(page, 'R2')).toBe(true);
  await hex(page, 'R2').tap();
  expect(await page.title()).toBe('picked R2');

  const before = (await hex(page, 'R2').boundingBox())!;
  await swipe(page, [150, 300], [160, 0]);
  const after = (await hex(page, 'R2').boundingBox())!;
  expect(after.x - before.x).toBeGreaterThan(120);
  // A drag is no tap.
  expect(await page.title()).toBe('picked R2');

  await pinch(page, 200, 300, 240, 60);
  expect(await scale(page)).toBe(1);
  await pinch(page, 200, 300, 60, 240);
  expect(await scale(page)).toBeGreaterThan(3);
  expect(page.faults).toEqual([]);
});

test('[10.9] wheel, buttons, keys and the small map move the camera, and 0 shows the whole board', async () => {
  const page = await layLocal(site, { game: 'wide-watch', options: WIDE });
  expect(await scale(page)).toBe(1);
  const spot = (await hex(page, 'C3').boundingBox())!;
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => scale(page)).toBeGreaterThan(2);
  const near = (await hex(page, 'C3').boundingBox())!;
  // What is under the mouse stays under it.
  expect(Math.abs(near.x + near.width / 2 - spot.x - spot.width / 2)).toBeLessThan(3);

  const before = (await hex(page, 'C3').boundingBox())!.x;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await hex(page, 'C3').boundingBox())!.x).toBeLessThan(before - 40);
  // The small map: a press on its lower right corner.
  const map = (await page.locator('.camera-map').boundingBox())!;
  expect(await isInSight(page, 'S13')).toBe(false);
  await page.mouse.click(map.x + map.width - 6, map.y + map.height - 6);
  await expect.poll(() => isInSight(page, 'S13')).toBe(true);
  await page.getByRole('button', { name: 'Zoom out (-)' }).click();
  await expect.poll(() => scale(page)).toBeLessThan(2);
  const further = await scale(page);
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBeGreaterThan(further);
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBe(1);
  expect(await page.locator('.camera-map').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('[10.9] "show me", a line of the log and a ping move the camera to what they mean', async () => {
  const { ana, bo } = await layWatch(site, { game: 'wide-watch', gates: 2, seconds: 600 });
  await ana.locator('[data-part=choices] button').first().click();
  const nearTo = async (name: string) => {
    await bo.evaluate((mark) => (globalThis as unknown as { showMe: (mark: string) => void }).showMe(mark), name);
    await expect.poll(() => isInSight(bo, name)).toBe(true);
    await bo.keyboard.press('+');
    await bo.keyboard.press('+');
    await expect.poll(() => scale(bo)).toBeGreaterThan(2);
  };
  await nearTo('S1');
  expect(await isInSight(bo, 'A13')).toBe(false);
  await bo.locator('.log-text').getByText('Ana has chosen a post.').click();
  await expect.poll(() => isInSight(bo, 'A13')).toBe(true);

  await nearTo('S1');
  await ana.keyboard.press('0');
  await expect.poll(() => isInSight(ana, 'A13')).toBe(true);
  await ana.getByRole('tab', { name: /^Talk/ }).click();
  await ana.getByRole('button', { name: 'Point at the board' }).click();
  const { x, y, width, height } = (await hex(ana, 'A13').boundingBox())!;
  await ana.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => isInSight(bo, 'A13')).toBe(true);
  expect([...ana.faults, ...bo.faults]).toEqual([]);
});
