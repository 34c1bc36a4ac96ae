import { readdirSync, readFileSync } from 'node:fs';
import {
  type Calibration,
  calibration,
  chapterCost,
  type Forecast,
  type PlayedGame,
  playOut,
  reviewing,
  search,
  storyOf,
} from '@nightfall/bots';
import { catalog, load } from '@nightfall/catalog';
import {
  type Game,
  type Judged,
  type Mind,
  openRecord,
  parseRecord,
  perform,
  quickRandom,
  seedOf,
  type Setup,
  type Types,
} from '@nightfall/kernel';
import { expect, test } from 'vitest';

type Minded = Game & { readonly mind: Mind<Types> };
const minded = async (id: string): Promise<Minded> => (await load(id)) as Minded;
/** A sample; `FULL=1` takes as many games and tries as the goals ask for. */
const isFull = process.env['FULL'] !== undefined;

/** What the value said at the first question of each chapter, and what came of it. */
function forecasts(game: Minded, setup: Setup, seat: number, games: number): Forecast[] {
  return Array.from({ length: games }, (_, n) => {
    const s = game.setup(setup) as Types['state'];
    const told: number[] = [];
    let chapter = '';
    const { bot } = game.bots['good']!;
    const noting: typeof bot = (v, of, random, time) => {
      const now = game.mind.chapter(v);
      if (now !== chapter) told.push(game.mind.value(s, seat));
      chapter = now;
      return bot(v, of, random, time);
    };
    const random = (which: string) => quickRandom(seedOf(`calibration ${n} ${which}`));
    const chance = { dice: random('dice'), minds: random('minds'), order: random('order') };
    const { result } = playOut(game, s, Array<typeof bot>(setup.players).fill(noting), chance);
    const came = result!.winners.includes(seat) ? 1 : 0;
    return told.map((chanceTold) => ({ told: chanceTold, came }));
  }).flat();
}

/** How far what was told lies from what came, on average. */
const offBy = ({ bins }: Calibration): number =>
  bins.reduce((sum, { told, came, count }) => sum + count * Math.abs(told - came), 0) /
  bins.reduce((sum, { count }) => sum + count, 0);

test.each([
  ['midnight-madness', { players: 2, options: {} }, 0, 60],
  ['runebound-midnight', { players: 2, options: {} }, 1, 60],
  ['fires-at-midnight', { players: 1, options: { preset: 'watch', firefighters: 2 } }, 0, 6],
] as const)('the value of %s means what it says: better than telling the mean, by a tenth', async (id, setup, seat, games) => {
  const found = calibration(forecasts(await minded(id), setup, seat, isFull ? 10 * games : games));
  expect(found.brier).toBeLessThan(0.9 * found.plain);
  // A handful of games says little about ten parts.
  if (isFull || games >= 60) expect(offBy(found)).toBeLessThan(0.08);
});

function textsOf(game: Minded): string[] {
  const folder = new URL(`../../../../games/${game.id}/recorded/`, import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}
/** A record, as this seat looks back on it. */
function playedIn(game: Minded, text: string, seat: number): PlayedGame<Types> {
  const read = parseRecord(text);
  const opened = 'where' in read ? read : openRecord(game, read);
  if ('where' in opened) throw new Error(opened.text);
  const { match } = opened;
  return { game, start: match.seek(0), inputs: match.inputs, seats: [seat], seat, players: match.head.setup.players };
}
/** Records of a game, as seat 0 or the first Hero looks back on them. */
const recordsOf = (game: Minded, seat: number): PlayedGame<Types>[] =>
  textsOf(game)
    .slice(0, 3)
    .map((text) => playedIn(game, text, seat));
const shortestOf = (game: Minded, seat: number): PlayedGame<Types> =>
  playedIn(game, textsOf(game).toSorted((a, b) => a.length - b.length)[0]!, seat);
/** Tries of a review, and of what confirms it. */
const [LOOK, CONFIRM] = isFull ? [400, 2000] : [60, 240];
function finished<R>(steps: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as R;
  }
}
const looked = (played: PlayedGame<Types>) => finished(reviewing(played, { point: 1, glance: 16, look: LOOK, games: 0 }));
/** By how much the better plan does better, by fates that the review never saw. */
function confirmed({ game, start, inputs }: PlayedGame<Types>, { at, seat, played, better }: Judged<Types>): number {
  const s = game.clone(start);
  for (const input of inputs.slice(0, at)) perform(game.book, s, input);
  const mind = { ...game.mind, quick: game.mind.careful ?? game.mind.quick, plans: () => [played, better] };
  const budget = { tries: CONFIRM, arms: 2, margin: 0 };
  const { arms } = search(game, mind, game.view(s, seat), seat, quickRandom(seedOf(`confirmed ${at}`)), budget);
  return arms[1]!.worth - arms[0]!.worth;
}

test.each([
  ['midnight-madness', 0],
  ['siege-of-the-eternal-night', 0],
  ['runebound-midnight', 1],
  ['fires-at-midnight', 0],
] as const)('each "this instead" of %s does better by fates that the review never saw', async (id, seat) => {
  const game = await minded(id);
  for (const played of recordsOf(game, seat))
    for (const judged of looked(played).costly) expect(confirmed(played, judged)).toBeGreaterThan(0);
});

/** By how much the mind does better in a chapter than those who played it, by other fates again. */
function chapterConfirmed(played: PlayedGame<Types>, { at }: Judged<Types>): number {
  const { stations, end } = storyOf(played);
  const i = stations.findIndex((station) => station.at === at);
  const next = stations[i + 1] ?? { at: played.inputs.length, state: end };
  return finished(chapterCost(played, stations[i]!, next, CONFIRM / 2, 'confirmed')).value;
}

test('each round of firefighters-on-duty that a review calls costly goes better by fates that it never saw', async () => {
  const game = await minded('firefighters-on-duty');
  for (const played of recordsOf(game, 0))
    for (const judged of looked(played).costly) expect(chapterConfirmed(played, judged)).toBeGreaterThan(0);
});

test.each(catalog.map(({ id }) => id))('looking back on a record of %s gives the same review on every run', async (id) => {
  const game = await minded(id);
  const played = shortestOf(game, game.kind === 'versus' ? 1 : 0);
  const look = () => finished(reviewing(played, { point: 1, glance: 2, look: 4, games: 1 }));
  expect(look()).toEqual(look());
});
