import type { FireEvent } from '@nightfall/fires-at-midnight';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { layBefore } from './fires-night.ts';
import { NARROW, WIDE } from './harness.ts';
import { followHint } from './hints.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const SHOTS = process.env['SHOTS'];
const MOVING = { speed: 1 } as const;
const SIZES = [
  ['wide', { ...WIDE, ...MOVING }],
  ['narrow', { ...NARROW, ...MOVING }],
] as const;
const dies = ({ type }: FireEvent) => type === 'villagerDied';
const isSaved = (event: FireEvent) => event.type === 'left' && event.load.startsWith('V');
const shoot = (page: Page, name: string) => SHOTS && page.screenshot({ path: `${SHOTS}/fires-${name}.png` });
const since = (page: Page) => page.getByRole('region', { name: 'Since your turn' });

test.each(SIZES)(
  '[12] %s: a death is staged by name, marked on the board, and told until it is dismissed',
  async (size, screen) => {
    const page = await layBefore(house, dies, screen);
    await page.getByRole('button', { name: 'End turn', exact: true }).click();
    const sure = page.getByRole('button', { name: 'End turn anyway' });
    const moment = page.locator('.told.is-moment.is-bad');
    await sure.or(moment).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await moment.waitFor();
    const who = /^(\w+) dies$/.exec(await moment.locator('h3').innerText())![1]!;
    await moment.getByText(/^\d of \d dead\.$/).waitFor();
    expect(await page.locator('.fm-sign.is-died').count()).toBeGreaterThan(0);
    await shoot(page, `death-${size}`);
    await since(page)
      .getByText(new RegExp(`${who} \\(V\\d+\\) died`))
      .waitFor();
    await page.locator('.fm-sign.is-died[data-changed]').first().waitFor();
    await shoot(page, `death-since-${size}`);
    await page.keyboard.press('Escape');
    await page.locator('.fm-sign').first().waitFor({ state: 'detached' });
    expect(page.faults).toEqual([]);
  },
);

test.each(SIZES)('[12] %s: a rescue is staged by name', async (size, screen) => {
  const page = await layBefore(house, isSaved, screen);
  const moment = page.locator('.told.is-moment.is-good');
  let isStaged = false;
  const staged = moment.waitFor({ timeout: 60_000 }).then(async () => {
    isStaged = true;
    expect(await moment.locator('h3').innerText()).toMatch(/^\w+ is safe$/);
    expect(await moment.innerText()).toMatch(/\d of \d saved\./);
    expect(await page.locator('.fm-sign.is-safe').count()).toBe(1);
    await shoot(page, `rescue-${size}`);
  });
  // The hint carries her out, if need be by way of some steps.
  while (!isStaged) {
    if ((await page.locator('.bar-say.is-mine').count()) > 0) await followHint(page);
    await frames(page);
  }
  await staged;
  expect(page.faults).toEqual([]);
});
