import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layDuty } from './firefighters-table.ts';
import { frames } from './frames.ts';
import { NARROW, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { pressInTime, stopClock } from './page-clock.ts';

const house = openHouse();
const engine = (page: Page) => page.locator('.fd-vehicle[data-mark=ENG-1]').getAttribute('transform');
const rolled = (page: Page) => page.locator('.fd-die-vehicle');

const inspector = (page: Page) => page.getByRole('region', { name: 'About this piece' });
/** On a phone, with a vehicle die in hand: a road that a touch would drive to. */
async function beforeARoad() {
  const begun = { scenario: 'SC-1', mode: 'paced', crews: 1, until: { round: 1, deeds: 2 } } as const;
  const page = await layDuty(house.browser, house.url, { ...begun, screen: NARROW });
  for (let n = 0; n < 20 && (await rolled(page).count()) === 0; n++) {
    await page.locator('.fd-roll').tap();
    await frames(page);
  }
  await rolled(page).first().tap();
  const { x, y, width, height } = (await page.locator('.fd-target:is(.fd-lit, .fd-open)').first().boundingBox())!;
  return { page, road: { x: x + width / 2, y: y + height / 2 } };
}
/** A finger that stays until the words about what it touches are there. */
async function look(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await inspector(page).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await frames(page, 10);
}

test('a finger that stays on a road looks at it: the engine stays, and the die is kept', async () => {
  const { page, road } = await beforeARoad();
  const [stood, dice] = [await engine(page), await rolled(page).count()];
  await look(page, road);
  expect([await engine(page), await rolled(page).count()]).toEqual([stood, dice]);
  expect(page.faults).toEqual([]);
});

/** The dice and buttons that can be seen under the words about a piece. */
const underInspector = (page: Page): Promise<string[]> =>
  inspector(page).evaluate((words) => {
    const over = words.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return [...document.querySelectorAll<HTMLElement>('.bar button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && isUnder(one.getBoundingClientRect()))
      .map((one) => one.innerText);
  });

test('the words about a road lie on no die and no button, and a tap gives the dice back', async () => {
  const { page, road } = await beforeARoad();
  await look(page, road);
  expect(await underInspector(page)).toEqual([]);
  await page.locator('.camera').tap({ position: { x: 5, y: 5 } });
  await inspector(page).waitFor({ state: 'detached' });
  expect(await rolled(page).first().isVisible()).toBe(true);
  expect(page.faults).toEqual([]);
});

const ready = (page: Page) => page.locator('[data-deed=ready]').first();
const roll = (page: Page) => page.locator('.fd-roll');
const since = (page: Page) => page.getByRole('region', { name: 'Since your turn' });

/** In the page: has "Since your turn" been there, if only for a frame? */
declare global {
  // oxlint-disable-next-line no-var
  var sinceSeen: string[];
}
const watchSince = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.sinceSeen = [];
    const look = () => {
      const note = document.querySelector('[aria-label="Since your turn"]');
      if (note) globalThis.sinceSeen.push(note.textContent);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });

/** Lets seconds pass until it is so. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300 && !(await isSo()); n++) await page.clock.runFor(1000);
  expect(await isSo()).toBe(true);
}

test('what the fire did since is told before the next round, and goes when its clock starts, whatever the bots do', async () => {
  const duty = { scenario: 'SC-1', mode: 'clock', crews: 3, screen: WIDE, options: { clock: '90' }, isTimed: true } as const;
  const page = await layDuty(house.browser, house.url, duty);
  await ready(page).click();
  await page.getByText('plan for it').first().waitFor();
  await ready(page).click();
  await roll(page).waitFor();
  await stopClock(page);
  await until(page, () => ready(page).isVisible());
  await until(page, () => since(page).isVisible());
  await pressInTime(page, ready(page));
  await until(page, () => roll(page).isVisible());
  await watchSince(page);
  const others = page.locator('.log-line').filter({ hasText: /Bo|Cleo/ });
  const before = await others.count();
  await until(page, async () => (await others.count()) > before + 5);
  expect(await page.evaluate(() => globalThis.sinceSeen)).toEqual([]);
  expect(page.faults).toEqual([]);
});
