import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The prepared village of the guided game: the same table at every run. Places are in thousandths of an inch. */
export type Place = readonly [x: number, y: number];
export const NORTH_WEST: Place = [10232, 13768];

export const say = (page: Page) => page.locator('.bar-say');
export const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
export const expectPoints = (page: Page, points: number) =>
  say(page)
    .getByText(new RegExp(`${points} action points? left`))
    .waitFor();

/** Where a place of the table is on the screen, measured when the table has come to rest: the bar below it grows and shrinks. */
export function onScreen(page: Page, [x, y]: Place): Promise<{ readonly x: number; readonly y: number }> {
  return page.locator('svg.fm-board').evaluate(
    async (svg: SVGSVGElement, [u, v]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const measure = () => new DOMPoint(u, v).matrixTransform(svg.getScreenCTM()!);
      let at = measure();
      for (let still = 0; still < 3; still++) {
        await frame();
        const now = measure();
        if (now.x !== at.x || now.y !== at.y) still = -1;
        at = now;
      }
      return { x: at.x, y: at.y };
    },
    [x / 10, 2400 - y / 10] as const,
  );
}

/** Both firefighters stand at the well, and F1 has begun his turn. */
export async function sitDown(page: Page): Promise<void> {
  await press(page, 'Begin the guided game');
  await page.locator('.fm-place').first().waitFor();
  await press(page, 'Leave the guide');
  await page.getByRole('button', { name: 'Place F1 northwest of the well' }).click();
  await page.getByRole('button', { name: 'Place F2 south of the well' }).click();
  await press(page, /^F1 goes next/);
  await expectPoints(page, 6);
}

/** Flames never stand still: a person clicks on the middle of them all the same. */
export async function clickOn(page: Page, piece: Locator): Promise<void> {
  const { x, y, width, height } = (await piece.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
}

const toTheEnd = (page: Page) => page.getByRole('button', { name: 'To the end' });
/** A guided game waits at every step of the fire's turn. */
export async function hearTheFireOut(page: Page): Promise<void> {
  const sinceYourTurn = page.locator('.since');
  await toTheEnd(page).or(sinceYourTurn).first().waitFor();
  if (await toTheEnd(page).isVisible()) await toTheEnd(page).click();
  await sinceYourTurn.waitFor();
}

export async function endTheTurn(page: Page): Promise<void> {
  await press(page, 'End turn');
  const sure = page.getByRole('button', { name: 'End turn anyway' });
  const sinceYourTurn = page.locator('.since');
  await sure.or(toTheEnd(page)).or(sinceYourTurn).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await hearTheFireOut(page);
  expect(await page.locator('.since').innerText()).toMatch(/one new cloud of smoke/i);
}
