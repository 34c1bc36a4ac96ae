import { Match, printRecord, type Head } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import type { Screen } from './harness.ts';
import { stopClock } from './page-clock.ts';
import { openKept, type Kept } from './shelf.ts';
import { load } from './watch-games.ts';
import type { WatchSite } from './watch-site.ts';

type Laid = {
  readonly game: 'watch' | 'open-watch' | 'wide-watch' | 'heist' | 'open-heist';
  readonly setup?: Head['setup']['options'];
  readonly holders?: readonly string[];
  readonly together?: Head['together'];
  /** Plays the match on before it is put on the shelf. */
  readonly prepare?: (match: Match) => void;
  readonly options?: Screen;
  /** The page's time stands still, and only the test moves it. */
  readonly stands?: boolean;
};

const SEED = '5eed'.repeat(16);

/** What the shelf of a browser keeps of a match. */
async function keptMatch({ game, setup: options = {}, holders = ['person'], together, prepare }: Laid): Promise<Kept> {
  const names = ['Ana', 'Bo', 'Cleo', 'Dan'].slice(0, holders.length);
  const setup = { players: holders.length, options };
  const head: Head = { game, version: 1, setup, names, holders, promise: null, ...(together && { together }) };
  const match = Match.begin(await load(game), head, SEED);
  if (!(match instanceof Match)) throw new Error('the watch cannot be laid');
  prepare?.(match);
  const shown = { saved: Date.now(), names, text: '', over: null };
  return { id: 'localwatch', game, record: printRecord(match), seed: SEED, script: [], guided: false, ...shown };
}

/** Puts a match on the shelf of a new browser and opens its table. */
export async function layLocal(site: WatchSite, laid: Laid): Promise<Page & { readonly faults: string[] }> {
  const prepare = async (page: Page) => laid.stands && page.clock.install();
  const page = await openKept(site.browser, site.url, await keptMatch(laid), { screen: laid.options, prepare });
  await page.locator('.table, .cover').first().waitFor();
  if (laid.stands) await stopClock(page);
  return page;
}
