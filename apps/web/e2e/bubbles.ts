import type { Page } from 'playwright-core';

/** Notes every text that this part of the guide shows from now on; even one that stays for a frame only. */
export const watchBubbles = (page: Page, part: string): Promise<void> =>
  page.evaluate((selector) => {
    const bubbles = new Set<string>();
    Object.assign(globalThis, { bubbles });
    const note = () => {
      const text = document.querySelector(selector)?.textContent;
      if (text) bubbles.add(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
  }, part);

/** The texts so far, in the order in which they came. */
export const bubblesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { bubbles: Set<string> }).bubbles]);
