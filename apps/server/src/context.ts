import type { BotPool } from './bots/pool.ts';
import type { Games } from './games.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { News } from './news/news.ts';
import type { Notices } from './notices/notices.ts';
import type { Doors } from './peace/doors.ts';
import type { Store } from './store/store.ts';

/** What a server process consists of; every part receives it, and nothing is global. */
export type Context = {
  readonly node: string;
  readonly store: Store;
  readonly news: News;
  readonly games: Games;
  readonly bots: BotPool;
  readonly notices: Notices;
  readonly doors: Doors;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: Timing;
  readonly patience: Patience;
  /** The path under which the site is hosted; links begin with it. */
  readonly base: string;
};

/** How many expensive requests a client may make now. */
export type Patience = {
  /** May this address read this many lines of a log? */
  readonly toTell: (address: string, lines: number) => boolean;
  /** May this person say something more at this table? */
  readonly toHear: (match: string, person: string) => boolean;
};

/** Times in milliseconds. Tests shorten them. */
export type Timing = {
  /** An empty table is dropped from memory after this. */
  readonly idle: number;
  /** A bot waits this long before it shows its move. */
  readonly botPace: number;
  /** Where anybody may go first, a bot leaves it to people for this long. */
  readonly patience: number;
  /** Another node lets the one that took the last input ask the bot first. */
  readonly botTurn: number;
  /** The bell rings this late, for moves that are still on their way. */
  readonly lag: number;
  /** A connection may be lost this long before the clock stops. */
  readonly away: number;
  /** How often a running clock is noted in the store. */
  readonly beat: number;
  /** A person is notified of their turn after this, unless they come to the table. */
  readonly notice: number;
  /** An absent player keeps the seat this long; then others may lend it to a bot. */
  readonly lend: number;
  /** Countdown after a pause before the clock resumes. */
  readonly countdown: number;
  /** While a clock runs, connections are checked this often. A client that misses two is gone. */
  readonly pulse: number;
  /** Before the server stops, `/readyz` says so for this long, and load balancers stop sending people. */
  readonly drain: number;
  /** A request that has not fully arrived after this long is cut off. */
  readonly request: number;
};
export const TIMING: Timing = {
  idle: 30_000,
  botPace: 500,
  patience: 20_000,
  botTurn: 4000,
  lag: 300,
  away: 2000,
  beat: 2000,
  notice: 15_000,
  lend: 60_000,
  countdown: 3000,
  pulse: 1000,
  drain: 0,
  request: 20_000,
};
