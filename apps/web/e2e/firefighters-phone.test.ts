import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layDuty } from './firefighters-table.ts';
import { NARROW } from './harness.ts';
import { openHouse } from './house.ts';
import { pass, stopClock } from './page-clock.ts';

const house = openHouse();

/** In the page: how many frames go by from each tap of the obvious action until its effect is on the screen. */
declare global {
  // oxlint-disable-next-line no-var
  var taps: { readonly does: string; readonly frames: number }[];
}

/** What a deed changes on the own screen: a die that is used up, or what a vehicle has aboard. */
const watchTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const looks = () =>
      [...document.querySelectorAll('.fd-die, .fd-chip')].map((one) => `${one.className}${one.textContent}`).join();
    globalThis.taps = [];
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const measure = async (does: string) => {
      const before = looks();
      let frames = 0;
      for (; looks() === before && frames < 120; frames++) await frame();
      globalThis.taps.push({ does, frames });
    };
    const tapped = (e: MouseEvent) => {
      const button = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-deed=obvious]') : null;
      if (button) void measure(button.dataset['does']!);
    };
    addEventListener('click', tapped, { capture: true });
  });

/** A tenth of a second. */
const AT_ONCE = 6;

/** The longest question about two dice stands in two or three lines beside the clock. */
const cutBesideClock = (page: Page): Promise<number> =>
  page.locator('.bar-say').evaluate((line) => {
    const question = line.cloneNode() as HTMLElement;
    question.classList.add('is-long-there');
    question.textContent = 'Cut power with two Gears, spray or refill, or roll again.';
    line.after(question);
    (line as HTMLElement).style.display = 'none';
    const cut = question.scrollHeight - question.clientHeight;
    question.remove();
    (line as HTMLElement).style.display = '';
    return cut;
  });

test('[13.6] on a phone in real time every tap of the obvious action takes effect on screen within six frames', async () => {
  const duty = { scenario: 'SC-1', mode: 'clock', crews: 3, screen: NARROW, isTimed: true } as const;
  const page = await layDuty(house.browser, house.url, duty);
  await page.locator('[data-deed=ready]').first().tap();
  await page.getByText('plan for it').first().waitFor();
  await page.locator('[data-deed=ready]').first().tap();
  await page.locator('.fd-roll').waitFor();
  expect(await cutBesideClock(page)).toBeLessThanOrEqual(1);
  await watchTaps(page);
  // From here on only the test lets time pass: sixty frames to the second, and no busy machine lets the round run out.
  await stopClock(page);
  const obvious = page.locator('[data-deed=obvious]');
  const taps = () => page.evaluate(() => globalThis.taps);
  for (let tries = 0; tries < 60 && (await taps()).length < 8; tries++) {
    const isThere = await obvious.isVisible();
    // A bot may take the deed away while the finger comes down.
    await (isThere ? obvious : page.locator('.fd-roll')).tap({ timeout: 10_000 }).catch(() => undefined);
    await pass(page, isThere ? 300 : 1000);
  }
  expect((await taps()).length).toBeGreaterThan(6);
  expect((await taps()).filter(({ frames }) => frames > AT_ONCE)).toEqual([]);
  // Every control under the thumb can be hit, and nothing scrolls sideways.
  for (const button of await page.locator('.fd-controls button:visible').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(page.faults).toEqual([]);
});

test('[12.7] on a phone no deed lies beyond the edge: what does not fit in the line waits behind "more", and folds away when done', async () => {
  const page = await layDuty(house.browser, house.url, {
    scenario: 'SC-1',
    mode: 'paced',
    crews: 3,
    screen: NARROW,
    until: { round: 1, deeds: 2 },
  });
  await page.locator('.fd-chip').first().tap();
  const more = page.locator('.fd-more');
  await more.waitFor();
  const deeds = page.locator('.fd-deeds .button');
  const outside = () =>
    deeds.evaluateAll(
      (all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => one.getBoundingClientRect().right > innerWidth).length,
    );
  expect(await outside()).toBe(0);
  const shown = await page.locator('.fd-line .button:visible').count();
  await more.tap();
  expect(await page.locator('.fd-line .button:visible').count()).toBeGreaterThan(shown);
  expect(await outside()).toBe(0);
  await page.locator('.fd-line [data-deed]:visible').last().tap();
  await expect.poll(() => page.locator('.fd-deeds[data-open=true]').count()).toBe(0);
  expect(page.faults).toEqual([]);
});
