import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW } from './harness.ts';
import { openHouse } from './house.ts';
import { at, layNight, takeDevice } from './rune-table.ts';

const house = openHouse();

/** Choices of the bar that cannot be touched at their corners: cut, or under something else. */
const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part=choices] .button').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ] as const;
        return corners.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
      })
      .map((one) => one.textContent ?? ''),
  );

test('[12.7] at 1440 by 900 no row of counters is cut when a Hero has gained experience', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'experience gain' && state.heroes.some(({ items }) => items.length > 0),
  });
  await takeDevice(page);
  await page.locator('[data-deed=gainCounter]').first().waitFor();
  await page.locator('[data-deed=discardItem], [data-part=choices] .button:has-text("Discard an Item")').first().waitFor();
  await expect.poll(() => cutChoices(page)).toEqual([]);
  expect(page.faults).toEqual([]);
});

test('[12.7] no name of a foe is broken within a word', async () => {
  const page = await layNight(house, { holders: ['person', 'person'], until: (state) => at(state).startsWith('combat') });
  await takeDevice(page);
  const name = page.locator('.rm-foe h2');
  await name.waitFor();
  const lines = await name.evaluate((heading) => {
    heading.textContent = 'Kinire Spiritspeaker';
    const text = heading.firstChild!;
    const linesOf = (from: number, to: number) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getClientRects().length;
    };
    return [linesOf(0, 6), linesOf(7, 20)];
  });
  expect(lines).toEqual([1, 1]);
});

/** Two towns that no phone shows at once. */
const FAR = ['R2', 'L12'] as const;

test('[12.7] a phone shows the round, the threat and the mirrors beside the map, and signs for Heroes off the screen', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person', 'person'],
    until: (state) => at(state) === 'hero move',
    will: (moves, { heroes }) => {
      const town = heroes.some(({ space }) => space === FAR[0]) ? FAR[1] : FAR[0];
      return moves.find((move) => move.type === 'placeHero' && move.town === town);
    },
    options: NARROW,
  });
  await takeDevice(page);
  await expect.poll(() => page.locator('.rm-standing').innerText()).toMatch(/Round\s+\d+[^]*Threat\s+\d+[^]*Mirrors\s+\d+/);
  await page
    .getByRole('button', { name: /^Show / })
    .first()
    .waitFor();
  expect(page.faults).toEqual([]);
});
