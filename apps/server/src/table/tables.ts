import type { Refusal } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { matchDoor } from '../peace/doors.ts';
import { CLOSED, NO_MATCH } from '../refusals.ts';
import { trouble } from '../trouble.ts';
import { afterwards } from './afterwards.ts';
import { inBackground } from './background.ts';
import { carryOut } from './carry-out.ts';
import { decideDice } from './decide-input.ts';
import { finishIfOver } from './finish.ts';
import { catchUp, loadTable, refreshRow } from './load.ts';
import { linesSince } from './log.ts';
import { stopLostClock } from './mind-clock.ts';
import type { Table } from './table.ts';
import { decideRules } from './older.ts';
import { leaveSnapshot } from './snapshot.ts';
import { later, notLater } from './timers.ts';
import { hearChat } from './talk.ts';
import { inTurn } from './turn.ts';
import { sendAll, tell, tellSitting } from './tell.ts';

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
  closeShut(): void;
  /** Other nodes have stored something. */
  refresh(id: string): Promise<void>;
  refreshSeats(id: string): Promise<void>;
  refreshAll(): void;
  all(): Table[];
  close(): Promise<void>;
};

export function openTables(context: Context): Tables {
  const loading = new Map<string, Promise<Table | undefined>>();
  const known = new Map<string, Table>();

  const load = async (id: string) => {
    const table = await loadTable(context, id, (one) => actor(context, one));
    loading.delete(id);
    if (!table) return undefined;
    known.set(id, table);
    await wake(context, table);
    return touch(table);
  };
  const open = async (id: string) => {
    if (context.doors.isShut(matchDoor(id))) return undefined;
    const here = known.get(id);
    if (here) return touch(here);
    const underWay = loading.get(id);
    if (underWay) return underWay;
    const coming = load(id);
    loading.set(id, coming);
    return coming.finally(() => loading.delete(id));
  };
  const forget = (table: Table) => {
    table.timers.forEach((timer) => clearTimeout(timer));
    table.timers.clear();
    known.delete(table.id);
  };
  const leave = (table: Table) => {
    void leaveSnapshot(context, table);
    forget(table);
  };
  const release = (table: Table) => {
    if (table.members.size > 0) return notLater(table, 'idle');
    later(context, table, 'idle', context.timing.idle, () => (hasWork(table) ? release(table) : leave(table)));
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
  const refresh = async (id: string) => {
    const table = known.get(id);
    if (table) await inTurn(table, () => hearLines(context, table));
  };
  return {
    open,
    release,
    refresh,
    peek: (id) => known.get(id),
    drop,
    closeShut: () => known.forEach((_, id) => context.doors.isShut(matchDoor(id)) && drop(id, CLOSED)),
    refreshSeats: async (id) => {
      const table = known.get(id);
      if (table) await inTurn(table, () => hearSeats(context, table));
    },
    refreshAll: () =>
      known.forEach((table) => {
        inTurn(table, () => hearAll(context, table)).catch((error) => trouble(context, error));
      }),
    all: () => [...known.values()],
    close: async () => {
      await Promise.all([...known.values()].map((table) => inTurn(table, () => leaveSnapshot(context, table))));
      known.forEach(forget);
    },
  };
}

/** A table that waits for a bot or a bell is not idle. */
const hasWork = (table: Table) =>
  table.members.size > 0 || table.bot !== undefined || ['bot', 'bell', 'turn'].some((name) => table.timers.has(name));

const actor =
  (context: Context, table: Table): Table['act'] =>
  (client, step, done) =>
    carryOut(context, table, client, step, done);

/** What a table that was just opened has to catch up on: a clock that nobody watched, dice that nobody threw, a bot, an end that was not written down. */
async function wake(context: Context, table: Table): Promise<void> {
  context.news.tell({ k: 'who', m: table.id });
  if (table.reading) return;
  await inBackground(context, table, decideRules(table));
  await stopLostClock(context, table);
  if (table.play.match.waiting.for === 'dice') await inBackground(context, table, decideDice(table));
  finishIfOver(context, table);
  afterwards(context, table, false);
}

async function hearLines(context: Context, table: Table): Promise<void> {
  const before = table.play.n;
  const events = await catchUp(context, table);
  const lines = linesSince(table.play, before);
  if (lines.length === 0) return;
  tell(table, { lines, events });
  if (table.play.match.isOver) await refreshRow(context, table).then(() => finishIfOver(context, table));
  afterwards(context, table, false);
}

async function hearSeats(context: Context, table: Table): Promise<void> {
  table.sitters = await context.store.seats(table.id);
  tellSitting(table);
  afterwards(context, table, false);
}

/** Reloads everything other nodes may have changed, since nobody knows what was missed. Clients know which chat lines they have. */
async function hearAll(context: Context, table: Table): Promise<void> {
  context.news.tell({ k: 'who', m: table.id });
  await hearLines(context, table);
  await hearSeats(context, table);
  await hearChat(context, table);
  const { next } = await refreshRow(context, table);
  if (next !== null) sendAll(table, { t: 'next', m: table.id, to: next });
  afterwards(context, table, true);
}
