import { game, type FireEvent, type FireMove, type Fires } from '@nightfall/fires-at-midnight';
import { Match, printRecord, quickRandom, type Head, type Pass } from '@nightfall/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import type { House } from './house.ts';
import { openKept, type Kept } from './shelf.ts';

type Step = { readonly move: FireMove | Pass; readonly events: readonly FireEvent[] };
const HEAD: Head = {
  game: game.id,
  version: game.version,
  setup: { players: 1, options: { preset: 'drill', firefighters: 2 } },
  names: ['Ana'],
  holders: ['person'],
  promise: null,
};
const seedOf = (night: number): string => night.toString(16).padStart(4, '0').repeat(16);

function begin(night: number): Match<Fires> {
  const match = Match.begin(game, HEAD, seedOf(night));
  if (!(match instanceof Match)) throw new Error('the table cannot be laid');
  match.settle();
  return match;
}
function play(match: Match<Fires>, move: FireMove | Pass): FireEvent[] {
  const events: FireEvent[] = [];
  const no = match.play(move, match.now, (event) => events.push(event));
  if (no) throw new Error(no.text);
  match.settle(match.now, (event) => events.push(event));
  return events;
}
/** A night of a casual bot, move by move: the same at every run. */
function* nightOf(night: number): Generator<Step> {
  const match = begin(night);
  const random = quickRandom(night);
  while (!match.isOver)
    for (const move of game.bots['casual']!.bot(match.view(0), 0, random)) {
      if (match.isOver) return;
      yield { move, events: play(match, move) };
    }
}

type Happens = (event: FireEvent) => boolean;
/** What a browser keeps of the table as it stood before the first move of all nights with which this happens. */
function keptBefore(happens: Happens): Kept {
  for (let night = 1; night < 30; night++) {
    const match = begin(night);
    for (const { move, events } of nightOf(night)) {
      if (events.some(happens)) return keptOf(match, night);
      play(match, move);
    }
  }
  throw new Error('no night comes to it');
}
const keptOf = (match: Match<Fires>, night: number): Kept => ({
  id: 'firesnight',
  game: game.id,
  record: printRecord(match),
  seed: seedOf(night),
  script: [],
  guided: false,
  saved: Date.now(),
  names: HEAD.names,
  text: '',
  over: null,
});

/** Nights are long: each is looked for once. */
const found = new Map<Happens, Kept>();
export async function layBefore(house: House, happens: Happens, options?: BrowserContextOptions) {
  const kept = found.get(happens) ?? keptBefore(happens);
  found.set(happens, kept);
  const page = await openKept(house.browser, house.url, kept, { screen: options });
  await page.locator('svg.fm-board').waitFor();
  return page;
}
