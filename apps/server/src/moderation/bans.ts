import { isWithin } from '../address.ts';
import type { Context } from '../context.ts';
import type { Ban } from '../store/store.ts';

/** What the host of the server has banned: `match:ID` (a closed table), `person:ID`, `address:ADDRESS`, `address:RANGE`. All of it is in memory, because every request checks it. */
export type Bans = {
  has(what: string): boolean;
  all(): Ban[];
  /** `until`: a moment of the wall clock; null: for good. */
  add(what: string, note: string, until?: number | null): Promise<void>;
  /** Was it banned? */
  lift(what: string): Promise<boolean>;
  /** Another node may have changed something. */
  refresh(): Promise<void>;
  /** Hears that a ban was added or lifted. */
  watch(hear: () => void): void;
};

type Needs = Pick<Context, 'store' | 'pubsub' | 'time'>;
export async function openBans({ store, pubsub, time }: Needs): Promise<Bans> {
  const hearers: (() => void)[] = [];
  let bans = new Map<string, Ban>();
  let ranges: Ban[] = [];
  const isInForce = (ban: Ban | undefined): boolean => ban !== undefined && (ban.until === null || ban.until > time.now());
  const refresh = async () => {
    bans = new Map((await store.bans()).map((one) => [one.what, one]));
    ranges = [...bans.values()].filter(({ what }) => isRange(what));
    hearers.forEach((hear) => hear());
  };
  const changed = async () => {
    await refresh();
    pubsub.publish({ k: 'bans' });
  };
  const isInRange = (what: string): boolean =>
    what.startsWith(ADDRESS) &&
    ranges.some((ban) => isInForce(ban) && isWithin(what.slice(ADDRESS.length), ban.what.slice(ADDRESS.length)));
  await refresh();
  return {
    has: (what) => isInForce(bans.get(what)) || (ranges.length > 0 && isInRange(what)),
    all: () => [...bans.values()].filter(isInForce),
    add: (what, note, until = null) => store.ban({ what, since: time.now(), note, until }).then(changed),
    lift: async (what) => {
      const was = isInForce(bans.get(what));
      await store.unban(what);
      await changed();
      return was;
    },
    refresh,
    watch: (hear) => void hearers.push(hear),
  };
}

const ADDRESS = 'address:';
/** A neighbourhood of IPv6 is written like a range, and is looked up like an address. */
const isRange = (what: string): boolean => what.startsWith(ADDRESS) && /\/\d+$/.test(what) && !what.endsWith('::/64');

export const matchBan = (id: string): string => `match:${id}`;
export const personBan = (id: string): string => `person:${id}`;
/** `address` as its neighbourhood, or a range. */
export const addressBan = (address: string): string => ADDRESS + address;
