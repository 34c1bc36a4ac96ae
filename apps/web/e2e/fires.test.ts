import { expect, test } from 'vitest';
import {
  NORTH_WEST,
  clickOn,
  drag,
  endTheTurn,
  expectPoints,
  hearTheFireOut,
  onScreen,
  press,
  say,
  sitDown,
} from './fires-table.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const page = (options = {}) => openPage(house.browser, `${house.url}/play/fires-at-midnight?usual`, options);

test('[FM-21.12] [FM-21.16] [FM-21.24] a turn by mouse: water, a walk by dragging, the fire put down, the upkeep summed up', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await sitDown(table);
  await press(table, /^Take 3 water/);
  await expectPoints(table, 4);
  await drag(table, NORTH_WEST, [9000, 13500]);
  await table.mouse.up();
  await expectPoints(table, 3);
  await clickOn(table, table.getByRole('img', { name: 'Fire on W3,B5' }));
  await table.getByRole('img', { name: 'Smoke on W3,B5' }).waitFor();
  await endTheTurn(table);
  expect(table.faults).toEqual([]);
});

test('[FM-21.21] the upkeep step by step: the rule and what happened, on by a button or a key, and without pauses again', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await table.evaluate(() => localStorage.setItem('nightfall.settings', JSON.stringify({ steps: true, speed: 25 })));
  await table.reload();
  await sitDown(table);
  await press(table, 'End turn');
  await press(table, 'End turn anyway');
  const steps = table.getByRole('region', { name: 'The fire’s turn, step by step' });
  await steps.getByText('Smoke on W5,B4. FM-11.13').waitFor();
  await steps.getByText('Step 1: if there is neither a marker nor an explosion marker, the square gets smoke.').waitFor();
  const next = steps.getByRole('button', { name: 'Next step' });
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false');
  expect(await table.locator('.since').count()).toBe(0);
  await press(table, 'No pauses');
  await table.locator('.since').waitFor();
  await press(table, /^F2 goes next/);
  await press(table, 'End turn');
  await press(table, 'End turn anyway');
  await table.locator('.since').waitFor();
  expect(await steps.count()).toBe(0);
  expect(table.faults).toEqual([]);
});

test('[FM-21.12] a place in the heat is refused, the ghost stays, and one may walk to it instead', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await sitDown(table);
  await drag(table, NORTH_WEST, [10000, 16000]);
  await table.mouse.up();
  await table
    .locator('.fm-why')
    .getByText(/At the cross: only 1\.\d+″ from the fire on W3,B5/)
    .waitFor();
  await expectPoints(table, 6);
  await press(table, 'Walk to the ghost');
  await expectPoints(table, 5);
  expect(table.faults).toEqual([]);
});

test('[FM-21.40] by a hair too near is refused with the measured distance', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await sitDown(table);
  const at = await onScreen(table, [10000, 14400]);
  await table.mouse.click(at.x, at.y);
  const north = table.getByRole('button', { name: 'North by 0.05 inch' });
  for (let n = 0; n < 12 && !(await table.locator('.fm-why').isVisible()); n++) await north.click();
  expect(await table.locator('.fm-why').innerText()).toMatch(
    /Only 2\.9[5-9]\d?″ from the fire on W3,B5; the base must end at least 3″/,
  );
  await press(table, '0.05″');
  const south = table.getByRole('button', { name: 'South by 0.005 inch' });
  for (let n = 0; n < 12 && (await table.locator('.fm-why').isVisible()); n++) await south.click();
  await press(table, 'Walk there');
  await expectPoints(table, 5);
  expect(table.faults).toEqual([]);
});

test('[FM-21.42] a turn by keyboard', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await sitDown(table);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft', 'ArrowDown']) await table.keyboard.press(key);
  await table.locator('.fm-measure').waitFor();
  await table.keyboard.press('Enter');
  await expectPoints(table, 5);
  // The walk is over: keys reach the table again.
  await table.getByRole('button', { name: 'Go to …' }).waitFor();
  await table.keyboard.press('n');
  await table.locator('.fm-measure').waitFor();
  await table.keyboard.press('Escape');
  await table.locator('.fm-measure').waitFor({ state: 'detached' });
  await table.getByRole('button', { name: 'End turn', exact: true }).focus();
  await table.keyboard.press('Enter');
  await expect.poll(() => table.evaluate(() => document.activeElement?.textContent)).toContain('End turn anyway');
  await table.keyboard.press('Enter');
  await hearTheFireOut(table);
  expect(table.faults).toEqual([]);
});

test('[FM-21.40] a turn by finger: the ghost waits for a yes, and the loupe shows it', async () => {
  const table = await page(NARROW);
  await sitDown(table);
  const finger = await table.context().newCDPSession(table);
  const [from, to] = [await onScreen(table, NORTH_WEST), await onScreen(table, [8500, 12000])];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y + 56 - from.y) }]);
  await table.locator('.fm-loupe').waitFor();
  await touch('touchEnd', []);
  await expectPoints(table, 6);
  await table.getByRole('button', { name: 'Walk there' }).tap();
  await expectPoints(table, 5);
  expect(table.faults).toEqual([]);
});

test('[FM-20] a whole game of bots to its end', async () => {
  const table = await page({ viewport: { width: 1440, height: 900 } });
  await press(table, 'Add a bot');
  for (const seat of [1, 2]) await table.getByRole('combobox', { name: `Who sits in seat ${seat}` }).selectOption('bot:random');
  await table.getByRole('button', { name: 'Begin', exact: true }).click();
  await table.getByRole('region', { name: 'The end' }).waitFor({ timeout: 280_000 });
  expect(await say(table).innerText()).toMatch(/^The village is/);
  expect(table.faults).toEqual([]);
});
