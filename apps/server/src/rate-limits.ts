/** How many a second in the long run, and how many at once. */
export type Rate = { readonly perSecond: number; readonly burst: number };
export type Limits = {
  readonly connection: Rate;
  readonly address: Rate;
  /** Requests to the REST routes. */
  readonly requests: Rate;
  /** Matches started or imported. */
  readonly creations: Rate;
  readonly connectionsPerAddress: number;
  readonly messageBytes: number;
  readonly matchesPerConnection: number;
  /** Milliseconds of work for one import. */
  readonly importWork: number;
  /** Lines of logs sent again: to people who open a match, and in records and exports. */
  readonly lines: Rate;
  /** What one person says to one table: chat, reactions, pings, and questions to the others. */
  readonly talk: Rate;
  /** Acts of one person at one table that are no moves: pauses, seats, taking back. */
  readonly acts: Rate;
};
export const LIMITS: Limits = {
  connection: { perSecond: 30, burst: 90 },
  address: { perSecond: 600, burst: 2400 },
  requests: { perSecond: 60, burst: 600 },
  creations: { perSecond: 0.2, burst: 20 },
  connectionsPerAddress: 400,
  messageBytes: 16_384,
  matchesPerConnection: 32,
  importWork: 5000,
  lines: { perSecond: 20_000, burst: 100_000 },
  talk: { perSecond: 1, burst: 20 },
  acts: { perSecond: 1, burst: 60 },
};
const NO_LIMIT: Rate = { perSecond: 1e9, burst: 1e9 };
/** For benchmarks and tests on one machine, where everything comes from one address. */
export const UNLIMITED: Limits = {
  ...LIMITS,
  connection: NO_LIMIT,
  address: NO_LIMIT,
  requests: NO_LIMIT,
  creations: NO_LIMIT,
  lines: NO_LIMIT,
  talk: NO_LIMIT,
  acts: NO_LIMIT,
  connectionsPerAddress: 1e9,
  matchesPerConnection: 1e6,
};

/** What is left of a rate, and since when. */
type Bucket = { tokens: number; last: number };
export const bucket = ({ burst }: Rate): Bucket => ({ tokens: burst, last: performance.now() });
/** It refills over time. */
function fill(mine: Bucket, { perSecond, burst }: Rate, now: number): void {
  mine.tokens = Math.min(burst, mine.tokens + ((now - mine.last) / 1000) * perSecond);
  mine.last = now;
}
/** `count`: the cost. Anyone with anything left may exceed it, and then waits longer for the next. */
export function take(mine: Bucket, rate: Rate, now: number, count = 1): boolean {
  fill(mine, rate, now);
  if (mine.tokens < 1) return false;
  mine.tokens -= count;
  return true;
}
function isFull(mine: Bucket, rate: Rate, now: number): boolean {
  fill(mine, rate, now);
  return mine.tokens >= rate.burst;
}

/** One bucket an address; full ones are thrown away now and then. */
export function buckets(rate: Rate): (address: string, now?: number, count?: number) => boolean {
  const all = new Map<string, Bucket>();
  return (address, now = performance.now(), count = 1) => {
    if (all.size > 10_000) all.forEach((one, key) => isFull(one, rate, now) && all.delete(key));
    let mine = all.get(address);
    if (!mine) all.set(address, (mine = bucket(rate)));
    return take(mine, rate, now, count);
  };
}
