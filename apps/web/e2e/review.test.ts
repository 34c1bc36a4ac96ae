import { readFileSync } from 'node:fs';
import { reviewing } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import { openRecord, parseRecord, type Game, type Mind, type Review, type Types } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, SEARCHED } from './harness.ts';
import { openHouse } from './house.ts';
import { openKept } from './shelf.ts';

const house = openHouse();
const ID = 'midnight-madness';
const record = readFileSync(new URL(`../../../games/${ID}/recorded/lost.record`, import.meta.url), 'utf8');

async function openEnd(): Promise<Page & { readonly faults: string[] }> {
  const kept = { id: 'looked-back', game: ID, record, seed: null, script: [], guided: false };
  const shown = { saved: Date.now(), names: ['Ada'], text: '', over: null };
  return openKept(house.browser, house.url, { ...kept, ...shown }, { screen: NARROW });
}
/** The same review, reckoned here. */
async function reviewHere(): Promise<Review<Types>> {
  const game = (await load(ID)) as Game & { readonly mind: Mind<Types> };
  const read = parseRecord(record);
  const opened = 'where' in read ? read : openRecord(game, read);
  if ('where' in opened) throw new Error(opened.text);
  const { match } = opened;
  const { players } = match.head.setup;
  const steps = reviewing({ game, start: match.seek(0), inputs: match.inputs, seats: [0], seat: 0, players });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

test('a review in the browser has the figures that it has in Node, and a decision can be tried again from there', async () => {
  const page = await openEnd();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await review.waitFor(SEARCHED);
  await review.getByText('Show the numbers').click();
  const rows = await review
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  const { points, costly } = await reviewHere();
  expect(rows.map(([when, chance]) => `${when}: ${chance}`)).toEqual([
    ...points.map(({ chapter, win }) => `${chapter}: ${Math.round(100 * win)} %`),
    expect.stringMatching(/^The end: (0|100) %$/),
  ]);
  expect(await review.locator('svg a').count()).toBe(points.length + 1);
  const told = review.getByRole('button', { name: 'Play on from here' });
  expect(await told.count()).toBe(costly.length);
  if (costly.length > 0) await told.first().click();
  if (costly.length > 0)
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith('looked-back'));
  expect(page.faults).toEqual([]);
});
