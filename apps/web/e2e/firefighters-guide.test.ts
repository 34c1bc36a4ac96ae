import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const guide = (page: Page) => page.locator('aside.guide');
/** The first shift is over when all is safe after its first round; otherwise it goes on against the clock. */
const theEnd = (page: Page) =>
  page
    .getByRole('region', { name: 'The end' })
    .or(page.getByRole('timer', { name: 'Time left' }))
    .first();

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
/** One that does not fit into the line waits behind "more". */
async function pressDeed(page: Page, name: string): Promise<void> {
  const deed = `.fd-line > :not([inert]) button:has-text("${name}")`;
  if (!(await page.locator(deed).first().isVisible())) await press(page, '.fd-more');
  await press(page, deed);
}
/** What the bubble asks for by name; otherwise the obvious action, or a roll. */
async function follow(page: Page, text: string): Promise<void> {
  if (text.includes('put a firefighter and a hose on the road')) {
    for (const deed of ['Firefighter off', 'Hose off']) await pressDeed(page, deed);
    return;
  }
  for (const selector of [
    '[data-deed=ready]',
    '[data-deed=obvious]',
    '.fd-review-on .button-ember',
    '.fd-roll:not([aria-disabled=true])',
    '.fd-controls:has(.fd-rolls:text-is("0 left")) [data-deed=done]',
  ])
    if (await press(page, selector)) return;
}

test('[12.1] [13.6] the guided round to its end on a phone, with everything it asks for uncovered; then the clock', async () => {
  const page = await openPage(house.browser, `${house.url}/play/firefighters-on-duty?guide`, {
    ...NARROW,
  });
  await page.locator('.fd-board').waitFor();
  const seen = new Set<string>();
  for (let tries = 0; tries < 1500 && !(await theEnd(page).isVisible()); tries++) {
    const text = (await guide(page).isVisible())
      ? await guide(page)
          .innerText({ timeout: 10_000 })
          .catch(() => '')
      : '';
    const step = /· (\d+) of/.exec(text)?.[1];
    if (step !== undefined && !seen.has(step)) {
      seen.add(step);
      // The bubble finds its place when the thing it speaks of has found its own.
      await expect.poll(() => isUncovered(page), { message: text }).toBe(true);
    }
    await follow(page, text);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  expect(await theEnd(page).isVisible(), `steps ${[...seen].join()}`).toBe(true);
  // In order, and none of the lessons of the first round is left out.
  expect([...seen].slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(page.faults).toEqual([]);
}, 300_000);
