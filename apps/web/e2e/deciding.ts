import type { Page } from 'playwright-core';
import { askHint } from './hints.ts';

/** The next decision: what the hint says; what it leaves to the player is the main thing in the bar, or the end of the turn, or what the key E ends. */
export async function decide(page: Page): Promise<void> {
  const since = page.getByRole('region', { name: 'Since your turn' });
  if (await since.isVisible()) await page.keyboard.press('Escape');
  await askHint(page);
  const told = page.locator('.why-hint').getByRole('button', { name: 'Do that' });
  if ((await told.count()) > 0) return told.click();
  // On a phone a hint lies on the choices.
  await page.keyboard.press('Escape');
  const main = page.locator('[data-part=choices] .button-ember');
  const end = page.getByRole('button', { name: /^End turn/ });
  const leave = page.locator('[data-part=choices] button', { has: page.locator('.key', { hasText: /^E$/ }) });
  for (const button of [main, end, leave]) if ((await button.count()) > 0) return button.first().click();
  throw new Error(`nothing to decide with: ${await page.locator('.bar').innerText()}`);
}
