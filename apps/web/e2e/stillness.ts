import type { Page } from 'playwright-core';

/** Notes every size that the board takes until the game is over, and what the bar said then; even one that stays for a frame only. */
export const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = new Map<string, string>();
    Object.assign(globalThis, { sizes });
    const board = document.querySelector('.table-board')!;
    const note = () => {
      if (document.querySelector('.end, .end-moment')) return;
      const { width, height } = board.getBoundingClientRect();
      const size = `${width} × ${height}`;
      if (!sizes.has(size)) sizes.set(size, document.querySelector<HTMLElement>('.bar')?.innerText ?? '');
    };
    new ResizeObserver(note).observe(board);
    note();
  });

/** The sizes so far; there should be one. */
export const boardSizes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(globalThis as unknown as { sizes: Map<string, string> }).sizes].map(([size, bar]) => `${size}: ${bar}`),
  );
