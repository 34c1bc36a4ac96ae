import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { SIEGE } from './siege-night.ts';

const house = openHouse();
const phaseIs = (page: Page, phase: RegExp) =>
  page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector<HTMLElement>('.siege-board')?.dataset['phase'] ?? ''),
    phase.source,
  );

test('[12.5] the daily begins with one touch, its dice are seen once, and nobody is advised', async () => {
  const page = await openPage(house.browser, house.url);
  await page.getByRole('link', { name: 'Daily siege', exact: true }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  await page.getByRole('button', { name: /roll/i }).first().click();
  await phaseIs(page, /ACT|VOLLEY/);
  // The roll is not taken back, nor by force.
  await page.keyboard.press('u');
  await frames(page, 10);
  expect(await page.getByRole('button', { name: /Take it back/ }).count()).toBe(0);
  await phaseIs(page, /ACT|VOLLEY/);
  await page.keyboard.press('h');
  await page.getByText('There are no hints in the daily siege.').waitFor();
  expect(await page.getByRole('button', { name: 'Do that' }).count()).toBe(0);
  // Whoever begins it again goes on where it was left.
  await page.goto(`${house.url}/play/${SIEGE}`);
  await page.getByRole('button', { name: /today.s siege/i }).click();
  await page.waitForURL(table);
  await phaseIs(page, /ACT|VOLLEY/);
  expect(page.faults).toEqual([]);
});

test('[12.5] a day whose night was thrown away is practice only', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?daily`);
  await page.waitForURL(/\/table\//);
  const begun = () => page.evaluate(() => localStorage.getItem('nightfall.siege.begun'));
  await page.locator('.siege-board').waitFor();
  const first = await begun();
  expect(first).toContain(page.url().split('/').at(-1));
  await page.goto(`${house.url}/nights`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.goto(`${house.url}/play/${SIEGE}?daily`);
  await page.waitForURL(/\/table\//);
  await page.locator('.siege-board').waitFor();
  expect(await begun()).toBe(first);
  expect(first).not.toContain(page.url().split('/').at(-1));
});
