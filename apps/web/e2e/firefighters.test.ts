import { expect, test } from 'vitest';
import { playAlong } from './firefighters-hand.ts';
import { layDuty } from './firefighters-table.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { smallestLetters } from './lettering.ts';
import { boardSizes, watchBoard } from './stillness.ts';

const house = openHouse();
/** Nobody waits in paced mode. */
const PACE = { every: 30, rolls: 60 };

test('[10.9] on a wide screen the small map of a city seen from near lies beside the board and leads the camera', async () => {
  const page = await layDuty(house.browser, house.url, { scenario: 'SC-1', mode: 'paced' });
  await page.getByRole('button', { name: 'Zoom in (+)' }).click();
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
  const [map, board] = [await boxOf('.camera-map'), await boxOf('.camera')];
  expect(map.x + map.width).toBeLessThanOrEqual(board.x);
  const frame = () => page.locator('.camera-map > i').getAttribute('style');
  const before = await frame();
  await page.mouse.click(map.x + map.width - 6, map.y + map.height - 6);
  await expect.poll(frame).not.toBe(before);
  expect(page.faults).toEqual([]);
});

test('on the page of a new game nothing moves when the map comes', async () => {
  const page = await openPage(house.browser, `${house.url}/settings`, WIDE);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/setup-extra-*.js', (route) => held.then(() => route.continue()));
  await page.goto(`${house.url}/play/firefighters-on-duty`);
  const legend = page
    .locator('legend, label')
    .filter({ hasText: /^Scenario/ })
    .first();
  const top = async () => (await legend.boundingBox())!.y;
  const before = await top();
  expect(await page.locator('.fd-map').count()).toBe(0);
  release();
  await page.locator('.fd-map').waitFor();
  expect(await top()).toBeCloseTo(before, 0);
});

test.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
] as const)('[13.6] the first scenario with two bots to its end, %s', async (_, screen) => {
  const page = await layDuty(house.browser, house.url, { scenario: 'SC-1', mode: 'paced', crews: 3, screen });
  await watchBoard(page);
  expect(await smallestLetters(page, '.fd-board')).toBeGreaterThanOrEqual(13);
  await playAlong(page, PACE);
  expect(await boardSizes(page)).toEqual([expect.any(String)]);
  const end = page.getByRole('region', { name: 'The end' });
  await end.getByText('Fires in the city').waitFor();
  expect(await end.locator('.fd-goals li').count()).toBeGreaterThan(0);
  // The crews' own work is told; and the city can still be looked at.
  expect(await end.getByRole('row').count()).toBeGreaterThan(3);
  await end.getByRole('button', { name: 'Look at the board' }).click();
  await page.locator('.fd-board').waitFor();
  expect(page.faults).toEqual([]);
});
