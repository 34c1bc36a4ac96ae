import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { act, button, SIEGE } from './siege-night.ts';

const house = openHouse();
const brief = (page: Page) => page.getByRole('complementary', { name: 'Puzzle' });
/** Ends the last turn although something could still be drawn. */
async function giveUp(page: Page): Promise<void> {
  await button(page, 'end').click();
  await button(page, 'sure').click();
}

test('a puzzle is failed, tried again and solved, and is still solved after a reload', async () => {
  const page = await openPage(house.browser, `${house.url}/puzzles/${SIEGE}`);
  await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
  await page.getByText('0 of 3 solved').first().waitFor();
  await page.getByRole('link', { name: 'Try it: The last four' }).click();
  await brief(page).getByText('Clear the field').waitFor();
  await page.keyboard.press('h');
  await page.getByText('A puzzle gives no hints.').waitFor();
  await giveUp(page);
  await brief(page).getByText('Not this time.').waitFor();
  await brief(page).getByRole('button', { name: 'Show the solution' }).click();
  await page.waitForURL(/\/replay\?at=\d+#r=/);
  await page.goBack();
  await brief(page).getByText('Clear the field').waitFor();
  await giveUp(page);
  await brief(page).getByRole('button', { name: 'Try again' }).click();
  await brief(page).getByText('Not this time.').waitFor({ state: 'detached' });
  await act(page, mouseHand(page), { verb: 'hero', words: ['e4', 'e5', 'e6', 'd6'] });
  await brief(page).getByText('Solved.').waitFor();
  await brief(page).getByRole('link', { name: 'Next puzzle' }).click();
  await brief(page).getByText('Six enemies are left').waitFor();
  await page.goto(`${house.url}/puzzles`);
  await page.reload();
  await page.getByText('1 of 3 solved').waitFor();
  await page.getByRole('link', { name: 'Again: The last four' }).waitFor();
  // A puzzle is no game of one's nights.
  await page.goto(`${house.url}/nights`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete this game' }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('all puzzles are listed and laid on a %s screen', async (_which, screen) => {
  const page = await openPage(house.browser, `${house.url}/puzzles`, screen);
  const links = page.getByRole('link', { name: /^Try it: / });
  await links.first().waitFor();
  expect(await overhang(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  for (const path of paths) {
    await page.goto(house.url + path);
    await brief(page).waitFor();
    await page.locator('.bar-choices').waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  }
  expect(page.faults).toEqual([]);
});
