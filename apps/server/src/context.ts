import { TABLE_TIMING, type House, type TableTiming } from '@nightfall/table';
import type { Announcements } from './announcement.ts';
import type { BotPool } from './bots/pool.ts';
import type { Games } from './games.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PubSub } from './pubsub/pubsub.ts';
import type { Notices } from './notices/notices.ts';
import type { Bans } from './moderation/bans.ts';
import type { People } from './people.ts';
import type { Store } from './store/store.ts';

/** What a server process consists of; every part receives it, and nothing is global. */
export type Context = House & {
  readonly store: Store;
  readonly pubsub: PubSub;
  readonly games: Games;
  readonly bots: BotPool;
  readonly notices: Notices;
  readonly bans: Bans;
  readonly announcements: Announcements;
  readonly people: People;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: Timing;
  readonly rateLimits: RateLimits;
  /** Are there tables here that everyone sees? */
  readonly hasOpenTables: boolean;
  /** Do only members begin matches? */
  readonly hasMembers: boolean;
  /** The path under which the site is hosted; links begin with it. */
  readonly base: string;
};

/** How many expensive requests a client may make now. */
export type RateLimits = {
  /** May this address read this many lines of a log? */
  readonly mayRead: (address: string, lines: number) => boolean;
  /** May this person say something more to this table, in words or by pointing? */
  readonly maySay: (match: string, person: string) => boolean;
  /** May this person do something more at this table that is no move? */
  readonly mayAct: (match: string, person: string) => boolean;
};

/** Times in milliseconds. Tests shorten them. */
export type Timing = TableTiming & {
  /** An empty table is dropped from memory after this. */
  readonly idle: number;
  /** While a clock runs, connections are checked this often. A client that misses two is gone. */
  readonly pulse: number;
  /** Before the server stops, `/readyz` says so for this long, and load balancers stop sending people. */
  readonly drain: number;
  /** A request that has not fully arrived after this long is cut off. */
  readonly request: number;
};
export const TIMING: Timing = {
  ...TABLE_TIMING,
  idle: 30_000,
  pulse: 1000,
  drain: 0,
  request: 20_000,
};
