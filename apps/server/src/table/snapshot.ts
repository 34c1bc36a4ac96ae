import { type Entry, type Frozen, type Game, Match, isFaults } from '@nightfall/kernel';
import { type Line, type Standing, isControl } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import type { LogRow, MatchRow, SnapshotRow } from '../store/store.ts';
import { trouble } from '../trouble.ts';
import { noteStored, type Places } from './client.ts';
import type { Clockwork } from './clockwork.ts';
import { openStream } from './stream.ts';
import { type Play, type Table, beginPlay, headOf, replay, seatLabels } from './table.ts';

/** What the log up to a place comes to. It is a cache: without it the log is played from the beginning. */
type Snapshot = {
  readonly frozen: Frozen;
  readonly drawn: number;
  readonly standing: Standing;
  readonly clock: Clockwork;
  readonly lastWall: number;
};
/** A snapshot is written after so many lines. */
const SPAN = 512;

/** The play that these rows come to. */
export function restore(game: Game, row: MatchRow, rows: readonly LogRow[], kept: SnapshotRow | undefined): Play {
  const play =
    kept && kept.seq <= rows.length
      ? thaw(game, row, rows.slice(0, kept.seq), JSON.parse(kept.data) as Snapshot)
      : beginPlay(game, row);
  replay(play, rows.slice(play.lines.length));
  return play;
}

function thaw(game: Game, row: MatchRow, rows: readonly LogRow[], kept: Snapshot): Play {
  const lines = rows.map(({ data }) => JSON.parse(data) as Line);
  const entries = lines.filter((line): line is Entry => !isControl(line));
  const match = Match.thaw(game, headOf(row, seatLabels(row.setup.players)), entries, kept.frozen);
  if (isFaults(match)) throw new Error(`match ${row.id} cannot be set up: ${match[0]?.text}`);
  const places: Places = new Map();
  for (const { client, seq } of rows) noteStored(places, client, seq);
  const { standing, clock, lastWall } = kept;
  return { match, random: openStream(row.seed, kept.drawn), lines, places, standing, clock, lastWall };
}

/** Writes a snapshot now and then; nobody waits for it. */
export function mindSnapshot(context: Context, table: Table): void {
  const { play } = table;
  if (play.lines.length < table.snapshotAt + SPAN) return;
  table.snapshotAt = play.lines.length;
  const { match, random, standing, clock, lastWall } = play;
  const kept: Snapshot = { frozen: match.freeze(), drawn: random.drawn, standing, clock, lastWall };
  context.store
    .saveSnapshot(table.id, { seq: play.lines.length, data: JSON.stringify(kept) })
    .catch((error) => trouble(context, error));
}
