import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layDuty } from './firefighters-table.ts';
import { NARROW, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
/** The widest city, in the middle of a game. */
const lay = (scenario: string, seed = 1) =>
  layDuty(house.browser, house.url, {
    scenario,
    seed,
    mode: 'paced',
    crews: 2,
    screen: NARROW,
    until: { round: 2, deeds: 12 },
  });

/** Names and numbers on the map that print over each other. */
const collisions = (page: Page): Promise<readonly string[]> =>
  page.locator('.fd-names text').evaluateAll((all) => {
    const boxes = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() }));
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 4,
        )
        .map((b) => `${a.text} ${b.text}`),
    );
  });
/** Deeds whose words do not fit their button, or that lie under another. */
const cutDeeds = (page: Page): Promise<readonly string[]> =>
  page.locator('.fd-deeds .button').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const isUnder = (left: number) => document.elementFromPoint(left, y + height / 2)?.closest('.button') !== one;
        return (
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight || isUnder(x + 3) || isUnder(x + width - 3)
        );
      })
      .map((one) => one.textContent ?? ''),
  );

test('[12.7] on a phone the widest city can be read as a whole, and the zoom buttons lie on none of it', async () => {
  const page = await lay('SC-7');
  await page.locator('.fd-roll').waitFor();
  const tools = (await page.locator('.camera-tools').boundingBox())!;
  const city = (await page.locator('.camera').boundingBox())!;
  expect(tools.y).toBeGreaterThanOrEqual(city.y + city.height - 1);
  await page.getByRole('button', { name: 'Show the whole board (0)' }).tap();
  await expect.poll(() => page.locator('.fd-board.is-tiny').count()).toBe(1);
  expect(await collisions(page)).toEqual([]);
  expect(page.faults).toEqual([]);
});

test('[12.7] on a phone no deed is cut; "more" says what waits there; any amount of water can be set', async () => {
  const page = await lay('SC-1');
  await page.locator('.fd-roll').waitFor();
  await page.locator('.fd-chip').first().tap();
  await expect.poll(() => cutDeeds(page)).toEqual([]);
  const more = page.locator('.fd-more');
  if (await more.isVisible()) expect(await more.innerText()).toMatch(/\d more\s+\w/);
  expect(page.faults).toEqual([]);
});

test('[12.7] on a phone "more" says what waits there, also where an amount of water is among it', async () => {
  const page = await lay('SC-2', 5);
  const hidden = page.locator('.fd-line > [inert] .fd-spray');
  await hidden.waitFor({ state: 'attached' });
  expect(await page.locator('.fd-more').innerText()).toMatch(/\d more\s+\w/);
  await expect.poll(() => cutDeeds(page)).toEqual([]);
});

test('[12.7] beside a keyboard no deed is cut: the key of "more" stands beside its words, and that of Roll above it', async () => {
  const duty = { scenario: 'SC-2', mode: 'paced', crews: 2, until: { round: 1, deeds: 2 } } as const;
  const page = await layDuty(house.browser, house.url, { ...duty, screen: WIDE });
  await page.locator('.fd-chip').first().click();
  const [more, key] = [page.locator('.fd-more'), page.locator('.fd-more .key')];
  await key.waitFor();
  await expect.poll(() => cutDeeds(page)).toEqual([]);
  const [button, sign] = [(await more.boundingBox())!, (await key.boundingBox())!];
  expect(Math.abs(sign.y + sign.height / 2 - (button.y + button.height / 2))).toBeLessThan(3);
  const [word, space] = [page.locator('.fd-roll > span').first(), page.locator('.fd-roll .key')];
  expect((await space.boundingBox())!.y + (await space.boundingBox())!.height).toBeLessThanOrEqual((await word.boundingBox())!.y);
  expect(page.faults).toEqual([]);
});
