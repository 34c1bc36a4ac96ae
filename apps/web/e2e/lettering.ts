import type { Page } from 'playwright-core';

/** The smallest letters and numbers on a board that are in sight, in pixels of the screen; signs such as ◆ are no letters. */
export const smallestLetters = (page: Page, board: string): Promise<number> =>
  page.locator(board).evaluate((svg) => {
    const sizes = [...svg.querySelectorAll<SVGTextElement>('text')].flatMap((text) => {
      const { width } = text.getBoundingClientRect();
      return width > 0 && /\w/.test(text.textContent)
        ? [Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)]
        : [];
    });
    return Math.min(...sizes);
  });
