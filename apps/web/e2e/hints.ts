import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MORE = /^(Show me where|Show me the move)/;

/** Asks for all steps of a hint. What is asked just before the table moves on is gone with its moment, and asked again. */
export async function askHint(page: Page): Promise<void> {
  const given = page.locator('.why-hint');
  const asked = async () => {
    if ((await given.count()) === 0) await page.getByRole('button', { name: 'Hint', exact: true }).click();
    return (await given.allInnerTexts()).join();
  };
  await expect.poll(asked).toMatch(/^(?!.*Looking at the board)./su);
  for (let steps = 0; steps < 2 && (await given.getByRole('button', { name: MORE }).count()) > 0; steps++)
    await page.keyboard.press('h');
}

/** Asks for all steps of a hint and does it; false where the hint only says something. */
export async function followHint(page: Page): Promise<boolean> {
  await askHint(page);
  const follow = page.getByRole('button', { name: 'Do that' });
  if ((await follow.count()) === 0) return false;
  await follow.click();
  await follow.waitFor({ state: 'detached' });
  return true;
}

/** Lets the hints play, and does the main thing in the bar where they leave it to the player. */
export async function playOn(page: Page, decisions: number): Promise<void> {
  // While a clock runs nobody gives hints.
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  for (let n = 0; n < decisions && (await hint.count()) > 0; n++)
    if (!(await followHint(page))) await page.locator('[data-part=choices] .button-ember').first().click();
}
