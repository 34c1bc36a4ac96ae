import { mindBots } from './bots.ts';
import { mindClock, stopLostClock } from './clock.ts';
import { setBack } from './clockwork.ts';
import { decideDice } from './decide-input.ts';
import { finishIfOver } from './finish.ts';
import type { House, MatchRow } from './house.ts';
import { trim } from './log.ts';
import { decideRules, openOlder, versionIn } from './older.ts';
import { mindSnapshot, restore } from './snapshot.ts';
import { catchUp, inBackground } from './step.ts';
import { type Member, type Play, type Table, newTable } from './table.ts';
import { tellSitting } from './tell.ts';
import { mindTurns } from './turns.ts';

/** A table from the store, asleep; undefined if there is no such match. */
export async function loadTable<M extends Member>(house: House, id: string): Promise<Table<M> | undefined> {
  const row = await house.store.match(id);
  const game = row && (await house.games.load(row.game));
  if (!row || !game) return undefined;
  const [kept, rows, sitters] = await Promise.all([house.store.snapshot(id), house.store.rows(id, 0), house.store.seats(id)]);
  const isOlder = versionIn(row, rows) !== game.version;
  const found = isOlder ? openOlder(game, row, rows, kept) : { play: restore(game, row, rows, kept) };
  if (!found) return undefined;
  mindSetBack(house, found.play, row);
  return newTable(house, game, { row, sitters, ...found }, afterwards);
}
function mindSetBack({ time }: House, play: Play, { beat }: MatchRow): void {
  play.clock = setBack(play.clock, Math.max(beat, play.lastWall), time.now());
}

/** What a table that was just opened has to catch up on: a clock that nobody watched, dice that nobody threw, a bot, an end that was not written down. */
export async function wake(table: Table): Promise<void> {
  table.house.news.tell({ k: 'who', m: table.id });
  if (table.reading) return;
  await inBackground(table, decideRules(table));
  await stopLostClock(table);
  if (table.play.match.waiting.for === 'dice') await inBackground(table, decideDice(table));
  finishIfOver(table);
  afterwards(table, false);
}

/** What follows from every change: the end, the clock, the bots, notices to absent players. `first`: this node made the change. */
export function afterwards(table: Table, first: boolean): void {
  if (table.reading) return;
  mindClock(table);
  mindBots(table, first);
  if (first) {
    mindSnapshot(table);
    finishIfOver(table);
    mindTurns(table);
  }
  trim(table.play);
}

/** Other nodes have stored lines. To be called in a turn, as the others below. */
export async function refreshLines(table: Table): Promise<void> {
  if ((await catchUp(table)) && table.play.match.isOver) await refreshRow(table).then(() => finishIfOver(table));
}
export async function refreshSeats(table: Table): Promise<void> {
  table.sitters = await table.house.store.seats(table.id);
  tellSitting(table);
  table.afterwards(false);
}
export async function refreshRow(table: Table): Promise<MatchRow> {
  return (table.row = (await table.house.store.match(table.id)) ?? table.row);
}
/** Nobody knows what was missed: everything is read again, and what is left undone goes on from here. */
export async function refreshAll(table: Table): Promise<MatchRow> {
  table.house.news.tell({ k: 'who', m: table.id });
  await refreshLines(table);
  await refreshSeats(table);
  const row = await refreshRow(table);
  table.afterwards(true);
  return row;
}
