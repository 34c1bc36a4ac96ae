import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';
import {
  NIGHT,
  SEED,
  act,
  board,
  button,
  expectTheEnd,
  middles,
  middleOf,
  square,
  turnUntil,
  type Hand,
  type Point,
} from './siege-night.ts';

const house = openHouse();

/**
 * One finger that goes down, along, rests and is lifted: each event says when it happened, a quarter of a second after the one before, so
 * nothing is thrown by it (the next tap would only stop what was thrown).
 */
async function slide(finger: CDPSession, points: readonly Point[]): Promise<void> {
  let timestamp = Date.now() / 1000 - points.length;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (timestamp += 0.25) });
  await send('touchStart', [points[0]!]);
  for (const [n, to] of points.slice(1).entries()) {
    const from = points[n]!;
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
  }
  await send('touchMove', [points.at(-1)!]);
  await send('touchEnd', []);
}

/** Everything by taps and a sliding finger; a finger is asked before what it drew is meant. */
function fingerHand(page: Page, finger: CDPSession): Hand {
  const tap = (choice: string) => button(page, choice).tap();
  return {
    take: tap,
    press: tap,
    snake: async (cells) => {
      const points = await middles(page, cells);
      // Down and up at once: a finger that stays only looks.
      await (points.length > 1 ? slide(finger, points) : page.touchscreen.tap(points[0]!.x, points[0]!.y));
      await tap('yes');
    },
    lay: async (cells) => {
      await slide(finger, [...(await middles(page, ['f6'])), await middleOf(page, cells)]);
      await turnUntil(
        page,
        cells,
        () => tap('turn'),
        () => tap('mirror'),
      );
      await tap('yes');
    },
    mark: (cell) => square(page, cell).tap(),
  };
}

test('a whole night by finger on a narrow screen', async () => {
  const page = await openPage(house.browser, house.url, NARROW);
  const finger = await page.context().newCDPSession(page);
  await page.getByRole('link', { name: 'Play Siege of the Eternal Night', exact: true }).tap();
  await page.getByRole('radio', { name: /^The Last Gate/ }).tap();
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await board(page).waitFor();
  const hand = fingerHand(page, finger);
  for (const action of NIGHT) await act(page, hand, action);
  await expectTheEnd(page);
  expect(page.faults).toEqual([]);
});

test('what a finger drew waits for ✓, and ✗ drops it', async () => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night?usual`, NARROW);
  const finger = await page.context().newCDPSession(page);
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await button(page, 'roll').tap();
  await button(page, 'B').tap();
  const points = await middles(page, ['e2', 'f2', 'f3', 'f4']);
  await slide(finger, points.slice(0, 2));
  await button(page, 'yes').getByText('2 of 4').waitFor();
  expect(await button(page, 'yes').getAttribute('aria-disabled')).toBe('true');
  await slide(finger, points.slice(1));
  await button(page, 'yes').getByText('Deploy').waitFor();
  await button(page, 'no').tap();
  expect(await square(page, 'f2').getAttribute('aria-label')).toContain('open');
  expect(page.faults).toEqual([]);
});

test('a finger that rests, looks and then draws after all finds its choices', async () => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night?usual`, NARROW);
  const finger = await page.context().newCDPSession(page);
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await button(page, 'roll').tap();
  await button(page, 'B').tap();
  const [from, to] = await middles(page, ['e2', 'f2']);
  const about = page.getByRole('region', { name: 'About this piece' });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from!] });
  await about.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to!] });
  await about.waitFor({ state: 'detached' });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await button(page, 'yes').getByText('2 of 4').waitFor();
  expect(page.faults).toEqual([]);
});
