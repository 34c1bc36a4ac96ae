import type { Locator, Page } from 'playwright-core';

/** So far ahead no machine is too slow to stop it. */
const AHEAD = 10_000;
/** The page's time jumps ahead and stands still from then on; timers that were set before `clock.install()` go on. */
export const stopClock = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);

/** Lets this much time pass in the page, in small steps: between two of them workers and server may answer. */
export async function pass(page: Page, ms: number, each: () => Promise<void> = async () => {}, step = 50): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.runFor(step);
    await each();
  }
}
type Clock = { pass(ms: number): Promise<void> };
/** Table and pages, whose times stand, grow older by the same time. */
export async function passAll(table: Clock, pages: readonly Page[], ms: number): Promise<void> {
  await table.pass(ms);
  for (const page of pages) await page.clock.runFor(ms);
}
/** Lets time pass at the table until it is so, at most twenty minutes of it: a clock of ten may stand meanwhile. Between two steps pages may answer. */
export async function passAtTable(table: Clock, isSo: () => Promise<boolean>, step = 100): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += step) {
    if (passed > 1_200_000) throw new Error(`not so after twenty minutes: ${isSo}`);
    await table.pass(step);
  }
}
/** A page that only keeps time leaves the processor to the others. */
const aMoment = (): Promise<void> => new Promise((go) => void setTimeout(go, 40));
/** Lets time pass at the table until it is so, never faster than in the world: what goes over slow lines arrives in time on a busy machine, too. */
export async function keepTime(table: Clock, isSo: () => Promise<boolean>): Promise<void> {
  for (let last = performance.now(); !(await isSo());) {
    await aMoment();
    const now = performance.now();
    await table.pass(Math.min(100, Math.ceil(now - last)));
    last = now;
  }
}

/** Lets time pass until it is so, at most a minute of it. */
export async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += 50) {
    if (passed > 60_000) throw new Error(`not so after a minute: ${isSo}`);
    await page.clock.runFor(50);
  }
}

/** Presses a button of the bar while the page's time stands: what has just come there takes no tap for a moment of that time. */
export async function pressInTime(page: Page, button: Locator): Promise<void> {
  const open = button.and(page.locator(':not([data-fresh])'));
  await passUntil(page, () => open.isVisible());
  // Whatever the screen was about to draw is drawn.
  await pass(page, 100);
  await passUntil(page, () => open.isVisible());
  await open.click();
}
