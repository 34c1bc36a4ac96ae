import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bubblesOf, watchBubbles } from './bubbles.ts';
import { frames } from './frames.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const ends = (page: Page) => page.getByRole('region', { name: 'The end' });
const guide = (page: Page) => page.getByRole('complementary', { name: 'Guide' });

type Seen = { readonly covered: string[]; readonly sizes: Set<string>; readonly small: Set<string> };

/** Notes whether the bubble that is shown covers what it points at, how large the board is, and what on it a finger would miss. */
async function look(page: Page, board: string, seen: Seen, looks = 0): Promise<void> {
  const found = await page.evaluate((selector) => {
    const rect = (e: Element | null) => e?.getBoundingClientRect();
    const [bubble, beam, svg] = [
      rect(document.querySelector('aside.guide')),
      rect(document.querySelector('.guide-beam')),
      rect(document.querySelector(selector)),
    ];
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const [FINE, SLACK] = [24, 0.5];
    const isSmall = ({ width, height }: DOMRect) => width > 0 && Math.min(width, height) < FINE - SLACK;
    const pieces = [...document.querySelectorAll(`${selector} [role=button]`)];
    const share = bubble && beam && beam.width * beam.height > 0 ? overlap(bubble, beam) / (beam.width * beam.height) : 0;
    return {
      text: document.querySelector('aside.guide p')?.textContent ?? null,
      share,
      small: pieces.filter((piece) => isSmall(piece.getBoundingClientRect())).map((piece) => piece.getAttribute('aria-label')!),
      // When the game is over the guide has gone: the end has the room first, and then how it ended takes part of it.
      size: svg && !document.querySelector('.end-moment, .end') ? `${Math.round(svg.width)}x${Math.round(svg.height)}` : null,
    };
  }, board);
  if (found.size) seen.sizes.add(found.size);
  for (const name of found.small) seen.small.add(name);
  if (found.text === null) return;
  // A board is larger than its bubble is: a rim of it may lie under the bubble, never the middle.
  // Where the target has only just moved, the bubble follows.
  if (found.share > 0.25 && looks < 60) {
    await frames(page);
    return look(page, board, seen, looks + 1);
  }
  if (found.share > 0.25) seen.covered.push(`${Math.round(100 * found.share)} %: ${found.text}`);
}

/** Plays the guided game to its end; every bubble is read, then gone on from. */
async function playGuided(
  page: Page,
  board: string,
  act: () => Promise<void>,
): Promise<Seen & { readonly bubbles: readonly string[] }> {
  const seen: Seen = { covered: [], sizes: new Set(), small: new Set() };
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await page.locator(board).waitFor();
  await watchBubbles(page, 'aside.guide p');
  for (let tries = 0; tries < 1500 && !(await ends(page).isVisible()); tries++) {
    await look(page, board, seen);
    const next = guide(page).getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
    else await act();
    await frames(page);
  }
  await ends(page).waitFor();
  return { ...seen, bubbles: await bubblesOf(page) };
}

/** At the end of a lesson a real game is one tap away, and nobody leads through it. */
async function goOnward(page: Page): Promise<void> {
  const lesson = page.url();
  // The last key may have opened the rule of the ending.
  const sheet = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await sheet.isVisible()) await sheet.click();
  await ends(page).getByRole('link', { name: 'Your first real game' }).click();
  await page.waitForURL((url) => url.pathname.includes('/table/') && url.href !== lesson);
  await page.locator('.bar-say.is-mine').waitFor();
  expect(await page.locator('.guide-place').count()).toBe(0);
}

function expectGuided({ bubbles, covered, sizes, small }: Awaited<ReturnType<typeof playGuided>>, least: number): void {
  expect([...small]).toEqual([]);
  expect(bubbles.length).toBeGreaterThanOrEqual(least);
  expect(covered).toEqual([]);
  expect([...sizes]).toHaveLength(1);
}

