import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { SIEGE, board, button } from './siege-night.ts';

const house = openHouse();

test('[SN-18.12] own dice are a switch, number keys type them, and one key ends the turn and rolls', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  await page.getByRole('checkbox', { name: /^My own dice/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await board(page).waitFor();
  const type = async (keys: string) => {
    await page.getByRole('radiogroup', { name: 'Die A' }).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await button(page, 'pass A').waitFor();
  };
  await button(page, 'roll').click();
  await type('35');
  await page.getByText('Turn 1: draw a troop of 3 squares and a troop of 5 squares.').first().waitFor();
  for (const die of ['pass A', 'pass B']) await button(page, die).click();
  await button(page, 'next').waitFor();
  await page.keyboard.press(' ');
  await type('21');
  expect(await board(page).getAttribute('data-turn')).toBe('2');
  expect(page.faults).toEqual([]);
});
