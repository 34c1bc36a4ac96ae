import type { Context } from '../context.ts';
import type { Shut } from '../store/store.ts';

/** What the host of the server has closed: `match:ID`, `person:ID`, `address:ADDRESS`. All of it is in memory, because every request checks it. */
export type Doors = {
  isShut(what: string): boolean;
  all(): Shut[];
  shut(what: string, note: string): Promise<void>;
  /** Was it shut? */
  open(what: string): Promise<boolean>;
  /** Another node may have changed something. */
  refresh(): Promise<void>;
  /** Hears that something was shut or opened. */
  watch(hear: () => void): void;
};

export async function openDoors({ store, news }: Pick<Context, 'store' | 'news'>): Promise<Doors> {
  const hearers: (() => void)[] = [];
  let shuts = new Map<string, Shut>();
  const refresh = async () => {
    shuts = new Map((await store.shuts()).map((one) => [one.what, one]));
    hearers.forEach((hear) => hear());
  };
  const changed = async () => {
    await refresh();
    news.tell({ k: 'doors' });
  };
  await refresh();
  return {
    isShut: (what) => shuts.has(what),
    all: () => [...shuts.values()],
    shut: (what, note) => store.shut({ what, since: Date.now(), note }).then(changed),
    open: async (what) => {
      const was = await store.unshut(what);
      await changed();
      return was;
    },
    refresh,
    watch: (hear) => void hearers.push(hear),
  };
}

export const matchDoor = (id: string): string => `match:${id}`;
export const personDoor = (id: string): string => `person:${id}`;
/** `address` as its neighbourhood. */
export const addressDoor = (address: string): string => `address:${address}`;
