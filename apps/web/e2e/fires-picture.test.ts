import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { onScreen, press, sitDown } from './fires-table.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const open = () => openPage(house.browser, `${house.url}/play/fires-at-midnight?usual`, WIDE);
const widthOf = async (piece: Locator) => (await piece.first().evaluate((e: SVGGraphicsElement) => e.getBBox().width)) * 10;

test('[FM-21.1] [FM-21.2] [FM-21.3] [FM-21.4] [FM-21.5] the table is to scale, named, and counted', async () => {
  const table = await open();
  await sitDown(table);
  expect(await widthOf(table.locator('.fm-turf'))).toBe(24000);
  expect(await widthOf(table.locator('.fm-crew .fm-base'))).toBe(1000);
  expect(await widthOf(table.locator('.fm-floor'))).toBe(2800);
  expect(await widthOf(table.locator('.fm-well-rim'))).toBe(4000);
  expect(await table.locator('.fm-die').count()).toBeGreaterThanOrEqual(12);

  const { x, y } = await onScreen(table, [2000, 22000]);
  await table.mouse.move(x, y);
  await table.locator('.fm-board').getByText('W1,B6').first().waitFor();

  const fires = table.getByRole('img', { name: /^Fire on/ });
  expect(await fires.locator('.fm-flame').count()).toBe(await fires.count());
  expect(await fires.locator('.fm-puff').count()).toBe(0);

  const side = table.locator('.fm-side');
  for (const text of ['Villagers saved', 'wins the game', 'Villagers dead', 'Explosions', 'Houses fallen'])
    expect(await side.innerText()).toContain(text);
  expect(await side.locator('.fm-card').first().innerText()).toMatch(/6 AP · 0 water · standing/);
});

test('[FM-21.3] on a phone the name of a house begins at its edge, clear of the die of a house beside it', async () => {
  const table = await openPage(house.browser, `${house.url}/play/fires-at-midnight?usual`, NARROW);
  await sitDown(table);
  const begins = await table.locator('.fm-house').evaluateAll((houses) =>
    houses.map((one) => {
      const leftOf = (part: string) => one.querySelector(part)!.getBoundingClientRect().left;
      return leftOf('.fm-house-id') - leftOf('.fm-floor');
    }),
  );
  expect(begins).toHaveLength(4);
  for (const gap of begins) expect(gap).toBeGreaterThan(-3);
  expect(table.faults).toEqual([]);
});

test('[FM-21.11] [FM-21.17] [FM-21.30] rings while walking, reasons on what is greyed, and who may go next', async () => {
  const table = await open();
  await press(table, 'Begin the guided game');
  await press(table, 'Leave the guide');
  await table.getByRole('button', { name: 'Place F1 northwest of the well' }).click();
  await table.getByRole('button', { name: 'Place F2 south of the well' }).click();
  for (const name of ['F1 goes next', 'F2 goes next']) await table.getByRole('button', { name }).waitFor();
  await press(table, /^F1 goes next/);

  const { x, y } = await onScreen(table, [9000, 13500]);
  await table.mouse.click(x, y);
  await table.locator('.fm-ring-base').first().waitFor({ state: 'attached' });
  expect(await widthOf(table.locator('.fm-ring-base'))).toBe(6000);
  expect(await widthOf(table.locator('.fm-ring-centre'))).toBe(7000);
  await table.keyboard.press('Escape');

  const greyed = table.getByRole('button', { name: /^(Pick up|Open the door|Chop)/, disabled: true }).first();
  // What has just come under the pointer takes no press for a moment.
  await greyed.and(table.locator(':not([data-fresh])')).click({ force: true });
  await table
    .getByText(/must touch/)
    .first()
    .waitFor();
  expect(table.faults).toEqual([]);
});
