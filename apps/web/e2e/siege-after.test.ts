import { game, type Siege } from '@nightfall/siege-of-the-eternal-night';
import { Match, printRecord, quickRandom, type Head } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SEARCHED } from './harness.ts';
import { openHouse } from './house.ts';
import { openKept } from './shelf.ts';

const house = openHouse();
const SHEETS = ['last-gate', 'postern-yard', 'causeway', 'long-night'];
const SEED = 'ab'.repeat(32);

/** A whole night, drawn by a bot, with several doubles. */
function playedOut(sheet: string): Match<Siege> {
  const setup = { players: 1, options: { sheet, seed: 'print', lastCall: true } };
  const head: Head = { game: game.id, version: game.version, setup, names: ['Ada'], holders: ['person'], promise: null };
  const match = Match.begin(game, head, SEED);
  if (!(match instanceof Match)) throw new Error('the night cannot begin');
  const random = quickRandom(5);
  for (match.settle(); !match.isOver; match.settle()) {
    const [move] = game.bots['casual']!.bot(match.view(0), 0, random);
    const no = match.play(move!);
    if (no) throw new Error(no.text);
  }
  return match;
}
async function openNight(sheet: string): Promise<Page & { readonly faults: string[] }> {
  const kept = { id: 'afternight', game: game.id, record: printRecord(playedOut(sheet)), seed: SEED, script: [], guided: false };
  const shown = { saved: Date.now(), names: ['Ada'], text: '', over: null };
  const first = () => {
    window.print = () => undefined;
  };
  return openKept(house.browser, house.url, { ...kept, ...shown }, { first });
}

/** Words and numbers on the paper that run into each other. */
const overprinted = (page: Page): Promise<string[]> =>
  page.locator('.siege-print svg').evaluate((drawing) => {
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({ text, box: text.getBoundingClientRect() }));
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .flatMap((two) => (isOver(one.box, two.box) ? [`${one.text.textContent} / ${two.text.textContent}`] : [])),
    );
  });

test.each(SHEETS)('[12] the printed sheet of %s is alone on its page, and nothing overprints', async (sheet) => {
  const page = await openNight(sheet);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await overprinted(page)).toEqual([]);
  expect(await page.locator('.table').isVisible()).toBe(false);
  const box = (await page.locator('.siege-print svg').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(1123);
  expect(page.faults).toEqual([]);
});

test('[12] the review tells each turn once, and a press on its row shows that turn', async () => {
  const page = await openNight('last-gate');
  await page.getByRole('button', { name: 'Review the night' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  const rows = review.getByRole('button', { name: /^Turn \d/ });
  await rows.first().waitFor(SEARCHED);
  const turns = (await rows.allInnerTexts()).map((text) => /Turn \d/.exec(text)![0]);
  expect(new Set(turns).size).toBe(turns.length);
  await review.locator('.siege-pair').waitFor(SEARCHED);
  await rows.last().click();
  await review.locator('b').getByText(turns.at(-1)!, { exact: true }).waitFor();
  expect(page.faults).toEqual([]);
});
