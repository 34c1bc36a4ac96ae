import type { Locator, Page } from 'playwright-core';

/** Presses Tab until this has the focus; fails when the keyboard does not get there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${goal}`);
}

export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
}
