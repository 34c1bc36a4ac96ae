import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forget, launch, openPage, serve, type Served } from './harness.ts';
import { NIGHT, SEED, act, button, expectTheEnd, middles, middleOf, square, turnUntil, type Hand } from './siege-night.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => void ([served, browser] = await Promise.all([serve(), launch()])));
afterAll(async () => {
  await Promise.all([served.kill(), browser.close()]);
  forget(served);
});

/** Everything by moving and pressing the mouse. */
function mouseHand(page: Page): Hand {
  const click = (choice: string) => button(page, choice).click();
  const drag = async (cells: readonly string[]) => {
    const [first, ...rest] = await middles(page, cells);
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

test('a whole night by mouse, with the page loaded again in the middle', async () => {
  const page = await openPage(browser, served.url);
  await page.getByRole('link', { name: 'Play Siege of the Eternal Night', exact: true }).click();
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const hand = mouseHand(page);
  for (const [n, action] of NIGHT.entries()) {
    if (n === 20) {
      await square(page, 'e4').waitFor({ state: 'attached' });
      await page.reload();
    }
    await act(page, hand, action);
  }
  await expectTheEnd(page);
  expect(NIGHT).toHaveLength(43);
  expect(page.faults).toEqual([]);
});
