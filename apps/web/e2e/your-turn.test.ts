import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { actUntil, layTable, sitDown } from './online-table.ts';

const house = openHouse();
/** The two notes that call a player. */
const CALL = [523, 659];

declare global {
  // oxlint-disable-next-line no-var
  var pitches: number[];
}
/** From now on the page is a tab in the background: hidden, and drawn no more. It notes every pitch that it plays. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.pitches = [];
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    globalThis.requestAnimationFrame = () => 0;
    const play: (pitch: number, at: number) => AudioParam = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (pitch, at) {
      globalThis.pitches.push(pitch);
      return play.call(this, pitch, at);
    };
    document.dispatchEvent(new Event('visibilitychange'));
  });
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');
const isCalled = (page: Page) => async () => (await page.title()).startsWith('● Your turn');

test('a tab in the background calls its player: by its title, its icon and a sound', async () => {
  const ana = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, WIDE);
  const bo = await sitDown(house.browser, (await layTable(ana)).seat, 'Bo');
  await actUntil([ana], isCalled(ana));
  expect(await bo.title()).toBe('Midnight Madness · Nightfall');
  const calm = await icon(bo);
  await hide(bo);
  await actUntil([ana], isCalled(bo));
  expect(await bo.title()).toBe('● Your turn – Midnight Madness · Nightfall');
  expect(await icon(bo)).not.toBe(calm);
  await expect.poll(() => bo.evaluate(() => globalThis.pitches)).toEqual(expect.arrayContaining(CALL));
  expect([ana.faults, bo.faults]).toEqual([[], []]);
});
