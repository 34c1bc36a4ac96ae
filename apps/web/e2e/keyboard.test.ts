import { catalog } from '@nightfall/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { sitDown } from './fires-table.ts';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const games = catalog.flatMap(({ id, available }) => (available ? [id] : []));
const isAtDecision = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-part=choices]') !== null);

/** How many steps from part to part lead to the decision from where the focus is. */
async function stepsToDecision(page: Page): Promise<number> {
  for (let steps = 0; steps <= 10; steps++) {
    if (await isAtDecision(page)) return steps;
    await page.keyboard.press('F6');
  }
  return Infinity;
}
/** Does Tab leave the page, in this direction, and come back? */
async function leaves(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
  for (let tabs = 0; tabs < 300; tabs++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) return true;
  }
  return false;
}

/** The buttons of the bar that show no key. */
const withoutKey = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar button.button')]
      .filter((button) => button.getClientRects().length > 0 && !button.querySelector('.key'))
      .map((button) => button.innerText),
  );

test.each(games)(
  '[12.6] %s: the decision is at most three steps away from anywhere, Tab leaves the page, and every button of the bar has a key',
  async (game) => {
    const page = await openPage(house.browser, `${house.url}/play/${game}?usual`);
    // Fires begins with places on the table itself; then comes a turn with buttons.
    if (game === 'fires-at-midnight') await sitDown(page);
    else await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('[data-part=choices] button').first().waitFor();
    await frames(page, 10);
    expect(await stepsToDecision(page)).toBeLessThanOrEqual(3);
    expect(await withoutKey(page)).toEqual([]);
    for (const part of [
      '.table-top button',
      '.table-log [role=tab]',
      '.log',
      '.table-side summary',
      '.camera-board [tabindex="0"]',
    ]) {
      const thing = page.locator(part).first();
      if ((await thing.count()) === 0) continue;
      await thing.focus();
      expect(await stepsToDecision(page), part).toBeLessThanOrEqual(3);
    }
    // The lines of the log are gone through with the arrows, and show their rule then.
    await page.locator('.log').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('.log') !== null)).toBe(true);
    expect(await leaves(page, 'Tab')).toBe(true);
    expect(await leaves(page, 'Shift+Tab')).toBe(true);
    expect(page.faults).toEqual([]);
  },
);

test.each(games)('%s: H is the hint and ? the list of keys, in the middle of a game as well', async (game) => {
  const page = await openPage(house.browser, `${house.url}/play/${game}?usual`);
  if (game === 'fires-at-midnight') await sitDown(page);
  else await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('[data-part=choices] button').first().waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByText('hint: first a nudge').waitFor();
  // One meaning a key, but for arrows, Enter, Space and Escape, which belong to whatever is in hand.
  const signs = await list.locator('th').allInnerTexts();
  const letters = signs.flatMap((sign) => sign.split(' or ')).filter((sign) => sign.length === 1);
  expect(new Set(letters).size).toBe(letters.length);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.why-hint').first().waitFor();
  expect(page.faults).toEqual([]);
});

test('[12.3] on a phone the log opens at the newest line, with the turns before it folded', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.mm-hand').waitFor();
  for (let i = 0; i < 200 && (await page.getByText(/· turn [4-9]/).count()) === 0; i++) {
    if (/discard/i.test(await page.locator('.bar-say').innerText())) await page.keyboard.press('1');
    else await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await frames(page);
    if ((await page.getByRole('region', { name: 'The end' }).count()) > 0) break;
  }
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await frames(page, 10);
  const [last, sheet] = await Promise.all([
    page.locator('.sheet .log-line').last().boundingBox(),
    page.locator('.sheet').boundingBox(),
  ]);
  expect(last!.y + last!.height).toBeLessThanOrEqual(sheet!.y + sheet!.height + 1);
  expect(await page.locator('.sheet .log-turn[aria-expanded=false]').count()).toBeGreaterThan(0);
  expect(await page.locator('.sheet .log-line .rule-link:visible').count()).toBeLessThanOrEqual(1);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/log-narrow.png` });
});
