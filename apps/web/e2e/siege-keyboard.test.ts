import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { pressTimes, tabTo } from './keys.ts';
import { NIGHT, SEED, act, button, expectTheEnd, turnUntil, type Hand } from './siege-night.ts';

const house = openHouse();

const grid = (page: Page) => page.getByRole('grid');

type Spot = readonly [column: number, row: number];
const spotOf = (cell: string): Spot => [cell.charCodeAt(0) - 96, Number(cell.slice(1))];

/** The square under the cursor, as a screen reader is told it. */
async function cursor(page: Page): Promise<Spot> {
  const id = await grid(page).getAttribute('aria-activedescendant');
  return spotOf(id!.replace('siege-', ''));
}
async function walk(page: Page, [x, y]: Spot): Promise<void> {
  const [fromX, fromY] = await cursor(page);
  await pressTimes(page, x > fromX ? 'ArrowRight' : 'ArrowLeft', Math.abs(x - fromX));
  await pressTimes(page, y > fromY ? 'ArrowDown' : 'ArrowUp', Math.abs(y - fromY));
}
const arrow = ([x, y]: Spot, [toX, toY]: Spot): string =>
  toX > x ? 'ArrowRight' : toX < x ? 'ArrowLeft' : toY > y ? 'ArrowDown' : 'ArrowUp';

/** The middle square of the box around these squares. */
function heart(cells: readonly string[]): Spot {
  const spots = cells.map(spotOf);
  const between = (values: readonly number[]) => Math.ceil((Math.min(...values) + Math.max(...values)) / 2);
  return [between(spots.map(([x]) => x)), between(spots.map(([, y]) => y))];
}

/** Everything by keys; the focus stays on the sheet, and the bar is used by the keys written on it. */
function keyHand(page: Page): Hand {
  const key = async (choice: string) => {
    const named = await button(page, choice).locator('kbd').innerText();
    await page.keyboard.press(named === 'Space' ? ' ' : named.toLowerCase());
  };
  const press = async (choice: string) => {
    if (choice !== 'not-yet') return key(choice);
    expect(await button(page, 'sure').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
  };
  return {
    take: key,
    press,
    snake: async (cells) => {
      const spots = cells.map(spotOf);
      await walk(page, spots[0]!);
      await page.keyboard.press('Enter');
      for (const [n, spot] of spots.slice(1).entries()) await page.keyboard.press(arrow(spots[n]!, spot));
      await page.keyboard.press('Enter');
    },
    lay: async (cells) => {
      await walk(page, heart(cells));
      const pressing = (name: string) => () => page.keyboard.press(name);
      await turnUntil(page, cells, pressing('r'), pressing('f'));
      await page.keyboard.press('Enter');
    },
    mark: async (cell) => {
      await walk(page, spotOf(cell));
      await page.keyboard.press('Enter');
    },
  };
}

test('a whole night by keyboard alone, from the home page on', async () => {
  const page = await openPage(house.browser, house.url);
  await tabTo(page, page.getByRole('link', { name: 'Play Siege of the Eternal Night', exact: true }));
  await page.keyboard.press('Enter');
  // A first game offers the smallest field; the classic one stands before it.
  await tabTo(page, page.getByRole('radio', { name: /^Postern Yard/ }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('textbox', { name: /^Seed/ }));
  await page.keyboard.type(SEED);
  await tabTo(page, page.getByRole('button', { name: 'Begin', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, grid(page));
  const hand = keyHand(page);
  for (const action of NIGHT) await act(page, hand, action);
  await expectTheEnd(page);
  expect(page.faults).toEqual([]);
});
