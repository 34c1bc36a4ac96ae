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

/** How many tabs lead to the decision from where the focus is. */
async function tabsToDecision(page: Page): Promise<number> {
  for (let tabs = 0; tabs <= 10; tabs++) {
    if (await isAtDecision(page)) return tabs;
    await page.keyboard.press('Tab');
  }
  return Infinity;
}

/** The buttons of the bar that show no key. */
const withoutKey = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar button.button')]
      .filter((button) => button.getClientRects().length > 0 && !button.querySelector('.key') && !button.dataset['key'])
      .map((button) => button.innerText),
  );

test.each(games)(
  '[12.6] %s: the decision is at most three tabs away from anywhere, and every button of the bar has a key',
  async (game) => {
    const page = await openPage(house.browser, `${house.url}/play/${game}?usual`);
    // Fires begins with places on the table itself; then comes a turn with buttons.
    if (game === 'fires-at-midnight') await sitDown(page);
    else await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('[data-part=choices] button').first().waitFor();
    await frames(page, 10);
    expect(await tabsToDecision(page)).toBeLessThanOrEqual(3);
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
      expect(await tabsToDecision(page), part).toBeLessThanOrEqual(3);
    }
    // The lines of the log are gone through with the arrows, and show their rule then.
    await page.locator('.log').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('.log') !== null)).toBe(true);
    expect(page.faults).toEqual([]);
  },
);

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
