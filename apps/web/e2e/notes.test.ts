import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endTheTurn, press, sitDown } from './fires-table.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { askHint } from './hints.ts';
import { openHouse } from './house.ts';
import { layTable } from './online-table.ts';

const house = openHouse();
const since = (page: Page) => page.getByRole('region', { name: 'Since your turn' });

async function afterTheFire(screen: typeof WIDE) {
  const page = await openPage(house.browser, `${house.url}/play/fires-at-midnight?usual`, screen);
  await sitDown(page);
  await endTheTurn(page);
  return page;
}
const isOver = async (one: Locator, two: Locator): Promise<boolean> => {
  const [a, b] = [(await one.boundingBox())!, (await two.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('what happened since stands beside the board where there is room', async () => {
  const page = await afterTheFire(WIDE);
  expect(await isOver(since(page), page.locator('.table-board'))).toBe(false);
  expect(page.faults).toEqual([]);
});

test('on a phone it goes by itself when the player acts', async () => {
  const page = await afterTheFire(NARROW);
  await press(page, /^F2 goes next/);
  await since(page).waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
});

/** Can all of it be seen and touched: its middle and its corners? */
const isUncovered = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 8, top + 8],
      [right - 8, bottom - 8],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

test.each([
  ['a phone', NARROW],
  ['a laptop', WIDE],
] as const)('on %s a hint in a lesson lies on no bubble, and no bubble on it', async (_, screen) => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night`, screen);
  await press(page, 'Begin the guided game');
  const bubble = page.getByRole('complementary', { name: 'Guide' });
  await bubble.waitFor();
  await press(page, 'Hint');
  const hint = page.locator('.why-hint').filter({ hasNotText: 'Looking at the board' });
  await hint.waitFor();
  await expect.poll(() => isUncovered(hint)).toBe(true);
  expect(await isUncovered(bubble)).toBe(true);
  expect(page.faults).toEqual([]);
});

/** Can all that is in sight of the bar be pressed? */
const coveredInBar = (page: Page): Promise<string[]> =>
  page.locator('.bar').evaluate((bar) => {
    const isCovered = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const isSeen = (control: Element) => control.checkVisibility({ visibilityProperty: true });
    return [...bar.querySelectorAll('button:not([data-fresh])')]
      .filter((one) => isSeen(one) && isCovered(one))
      .map((one) => one.textContent);
  });

test('on a phone at an online table a hint over the bar hides what lies beneath it, and nothing else', async () => {
  const page = await openPage(house.browser, `${house.url}/play/runebound-midnight?usual`, NARROW);
  await press(page, 'Add a friend online');
  await press(page, 'Begin');
  await page.getByRole('dialog', { name: 'Invite' }).waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Start with bots in the free seats');
  await page.locator('.bar-say.is-mine').waitFor();
  await press(page, 'Hint');
  const hint = page.locator('.why.is-aside').filter({ hasNotText: 'Looking at the board' });
  await hint.waitFor();
  expect(await isUncovered(page.locator('.bar-say'))).toBe(true);
  await askHint(page);
  await expect.poll(() => isUncovered(hint)).toBe(true);
  await expect.poll(() => coveredInBar(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-beneath]').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('on a phone a notice about the others is not cut', async () => {
  const ana = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`);
  const { watch } = await layTable(ana);
  await press(ana, 'Start with bots in the free seats');
  const cleo = await openPage(house.browser, watch, NARROW);
  const notice = cleo.locator('.bar-notice');
  await notice.getByText('You are watching: talk, or show a place.').waitFor();
  const room = await notice.evaluate((e) => [e.scrollWidth <= e.clientWidth, e.scrollHeight <= e.clientHeight]);
  expect(room).toEqual([true, true]);
  expect([...ana.faults, ...cleo.faults]).toEqual([]);
});
