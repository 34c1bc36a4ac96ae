import { legal, Match, printRecord, type Head, type Pass } from '@nightfall/kernel';
import { game, top, type Rune, type RuneMove, type State } from '@nightfall/runebound-midnight';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './house.ts';
import { openKept } from './shelf.ts';

type Deed = RuneMove | Pass;
/** What somebody at the table does; undefined: whatever comes. */
export type Will = (moves: readonly Deed[], state: State) => Deed | undefined;
type Laid = {
  readonly holders: readonly string[];
  readonly setup?: Head['setup']['options'];
  readonly will?: Will;
  /** Where the table is handed over; the match is played on until it is so. */
  readonly until: (state: State) => boolean;
  readonly options?: BrowserContextOptions;
};
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn'];
const seedOf = (night: number): string => night.toString(16).padStart(4, '0').repeat(16);

/** Where the game stands: `hero move`. */
export const at = (state: State): string => {
  const frame = top(state);
  return frame ? `${frame.rule} ${frame.at}` : 'over';
};

/** The same wanderings at every run. */
function wander(night: number): (most: number) => number {
  let now = night + 1;
  return (most) => {
    now = (now * 48271) % 2147483647;
    return now % most;
  };
}

/** Plays on until it is so; false if the night does not come to it. */
function comesTo({ will, until }: Laid, match: Match<Rune>, night: number): boolean {
  const random = wander(night);
  match.settle();
  for (let n = 0; n < 2000; n++) {
    if (until(match.state)) return true;
    if (match.isOver || match.waiting.for !== 'seats') return false;
    const [seat] = match.waiting.seats;
    const moves = legal(game.book, match.view(seat!), seat!);
    const no = match.play(will?.(moves, match.state) ?? moves[random(moves.length)]!);
    if (no) throw new Error(no.text);
    match.settle();
  }
  return false;
}
/** The first night of all that comes to it: the same at every run. */
function nightOf(laid: Laid, head: Head): { readonly match: Match<Rune>; readonly seed: string } {
  for (let night = 1; night < 400; night++) {
    const match = Match.begin(game, head, seedOf(night));
    if (!(match instanceof Match)) throw new Error('the table cannot be laid');
    if (comesTo(laid, match, night)) return { match, seed: seedOf(night) };
  }
  throw new Error('no night comes to it');
}

/** Puts a match on the shelf of a new browser and opens its table. */
export async function layNight(house: House, laid: Laid): Promise<Page & { readonly faults: string[] }> {
  const { holders, setup = {}, options } = laid;
  const names = NAMES.slice(0, holders.length);
  const head: Head = {
    ...{
      game: game.id,
      version: game.version,
      setup: { players: holders.length, options: setup },
      names,
      holders,
      promise: null,
    },
  };
  const { match, seed } = nightOf(laid, head);
  const shown = { saved: Date.now(), names, text: '', over: null };
  const kept = { id: 'localnight', game: game.id, record: printRecord(match), seed, script: [], guided: false, ...shown };
  const page = await openKept(house.browser, house.url, kept, { screen: options });
  await page.locator('.table, .cover').first().waitFor();
  return page;
}
/** The device goes round: whoever is asked says who they are. A player without a choice hands it on at once. */
export async function takeDevice(page: Page): Promise<void> {
  const mine = page.getByRole('button', { name: /^I am / });
  const table = page.locator('.rm-board, .rm-scene').first();
  const isMine = async () => {
    await mine.or(table).first().waitFor();
    return mine.isVisible();
  };
  while (await isMine()) await mine.click();
}
