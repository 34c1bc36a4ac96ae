import type { Page } from 'playwright-core';
import { button, middleOf, middles, turnUntil, type Hand } from './siege-night.ts';

/** Everything by moving and pressing the mouse. */
export function mouseHand(page: Page): Hand {
  const click = (choice: string) => button(page, choice).click();
  const drag = async (cells: readonly string[]) => {
    const [first, ...rest] = await middles(page, cells);
    // Down and up at once: a press that stays only looks.
    if (rest.length === 0) return page.mouse.click(first!.x, first!.y);
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.up();
  };
  const hover = async (cells: readonly string[]) => {
    const { x, y } = await middleOf(page, cells);
    await page.mouse.move(x, y, { steps: 2 });
  };
  return {
    take: click,
    press: click,
    snake: async (cells, isAsked) => {
      await drag(cells);
      if (isAsked) await click('yes');
    },
    lay: async (cells) => {
      const then = (choice: string) => async () => {
        await click(choice);
        await hover(cells);
      };
      await hover(cells);
      await turnUntil(page, cells, then('turn'), then('mirror'));
      await page.mouse.down();
      await page.mouse.up();
    },
    mark: (cell) => drag([cell]),
  };
}
