import { type Entry, type Frozen, type Game, Match, type Types, isFaults, isInBook } from '@nightfall/kernel';
import { type Line, type Standing, isControl } from '@nightfall/protocol';
import { notePlace, type Places, readClient } from './client.ts';
import type { Clockwork } from './clockwork.ts';
import type { LogRow, MatchRow, SnapshotRow } from './house.ts';
import type { Leavings } from './leavings.ts';
import { type Play, type Table, beginPlay, headOf, replay } from './table.ts';

/** The state after part of the log. It is a cache: without it, the log is replayed from the beginning. */
type Snapshot = {
  readonly form: typeof FORM;
  /** The rules that led here. */
  readonly version: number;
  readonly frozen: Frozen;
  /** States along the way: the past is sought from the nearest. */
  readonly along: Match['snapshots'];
  readonly standing: Standing;
  readonly leavings: Leavings;
  readonly clock: Clockwork;
  readonly lastWall: number;
};
/** Raised when the format of a snapshot changes: snapshots in another format are ignored. */
const FORM = 4;
/** Lines between two snapshots. */
const SPAN = 512;

/** The play these rows lead to. */
export function restore(game: Game, row: MatchRow, rows: readonly LogRow[], kept: SnapshotRow | undefined): Play {
  const snapshot = kept && kept.seq <= rows.length ? readSnapshot(kept) : undefined;
  const isOfUse = snapshot?.form === FORM && snapshot.version === game.version && isFollowed(game, snapshot as Snapshot);
  const play = isOfUse ? thaw(game, row, rows.slice(0, kept!.seq), snapshot as Snapshot) : beginPlay(game, row);
  replay(play, rows.slice(play.n));
  return play;
}

/** Do today's sentences still have the names that the snapshot stands at? */
const isFollowed = ({ book }: Game, { frozen, along }: Snapshot): boolean => isInBook(book, [frozen.state, ...along]);

function thaw(game: Game, row: MatchRow, rows: readonly LogRow[], kept: Snapshot): Play {
  const lines = rows.map(({ data }) => JSON.parse(data) as Line);
  const entries = lines.filter((line): line is Entry => !isControl(line));
  const match = Match.thaw(game, headOf(game, row), entries, kept.frozen, row.seed, holes(kept.along));
  if (isFaults(match)) throw new Error(`match ${row.id} cannot be set up: ${match[0]?.text}`);
  const places: Places = new Map();
  for (const { client, seq } of rows) if (client !== null) notePlace(places, readClient(client), seq);
  const { standing, leavings, clock, lastWall } = kept;
  return { match, n: lines.length, lines, places, standing, leavings, clock, lastWall };
}

/** JSON has null where a state is missing. */
const holes = (along: readonly (Types['state'] | null | undefined)[]) => along.map((state) => state ?? undefined);

/** The state in a snapshot, whatever version wrote it. */
export function pictureIn(kept: SnapshotRow): Types['state'] | undefined {
  return readSnapshot(kept)?.frozen?.state;
}

/** Writes a snapshot now and then, in the background. */
export function mindSnapshot(table: Table): void {
  if (table.play.n >= table.snapshot.at + SPAN) void saveSnapshot(table);
}
/** Before a table is forgotten: another version of the rules may be the next to open it, and this is the last picture. */
export async function leaveSnapshot(table: Table): Promise<void> {
  const isNew = table.play.n > table.snapshot.at && !table.reading;
  if (isNew && table.row.result === null) await saveSnapshot(table);
}
function saveSnapshot(table: Table): Promise<void> {
  table.snapshot.at = table.play.n;
  return table.house.store.saveSnapshot(table.id, snapshotOf(table.play)).catch(table.house.trouble);
}
export function snapshotOf({ match, standing, leavings, clock, lastWall, n }: Play): SnapshotRow {
  const kept: Snapshot = {
    form: FORM,
    version: match.game.version,
    frozen: match.freeze(),
    along: match.snapshots,
    standing,
    leavings,
    clock,
    lastWall,
  };
  return { seq: n, data: JSON.stringify(kept) };
}
/** One that cannot be read is none. */
function readSnapshot({ data }: SnapshotRow): Partial<Snapshot> | undefined {
  try {
    return JSON.parse(data) as Partial<Snapshot>;
  } catch {
    return undefined;
  }
}
