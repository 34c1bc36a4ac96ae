import { game, type Madness } from '@nightfall/midnight-madness';
import { Match, parseRecord, printRecord, quickRandom, type Head } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { putOnShelf } from './shelf.ts';

const house = openHouse();
const SEED = 'ab'.repeat(32);

/** A night under this head that somebody loses who lets them all come. */
function lostNight(head: Head): Match<Madness> {
  const match = Match.begin(game, head, SEED);
  if (!(match instanceof Match)) throw new Error('the night cannot begin');
  const random = quickRandom(3);
  for (match.settle(); !match.isOver; match.settle()) {
    const seat = match.waiting.for === 'seats' ? match.waiting.seats[0]! : 0;
    match.play(game.bots['random']!.bot(match.view(seat), seat, random)[0]!);
  }
  return match;
}

test('a lesson that was played on from its replay, and lost, leads to the first real game as well', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness`, undefined, () =>
    localStorage.setItem('nightfall.witness', 'yes'),
  );
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await page.locator('.mm-board').waitFor();
  const lesson = parseRecord(await page.evaluate(() => globalThis.nightfall!.record()));
  if ('where' in lesson) throw new Error(lesson.text);
  await page.goto(`${house.url}/settings`);
  const match = lostNight(lesson.head);
  expect(game.result(match.view(null))?.outcome).toBe('lost');
  const kept = { id: 'playedon', game: game.id, record: printRecord(match), seed: null, script: [], guided: false };
  await putOnShelf(page, { ...kept, saved: Date.now(), names: lesson.head.names, text: '', over: null });
  await page.goto(`${house.url}/table/playedon`);
  const end = page.getByRole('region', { name: 'The end' });
  await end.getByRole('link', { name: 'Your first real game' }).waitFor();
  expect(await end.getByRole('button', { name: 'Hold the castle this time' }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});
