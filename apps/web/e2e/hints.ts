import type { Page } from 'playwright-core';

const MORE = /^(Show me where|Show me the move)/;

/** Asks for all steps of a hint. */
export async function askHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const given = page.locator('.why-hint');
  await given.filter({ hasNotText: 'Looking at the board' }).waitFor();
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
