import type { Page } from 'playwright-core';

/** So far ahead no machine is too slow to stop it. */
const AHEAD = 10_000;
/** The page's time jumps ahead and stands still from then on; timers that were set before `clock.install()` go on. */
export const stopClock = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);

/** Lets this much time pass in the page, in small steps: between two of them workers and server may answer. */
export async function pass(page: Page, ms: number, each: () => Promise<void> = async () => {}): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    await page.clock.runFor(50);
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

/** Lets time pass until it is so, at most a minute of it. */
export async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += 50) {
    if (passed > 60_000) throw new Error(`not so after a minute: ${isSo}`);
    await page.clock.runFor(50);
  }
}
