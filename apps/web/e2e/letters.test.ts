import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();

/** How far things on the page have moved without being touched: the share of the screen times the share of the way. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  const note = (list: PerformanceObserverEntryList) =>
    shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]).map(({ value }) => value));
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

/** Opens the home page, whose letters come when they are let in. */
async function openWithoutLetters(screen: typeof WIDE) {
  const page = await openPage(house.browser, 'about:blank', screen, watchShifts);
  const waiting: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Play Midnight Madness', exact: true }).waitFor();
  await expect.poll(() => waiting.length).toBe(2);
  await frames(page, 10);
  return { page, letIn: () => waiting.forEach((come) => come()) };
}

test.each([
  ['a phone', NARROW],
  ['a laptop', WIDE],
] as const)('on %s the home page stays where it is when its own letters come', async (_, screen) => {
  const { page, letIn } = await openWithoutLetters(screen);
  const before = await shiftOf(page);
  letIn();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 10);
  expect((await shiftOf(page)) - before).toBeLessThan(0.01);
  expect(page.faults).toEqual([]);
});

test('home with a game that goes on, here or online, comes as it stays, whoever opens it anew', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, NARROW, watchShifts);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  await openHome(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await page.goto(`${house.url}/play/midnight-madness?usual`);
  await page.getByRole('button', { name: 'Add a friend online' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('dialog', { name: 'Invite' }).waitFor();
  // Once it is known what goes on there, it is there at once.
  await openHome(page);
  await page.locator('.go-on').getByText('Online').waitFor();
  await openHome(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  // What another version kept, or nobody can read, keeps the home page from nothing.
  for (const kept of ['{', '[null]']) {
    await page.evaluate((text) => localStorage.setItem('nightfall.online.matches', text), kept);
    await openHome(page);
  }
  expect(page.faults).toEqual([]);
});
async function openHome(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await page.waitForLoadState('networkidle');
  await frames(page, 10);
}
