import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPoints, onScreen, press } from './fires-table.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const SCREENS = { phone: NARROW, laptop: WIDE } as const;

const begin = async (screen: keyof typeof SCREENS) => {
  const page = await openPage(house.browser, `${house.url}/play/fires-at-midnight`, SCREENS[screen]);
  await press(page, 'Begin the guided game');
  await page.locator('.fm-place').first().waitFor();
  await press(page, 'Leave the guide');
  return page;
};
const startTurn = async (page: Page) => {
  await page.getByRole('button', { name: 'Place F1 northwest of the well' }).click();
  await page.getByRole('button', { name: 'Place F2 south of the well' }).click();
  await press(page, /^F1 goes next/);
  await expectPoints(page, 6);
};

/** Choices of the bar that a thumb in their middle, or near their corners, would miss, and those that are cut. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = ({ left, right, top, bottom }: DOMRect) => [
      [(left + right) / 2, (top + bottom) / 2] as const,
      [left + 6, top + 6] as const,
      [right - 6, bottom - 6] as const,
    ];
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-part="choices"] .button')].filter((b) =>
      b.checkVisibility(),
    );
    const inTheWay = (b: HTMLElement): Element | null | undefined =>
      inside(b.getBoundingClientRect())
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((there) => !b.contains(there));
    return buttons.flatMap((b) => {
      const there = inTheWay(b);
      return there === undefined ? [] : [`${b.textContent} is under ${there?.outerHTML.slice(0, 80) ?? 'the edge'}`];
    });
  });
/** Pieces that a finger can hardly hit, and those under the buttons of the camera. */
const badPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tools = document.querySelector('.camera-tools')!.getBoundingClientRect();
    const isUnder = (r: DOMRect) => r.right > tools.left && r.left < tools.right && r.bottom > tools.top && r.top < tools.bottom;
    const pieces = [
      ...document.querySelectorAll<SVGGElement>(
        '.fm-board :is(.fm-crew, .fm-villager, .fm-chest, .fm-tree, .fm-place[tabindex])',
      ),
    ];
    const isBad = (r: DOMRect) => r.width < 24 || r.height < 24 || isUnder(r);
    return pieces.filter((p) => isBad(p.getBoundingClientRect())).map((p) => p.textContent);
  });
const spoken = (page: Page, text: RegExp) => page.locator('.fm-spoken').getByText(text).waitFor();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? 'nothing');

test.each(['phone', 'laptop'] as const)(
  'on a %s no choice lies under another, in a turn, while aiming and before its end',
  async (screen) => {
    const page = await begin(screen);
    expect(await badPieces(page)).toEqual([]);
    await startTurn(page);
    await expect.poll(() => hidden(page)).toEqual([]);
    expect(await badPieces(page)).toEqual([]);
    const { x, y } = await onScreen(page, [8800, 12500]);
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Corner here' }).waitFor();
    await expect.poll(() => hidden(page)).toEqual([]);
    await press(page, 'Stay');
    await press(page, /Take 3 water/);
    await expectPoints(page, 4);
    await expect.poll(() => hidden(page)).toEqual([]);
    await press(page, 'End turn');
    await spoken(page, /F1 has 4 action points left\. You keep two water/);
    await expect.poll(() => hidden(page)).toEqual([]);
    await press(page, 'Not yet');
    await page.getByRole('button', { name: 'Go to …' }).waitFor();
    expect(page.faults).toEqual([]);
  },
);

test('by keyboard: looking through the places goes nowhere, the plan and its nudges are spoken, and the focus stays with the choices', async () => {
  const page = await begin('laptop');
  await startTurn(page);
  await page.getByRole('button', { name: 'Go to …' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close the list' }).waitFor();
  expect(await focused(page)).toMatch(/Close the list/);
  await page.keyboard.press('Tab');
  expect(await page.locator('.fm-ghost').count()).toBe(0);
  await page.getByRole('button', { name: 'Towards V3' }).focus();
  await page.keyboard.press('Enter');
  await spoken(page, /^To W\d,B\d: \d\.\d″ of 4″, 1 action point/);
  expect(await focused(page)).toMatch(/Walk/);
  const before = await page.locator('.fm-spoken').textContent();
  await page.getByRole('button', { name: 'West by 0.05 inch' }).press('Enter');
  await expect.poll(() => page.locator('.fm-spoken').textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  expect(await focused(page)).not.toBe('nothing');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(page.faults).toEqual([]);
});
