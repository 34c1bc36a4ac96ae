import { game, phaseOf, type Fd } from '@nightfall/firefighters-on-duty';
import { Match, printRecord, quickRandom, type Head } from '@nightfall/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openKept, type Kept } from './shelf.ts';

/** Firefighters on Duty at a table of one browser: people in the first seats, bots in the others. */
type Duty = {
  readonly scenario: string;
  readonly mode?: 'clock' | 'paced';
  readonly crews?: number;
  /** So many crews are played at this screen, one unless it is said: where all are, nothing happens but what the test does. */
  readonly people?: number;
  readonly seed?: number;
  /** Bots play all crews until here, in a round's Action Phase, this many deeds into it. */
  readonly until?: { readonly round: number; readonly deeds: number };
  readonly screen?: BrowserContextOptions;
  readonly options?: Head['setup']['options'];
  /** The test may stop the page's clock. */
  readonly isTimed?: boolean;
};

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan'];
const seedOf = (n: number) => n.toString(16).padStart(4, '0').repeat(16);

/** `good` bots play every crew until the wished moment, each about two deeds a second of the clock; bells ring when they are due. */
function playOn(match: Match<Fd>, { round, deeds }: { round: number; deeds: number }): void {
  const random = quickRandom(7);
  let done = 0;
  match.settle();
  for (let n = 0; n < 20_000 && !match.isOver; n++) {
    const view = match.view(0);
    const { deadline } = match;
    const seats = match.waiting.for === 'seats' ? match.waiting.seats : [];
    if (view.round === round && phaseOf(view) === 'action' && ++done > deeds * view.crews.length) return;
    const seat = seats[n % seats.length];
    const clock = match.clock && { id: match.clock.id, lasts: match.clock.lasts, left: deadline! - match.now };
    const move = seat === undefined ? undefined : game.bots['good']!.bot(view, seat, random, clock)[0];
    const at = match.now + Math.round(500 / view.crews.length);
    if (deadline !== undefined && (at >= deadline || seats.length === 0)) match.play({ type: 'bell' }, deadline);
    else if (move) match.play(move, at);
    match.settle();
  }
}

function keptMatch({ scenario, mode = 'clock', crews = 3, people = 1, seed = 1, until, options = {} }: Duty): Kept {
  const names = NAMES.slice(0, crews);
  const holders = names.map((_, seat) => (seat < people ? 'person' : 'bot:good'));
  const setup = { players: crews, options: { scenario, mode, ...options } };
  const head: Head = { game: game.id, version: game.version, setup, names, holders, promise: null };
  const match = Match.begin(game, head, seedOf(seed));
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  if (until) playOn(match, until);
  const shown = { saved: Date.now(), names, text: '', over: null };
  const kept = { id: 'duty', game: game.id, record: printRecord(match), seed: seedOf(seed), script: [], guided: false };
  return { ...kept, ...shown };
}

export async function layDuty(browser: Browser, url: string, duty: Duty): Promise<Page & { readonly faults: string[] }> {
  const prepare = async (page: Page) => {
    if (duty.isTimed) await page.clock.install();
    // Against the clock the bar suggests nothing unless it is asked to.
    await page.evaluate(() => localStorage.setItem('nightfall.firefighters.suggests', 'always'));
  };
  const page = await openKept(browser, url, keptMatch(duty), { screen: duty.screen, prepare });
  await page.locator('.fd-board').waitFor();
  return page;
}