test('on a phone a page of the lesson takes the room of its words, and the board keeps its own', async () => {
  const page = await openPage(house.browser, `${house.url}/play/runebound-midnight`, NARROW);
  await page.getByRole('button', { name: 'First night as the Night King' }).click();
  const words = guide(page);
  const seen: { readonly free: number; readonly board: string }[] = [];
  for (const start of ['You are Jahzir', 'Every stronghold']) {
    await words.getByText(start).waitFor();
    seen.push(
      await words.evaluate((aside) => {
        const foot = aside.getBoundingClientRect().bottom;
        const { top, height } = document.querySelector('.camera')!.getBoundingClientRect();
        return { free: foot - aside.querySelector('p')!.getBoundingClientRect().bottom, board: `${top} ${height}` };
      }),
    );
    await words.getByRole('button', { name: 'Next' }).click();
  }
  for (const { free } of seen) expect(free).toBeLessThan(12);
  expect(new Set(seen.map(({ board }) => board)).size).toBe(1);
  expect(page.faults).toEqual([]);
});

test('on a phone a board that shows through the place of the lesson ends at the head of the table', async () => {
  const page = await openPage(house.browser, `${house.url}/play/runebound-midnight?guide=1`, NARROW);
  await guide(page).waitFor();
  await page.locator('.rm-board').waitFor();
  const isHead = await page.locator('.table-top').evaluate((head) => {
    const { left, bottom, width } = head.getBoundingClientRect();
    return head.contains(document.elementFromPoint(left + width / 2, bottom - 6));
  });
  expect(isHead).toBe(true);
  expect(page.faults).toEqual([]);
});

test('[12.1] the guided night of Midnight Madness to its end on a phone: nothing covered, the board stands still', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness`, NARROW);
  const act = async () => {
    const said = await page.locator('.bar-say').innerText();
    const crowd = page.locator('.mm-crowd button').first();
    if (await crowd.isVisible()) await crowd.click();
    else if (/discard/i.test(said)) await page.keyboard.press('1');
    else if (/offers you/.test(said)) await page.keyboard.press('d');
    else if (await page.locator('.mm-end').isVisible()) await page.keyboard.press('e');
    else {
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
  };
  expectGuided(await playGuided(page, '.mm-board', act), 6);
  await goOnward(page);
  expect(page.faults).toEqual([]);
}, 300_000);

test('[12.1] the guided drill of Fires at Midnight to its end on a phone: nothing covered, the board stands still', async () => {
  const page = await openPage(house.browser, `${house.url}/play/fires-at-midnight`, NARROW);
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).first();
    if (!(await button.isVisible())) return false;
    await button.click({ timeout: 2000 }).catch(() => {});
    return true;
  };
  const act = async () => {
    const done =
      (await press(/^Place F\d/)) ||
      (await press('End turn anyway')) ||
      (await press(/^F\d goes next/)) ||
      (await press('End turn'));
    if (!done) await press('Next');
  };
  expectGuided(await playGuided(page, 'svg.fm-board', act), 5);
  await goOnward(page);
  expect(page.faults).toEqual([]);
}, 300_000);

test('[12.1] the guided night of Siege to its end on a phone: nothing covered, the sheet stands still', async () => {
  const page = await openPage(house.browser, `${house.url}/play/siege-of-the-eternal-night`, NARROW);
  const act = async () => {
    const last = page.getByRole('button', { name: 'End the night' });
    if (await last.isVisible()) return last.click();
    for (const deed of ['roll', 'hold', 'decline', 'pass A', 'pass B', 'end', 'stand']) {
      const button = page.locator(`button[data-choice="${deed}"]`).first();
      if (!(await button.isVisible())) continue;
      await button.click({ timeout: 2000 }).catch(() => {});
      return;
    }
  };
  expectGuided(await playGuided(page, 'svg.siege-sheet', act), 4);
  await goOnward(page);
  expect(page.faults).toEqual([]);
}, 300_000);
