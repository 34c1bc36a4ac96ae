import { forgetSilent, hearReady, inTurn, localSeats, mindAbsence, refreshRow, seatsHere, tellSeats } from '@nightfall/table';
import type { Context } from '../context.ts';
import type { Item } from './pubsub.ts';
import { refreshMutes } from '../moderation/mutes.ts';
import { dismissStrangers } from '../table/host.ts';
import { hearLost } from '../table/lost-seats.ts';
import { tellNext } from '../table/rematch.ts';
import { tellWanted } from '../table/seats.ts';
import { hearChat, tellPing } from '../table/talk.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';

/** Each node regularly announces who is connected to it; after this long of silence the others forget it. */
const SAY = 5000;
const BELIEVE = 12_000;

/** Handles what comes from the other nodes. */
export function subscribe(context: Context, tables: Tables): { close(): void } {
  context.pubsub.subscribe((item, node) => void hear(context, tables, item, node).catch(context.trouble));
  const timer = setInterval(() => {
    sayWhoIsHere(context, tables);
    forgetSilentNodes(tables);
  }, SAY).unref();
  return { close: () => clearInterval(timer) };
}

async function hear(context: Context, tables: Tables, item: Item, node: string): Promise<void> {
  if (item.k === 'mutes') return refreshMutes(context, tables, item.person);
  if (item.k === 'bans') return context.bans.refresh();
  if (item.k === 'announcement') return context.announcements.refresh();
  if (item.k === 'missed') return hearAll(context, tables);
  const table = tables.peek(item.m);
  if (!table) return;
  switch (item.k) {
    case 'lines':
      return item.n > table.play.n ? tables.refresh(item.m, item.n, item.rows) : undefined;
    case 'seats':
      return tables.refreshSeats(item.m);
    case 'keys':
      return inTurn(table, () => refreshRow(table)).then(() => dismissStrangers(table));
    case 'lost':
      return hearLost(table, item.person, item.lost);
    case 'want':
      return tellWanted(table, item.seat, item.name, item.from);
    case 'ready':
      return hearReady(table, item.person, item.isReady);
    case 'chat':
      return hearChat(context, table, item.n);
    case 'ping':
      return tellPing(table, item.from, item.seat, item.mark);
    case 'next':
      table.row = { ...table.row, next: item.to };
      return tellNext(table, item.to, item.seat);
    case 'gone':
      return tables.drop(item.m);
    case 'who':
      for (const person of table.unready) context.pubsub.publish({ k: 'ready', m: item.m, person, isReady: false });
      return context.pubsub.publish({ k: 'here', m: item.m, seats: localSeats(table) });
    case 'here':
      // In order: an earlier message about the seats may still be loading.
      return inTurn(table, async () => hearPresence(context, table, node, item.seats));
  }
}

async function hearAll({ bans, announcements }: Context, tables: Tables): Promise<void> {
  tables.refreshAll();
  await bans.refresh();
  await announcements.refresh();
}

function hearPresence(context: Context, table: Table, node: string, seats: readonly number[]): void {
  const before = seatsHere(table);
  table.elsewhere.set(node, { seats, until: context.time.now() + BELIEVE });
  const after = seatsHere(table);
  const gone = [...before].filter((seat) => !after.has(seat));
  if (before.size !== after.size || gone.length > 0) tellSeats(table);
  mindAbsence(table, gone);
}

function sayWhoIsHere(context: Context, tables: Tables): void {
  for (const table of tables.all()) {
    if (table.members.size > 0) context.pubsub.publish({ k: 'here', m: table.id, seats: localSeats(table) });
  }
}

/** The people of a node that has died are away, and nobody else says so. */
function forgetSilentNodes(tables: Tables): void {
  for (const table of tables.all()) {
    const gone = forgetSilent(table);
    if (gone.length === 0) continue;
    tellSeats(table);
    mindAbsence(table, gone);
  }
}
