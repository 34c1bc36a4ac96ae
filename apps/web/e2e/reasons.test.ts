import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { at, layNight, takeDevice } from './rune-table.ts';

const house = openHouse();
const why = (page: Page) => page.locator('.why');
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

test('Midnight Madness: a token out of the reach of the card in hand is answered with the reason', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, WIDE);
  await press(page, 'Begin the guided game');
  await press(page, 'Leave the guide');
  await page.locator('.mm-end').click();
  await page.locator('.bar-say').getByText('trade', { exact: false }).waitFor();
  await page.locator('.mm-end').click();
  await page.locator('.mm-end').getByText('Let them come').waitFor();
  await page.locator('.mm-hand .mm-hand-card', { hasText: 'Archer' }).first().click();
  const token = page.locator('.mm-board [data-mark^=t]:not([tabindex="0"])').first();
  const { x, y, width, height } = (await token.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await why(page).waitFor();
  expect(page.faults).toEqual([]);
});

test('Runebound: a space out of reach is answered with the reason, on a wide screen beside the board, over nothing on it', async () => {
  const page = await layNight(house, { holders: ['person', 'person'], until: (state) => at(state) === 'hero move' });
  await takeDevice(page);
  await page.locator('.rm-target.is-lit').first().waitFor();
  await page.locator('.rm-target:not(.is-lit)').first().click();
  const [words, board] = [await why(page).boundingBox(), await page.locator('.table-board').boundingBox()];
  expect(words!.x + words!.width).toBeLessThanOrEqual(board!.x);
  expect(page.faults).toEqual([]);
});
