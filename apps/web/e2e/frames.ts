import type { Page } from 'playwright-core';

/** Waits until this many frames are drawn: by then the page has answered what was pressed, on a slow machine too. */
export const frames = (page: Page, count = 3): Promise<void> =>
  page.evaluate(async (n) => {
    for (let drawn = 0; drawn < n; drawn++) await new Promise((done) => requestAnimationFrame(done));
  }, count);
