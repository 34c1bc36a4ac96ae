import type { Context } from '../context.ts';
import type { MatchRow } from '../store/store.ts';
import { setBack, wallNow } from './clockwork.ts';
import { openOlder } from './older.ts';
import { restore } from './snapshot.ts';
import { type Play, type Table, newTable, replay, versionIn } from './table.ts';

/** A table from the store; undefined if there is no such match. */
export async function loadTable(context: Context, id: string, act: (table: Table) => Table['act']): Promise<Table | undefined> {
  const row = await context.store.match(id);
  const game = row && (await context.games.load(row.game));
  if (!row || !game) return undefined;
  const [kept, rows, sitters] = await Promise.all([
    context.store.snapshot(id),
    context.store.rows(id, 0),
    context.store.seats(id),
  ]);
  const isOlder = versionIn(row, rows) !== game.version;
  const found = isOlder ? openOlder(game, row, rows, kept) : { play: restore(game, row, rows, kept) };
  if (found) mindSetBack(found.play, row);
  return found && newTable(game, row, found, sitters, context.timing.lend, act);
}

/** Rebuilds the play from the store, and returns what happened after the `known` lines. */
export async function reload(context: Context, table: Table): Promise<{ type: string }[]> {
  if (table.reading) return [];
  const known = table.play.n;
  const [kept, rows] = await Promise.all([context.store.snapshot(table.id), context.store.rows(table.id, 0)]);
  const events: { type: string }[] = [];
  // Lines not known here yet are played for their events, even if another node's snapshot includes them.
  const play = restore(table.game, table.row, rows.slice(0, known), kept);
  replay(play, rows.slice(known), (event) => events.push(event));
  mindSetBack(play, table.row);
  table.play = play;
  table.stale = false;
  return events;
}
function mindSetBack(play: Play, { beat }: MatchRow): void {
  play.clock = setBack(play.clock, Math.max(beat, play.lastWall), wallNow());
}

/** Continues with what other nodes have stored. */
export async function catchUp(context: Context, table: Table): Promise<{ type: string }[]> {
  if (table.stale || table.reading) return reload(context, table);
  const events: { type: string }[] = [];
  const rows = await context.store.rows(table.id, table.play.n);
  replay(table.play, rows, (event) => events.push(event));
  return events;
}

export async function refreshRow(context: Context, table: Table): Promise<MatchRow> {
  table.row = (await context.store.match(table.id)) ?? table.row;
  return table.row;
}
