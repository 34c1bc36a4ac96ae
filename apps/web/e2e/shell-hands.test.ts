import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const inspector = (page: Page) => page.getByRole('region', { name: 'About this piece' });

async function firstNight(screen: typeof WIDE) {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness`, screen);
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  const card = page.locator('.bar .mm-hand-card').first();
  await page.locator('.mm-end').click({ trial: true });
  const { x, y, width, height } = (await card.boundingBox())!;
  return { page, card, at: { x: x + width / 2, y: y + height / 2 } };
}
const isPicked = (page: Page) => page.locator('.bar .mm-hand-card').first().getAttribute('aria-pressed');

test('a finger that stays on a card looks at it and does not pick it; the next tap closes what it read', async () => {
  const { page, card, at } = await firstNight(NARROW);
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await inspector(page).waitFor();
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await isPicked(page)).toBe('false');
  await page.locator('.mm-board').tap({ position: { x: 5, y: 5 } });
  await inspector(page).waitFor({ state: 'detached' });
  await card.tap();
  expect(await isPicked(page)).toBe('true');
  expect(page.faults).toEqual([]);
});

test('a mouse button that stays down looks as well and does not pick', async () => {
  const { page, card, at } = await firstNight(WIDE);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await inspector(page).waitFor();
  await page.mouse.up();
  expect(await isPicked(page)).toBe('false');
  await card.click();
  expect(await isPicked(page)).toBe('true');
  expect(page.faults).toEqual([]);
});

test('what slides under the thumb takes no tap before it could be seen', async () => {
  const { page } = await firstNight(NARROW);
  const hit = await page.evaluate(async () => {
    const choices = document.querySelector('[data-part=choices]')!;
    const end = choices.querySelector<HTMLElement>('.mm-end')!;
    const { x, y, width, height } = end.getBoundingClientRect();
    const before = end.textContent;
    const under = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')?.textContent ?? null;
    const changed = new Promise<string | null>((seen) => {
      const look = () => choices.querySelector('.mm-end')?.textContent !== before && seen(under());
      new MutationObserver(look).observe(choices, { childList: true, subtree: true, characterData: true });
    });
    end.click();
    return changed;
  });
  expect(hit).toBeNull();
});

test('words over the table make room when the player acts, and a refusal does not come back', async () => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night`, NARROW);
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await page.getByRole('button', { name: 'Hint' }).tap();
  // A hint that is still thought about comes when it is found.
  await page.locator('.why-hint').filter({ hasNotText: 'Looking at the board' }).waitFor();
  await page.locator('svg.siege-sheet').tap({ position: { x: 20, y: 200 } });
  await page.locator('.why').waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
});

test('a choice made by key leaves the focus in the bar', async () => {
  const { page } = await firstNight(WIDE);
  await page.locator('.mm-end').focus();
  await page.keyboard.press('Enter');
  await page.locator('.bar-say').getByText('trade', { exact: false }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.bar') !== null)).toBe(true);
});
