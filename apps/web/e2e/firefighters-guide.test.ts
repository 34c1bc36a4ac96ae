import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bubblesOf, watchBubbles } from './bubbles.ts';
import { frames } from './frames.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const guide = (page: Page) => page.locator('aside.guide');
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left' });

const stepOf = (text: string): string | undefined => /page (\d+)/.exec(text)?.[1];

/** Is the middle of the thing that the guide points at free to be touched? */
const isUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const beam = document.querySelector('.guide-beam')?.getBoundingClientRect();
    if (!beam) return true;
    const there = document.elementFromPoint(beam.x + beam.width / 2, beam.y + beam.height / 2);
    return there !== null && there.closest('aside.guide') === null;
  });
/** False where there is no such button; one that moves away under the finger is tried again next time. */
const press = async (page: Page, selector: string): Promise<boolean> => {
  const button = page.locator(selector).first();
  if (!(await button.isVisible())) return false;
  await button.tap({ timeout: 10_000 }).catch(() => undefined);
  return true;
};
/** What the bubble asks for is the bright button; where there is none, a roll. */
const BRIGHT = [
  ...['[data-deed=ready]', '[data-deed=obvious]', '[data-deed=done].button-ember', '.fd-review-on .button-ember'],
  '.fd-roll:not([aria-disabled=true])',
];
async function follow(page: Page): Promise<void> {
  for (const selector of BRIGHT) if (await press(page, selector)) return;
}

test('[12.1] [13.6] the lesson on a phone, with everything it asks for uncovered: a whole round, a fire that spreads, then the clock', async () => {
  const page = await openPage(house.browser, `${house.url}/play/firefighters-on-duty?guide`, {
    ...NARROW,
  });
  await page.locator('.fd-board').waitFor();
  await watchBubbles(page, 'aside.guide');
  let looked: string | undefined;
  for (let tries = 0; tries < 1500 && !(await clock(page).isVisible()); tries++) {
    const text = (await guide(page).allInnerTexts()).join();
    const step = stepOf(text);
    // The bubble finds its place when the thing it speaks of has found its own.
    if (step !== undefined && step !== looked) await expect.poll(() => isUncovered(page), { message: text }).toBe(true);
    looked = step;
    await follow(page);
    await frames(page, 1);
  }
  const told = await bubblesOf(page);
  const steps = [...new Set(told.map(stepOf))].filter((step) => step !== undefined);
  expect(await clock(page).isVisible(), `steps ${steps.join()}`).toBe(true);
  // In order, none is left out, and the last before the clock tells what the fire has done.
  expect(steps.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)));
  expect(told.some((text) => text.includes('C9 next to it has caught fire'))).toBe(true);
  expect(page.faults).toEqual([]);
}, 300_000);
