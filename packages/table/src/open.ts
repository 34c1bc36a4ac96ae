import {
  canShow,
  type Entry,
  followEntry,
  type Frozen,
  type Game,
  isFaults,
  isInBook,
  Match,
  printInput,
  printRecord,
  type Refusal,
  type Types,
} from '@nightfall/kernel';
import { isControl, type Line, type Standing } from '@nightfall/protocol';
import { mindBots } from './bots.ts';
import { mindClock, mindTurns, stopLostClock } from './clock.ts';
import { decideDice } from './decide.ts';
import type { House, LogRow, MatchRow, SnapshotRow } from './house.ts';
import {
  beginPlay,
  type Clockwork,
  entriesOf,
  headOf,
  type Leavings,
  note,
  notePlace,
  type Places,
  type Play,
  readClient,
  replay,
  setBack,
  trim,
} from './play.ts';
import { catchUp, inBackground } from './step.ts';
import { type Member, newTable, now, type Reading, type Step, type Table } from './table.ts';
import { resultOf, tellSitting } from './tell.ts';

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
  table.house.pubsub.publish({ k: 'who', m: table.id });
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
export async function refreshLines(table: Table, told?: readonly LogRow[]): Promise<void> {
  if ((await catchUp(table, told)) && table.play.match.isOver) await refreshRow(table).then(() => finishIfOver(table));
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
  table.house.pubsub.publish({ k: 'who', m: table.id });
  await refreshLines(table);
  await refreshSeats(table);
  const row = await refreshRow(table);
  table.afterwards(true);
  return row;
}

/** The end: the result and the record go to the archive. */
export function finishIfOver(table: Table): void {
  if (!table.play.match.isOver || table.row.result !== null) return;
  table.row = { ...table.row, result: resultOf(table) ?? { outcome: 'over' } };
  table.house.metrics.ended(table.game.id);
  writeRecord(table).catch(table.house.trouble);
}
async function writeRecord(table: Table): Promise<void> {
  const record = printRecord(table.play.match, table.row.seed, await entriesOf(table));
  table.row = { ...table.row, record };
  await table.house.store.finish(table.id, table.row.result, record, Date.now());
}

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

const OLDER = (version: number, { text }: Refusal): Refusal => ({
  rule: 'table',
  code: 'OLD_RULES',
  text: `This match was played under version ${version} of the rules. You can read it, but it cannot go on: ${text}`,
});

/** A match under other rules. If today's can follow its whole log, it continues under them; otherwise it can only be read. */
export function openOlder(
  game: Game,
  row: MatchRow,
  rows: readonly LogRow[],
  kept: SnapshotRow | undefined,
): { readonly play: Play; readonly reading?: Reading } | undefined {
  if (isFaults(game.setup(row.setup))) return undefined;
  const play = beginPlay(game, row);
  const events: { type: string }[] = [];
  const lines = rows.map(({ data }) => JSON.parse(data) as Line);
  for (const [i, line] of lines.entries()) {
    const why = isControl(line) ? undefined : followEntry(play.match, line, (event) => events.push(event));
    if (why)
      return {
        play: toRead(game, row, rows, lines, pictureOf(game, play, kept)),
        reading: reading(game, row, lines.slice(i), events, why),
      };
    const { client, wall } = rows[i]!;
    note(play, [line], wall, client === null ? null : readClient(client));
  }
  return { play };
}

function reading(game: Game, row: MatchRow, rest: readonly Line[], events: { type: string }[], why: Refusal): Reading {
  const inputs = rest.flatMap((line) => (line.type === 'input' ? printInput(game, line.input) : []));
  return { why: OLDER(row.version, why), events, rest: inputs };
}
/** The last picture: the state left by the old rules, if these rules can show it; otherwise as far as these rules get. */
function pictureOf(game: Game, { match, n }: Play, kept: SnapshotRow | undefined): Types['state'] {
  const left = kept && kept.seq > n ? pictureIn(kept) : undefined;
  return left && canShow(game, left) ? left : match.state;
}
function toRead(game: Game, row: MatchRow, rows: readonly LogRow[], lines: readonly Line[], picture: Types['state']): Play {
  const entries = lines.filter((line): line is Entry => !isControl(line));
  const play: Play = { ...beginPlay(game, row), match: Match.reading(game, headOf(game, row), entries, picture) };
  note(play, lines, rows.at(-1)?.wall ?? row.created);
  return play;
}

/** Records in the log that the match continues under today's rules. */
export const decideRules =
  (table: Table): Step =>
  (play) => {
    const { match } = play;
    if (match.version === table.game.version) return [];
    match.goOnUnder(table.game.version, now(table, play));
    return [match.log.at(-1)!];
  };

/** The version of the rules under which these rows continue. */
export function versionIn(row: MatchRow, rows: readonly LogRow[]): number {
  const last = rows.findLast(({ data }) => data.startsWith('{"type":"rules"'));
  return last ? (JSON.parse(last.data) as { version: number }).version : row.version;
}
