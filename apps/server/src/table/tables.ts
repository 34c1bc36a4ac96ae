import type { Refusal } from '@nightfall/kernel';
import {
  inTurn,
  later,
  leaveSnapshot,
  loadTable,
  noneLater,
  notLater,
  refreshAll,
  refreshLines,
  refreshSeats,
  sendAll,
  wake,
} from '@nightfall/table';
import type { Context } from '../context.ts';
import { matchBan } from '../moderation/bans.ts';
import { CLOSED, NO_MATCH } from '../refusals.ts';
import type { LogRow } from '../store/store.ts';
import { removedBefore } from './lost-seats.ts';
import type { Member, Table } from './table.ts';
import { hearChat } from './talk.ts';

/** The tables that are open on this node. A table with nobody at it and nothing to do is dropped from memory; its match is in the store. */
export type Tables = {
  open(id: string): Promise<Table | undefined>;
  /** The table if it is open here. */
  peek(id: string): Table | undefined;
  /** Looks whether the table can be forgotten. */
  release(table: Table): void;
  /** Drops a match that is gone; anyone watching it learns why. */
  drop(id: string, why?: Refusal): void;
  /** Forgets what the host has closed. */
  closeBanned(): void;
  /** Other nodes have stored something: the log has `n` lines now, of which these are the last. */
  refresh(id: string, n: number, rows?: readonly LogRow[]): Promise<void>;
  refreshSeats(id: string): Promise<void>;
  refreshAll(): void;
  all(): Table[];
  close(): Promise<void>;
};

export function openTables(context: Context): Tables {
  const loading = new Map<string, Promise<Table | undefined>>();
  const known = new Map<string, Table>();

  const load = async (id: string) => {
    const table = await awake(context, id);
    if (!table) return undefined;
    known.set(id, table);
    return touch(table);
  };
  const open = async (id: string) => {
    if (context.bans.has(matchBan(id))) return undefined;
    const here = known.get(id);
    if (here) return touch(here);
    const coming = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, coming);
    return coming;
  };
  const forget = (table: Table) => {
    noneLater(table);
    known.delete(table.id);
  };
  const release = (table: Table) => {
    if (table.members.size > 0) return notLater(table, 'idle');
    later(table, 'idle', context.timing.idle, () => {
      if (hasWork(table)) return release(table);
      void leaveSnapshot(table);
      forget(table);
    });
  };
  const touch = (table: Table) => {
    release(table);
    return table;
  };
  const drop = (id: string, why = NO_MATCH) => {
    const table = known.get(id);
    if (!table) return;
    sendAll(table, { t: 'no', m: id, why });
    forget(table);
  };
  const inTurnAt = async (id: string, act: (table: Table) => Promise<void>) => {
    const table = known.get(id);
    if (table) await inTurn(table, () => act(table));
  };
  return {
    open,
    release,
    peek: (id) => known.get(id),
    drop,
    closeBanned: () => known.forEach((_, id) => context.bans.has(matchBan(id)) && drop(id, CLOSED)),
    refresh: (id, n, rows) => inTurnAt(id, async (table) => (table.play.n < n ? refreshLines(table, rows) : undefined)),
    refreshSeats: (id) => inTurnAt(id, refreshSeats),
    refreshAll: () => known.forEach((table) => void inTurn(table, () => hearAll(context, table)).catch(context.trouble)),
    all: () => [...known.values()],
    close: async () => {
      await Promise.all([...known.values()].map((table) => inTurn(table, () => leaveSnapshot(table))));
      known.forEach(forget);
    },
  };
}

async function awake(context: Context, id: string): Promise<Table | undefined> {
  const found = await loadTable<Member>(context, id);
  if (!found) return undefined;
  const table: Table = Object.assign(found, { lost: await removedBefore(context, found) });
  await wake(table);
  return table;
}

/** A table that waits for a bot or a bell is not idle. */
const hasWork = (table: Table) =>
  table.members.size > 0 || table.bots.at !== undefined || ['bot', 'bell', 'turn'].some((name) => table.timers.has(name));

/** Reloads everything other nodes may have changed, since nobody knows what was missed. Clients know which chat lines they have. */
async function hearAll(context: Context, table: Table): Promise<void> {
  const { next } = await refreshAll(table);
  await hearChat(context, table);
  if (next !== null) sendAll(table, { t: 'next', m: table.id, to: next });
}
