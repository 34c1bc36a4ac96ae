import { type Game, type Head, type Json, Match, type Refusal, type Seat, isFaults, sha256, throwDice } from '@nightfall/kernel';
import { type Line, START, type Standing, isControl, stand } from '@nightfall/protocol';
import type { LogRow, MatchRow, SeatRow } from '../store/store.ts';
import { type Clockwork, matchTime, startClock, tick } from './clockwork.ts';
import { type Client, notePlace, noteStored, type Places } from './client.ts';
import type { Member } from './member.ts';
import { type Stream, openStream } from './stream.ts';
import { type Sync, syncOf } from './sync.ts';

/** What is derived from the log of a match: thrown away and built again whenever it may differ from the store. */
export type Play = {
  readonly match: Match;
  /** The stream of the dice, as far as it has been used. */
  readonly random: Stream;
  readonly lines: Line[];
  readonly places: Places;
  standing: Standing;
  clock: Clockwork;
  lastWall: number;
};

export type Out = ((event: { type: string }) => void) | undefined;
export type Decided = readonly Line[] | Refusal;
/** Plays on the table's match and answers the new lines; or refuses and has changed nothing. */
export type Step = (out: Out) => Decided;
/** What became of a request: it stands at a place of the log (`before`: it did so already), or it was refused. */
export type Outcome = { readonly n: number; readonly before: boolean } | { readonly no: Refusal };
/** Hears what became of it; or why nothing did: the database is away. */
export type Done = (outcome: Outcome | Error) => void;

/** A match that somebody looks at or that has something to do. Everything in it can be read from the store again. */
export type Table = {
  readonly id: string;
  readonly game: Game;
  row: MatchRow;
  play: Play;
  sitters: SeatRow[];
  readonly sync: Sync;
  /** True while memory may differ from the store: a write is under way, or it failed, or another node was first. */
  stale: boolean;
  /** Whatever is done at a table is done one after the other: is something being done, and who waits for it. */
  isBusy: boolean;
  readonly waiting: (() => void)[];
  readonly members: Set<Member>;
  /** Seats whose people are connected to other nodes, by node. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly until: number }>;
  /** The view that each kind of member was last told; null is a watcher. */
  readonly seen: Map<Seat | null, Json>;
  readonly timers: Map<string, NodeJS.Timeout>;
  /** Seats that have been told that it is their turn. */
  told: readonly Seat[];
  /** How long the log was at the last snapshot. */
  snapshotAt: number;
  bot: { readonly n: number } | undefined;
  /** Carries a step out in its turn, stores it and tells everybody. */
  readonly act: (client: Client | null, step: Step, done: Done) => void;
};

export const headOf = (row: MatchRow, names: readonly string[]): Head => ({
  game: row.game,
  version: row.version,
  setup: row.setup,
  names,
  holders: row.holders,
  promise: sha256(row.seed),
});

/** A play before its first line. */
export function beginPlay(game: Game, row: MatchRow): Play {
  const match = Match.begin(game, headOf(row, seatLabels(row.setup.players)));
  if (isFaults(match)) throw new Error(`match ${row.id} cannot be set up: ${match[0]?.text}`);
  return {
    match,
    random: openStream(row.seed),
    lines: [],
    places: new Map(),
    standing: START,
    clock: startClock(row.created),
    lastWall: row.created,
  };
}
export const seatLabels = (players: number): string[] => Array.from({ length: players }, (_, i) => `Seat ${i + 1}`);

/** Goes on with what the store has. */
export function replay(play: Play, rows: readonly LogRow[], out?: Out): void {
  for (const row of rows) {
    const line = JSON.parse(row.data) as Line;
    if (!isControl(line)) replayEntry(play, line, out);
    noteStored(play.places, row.client, play.lines.length);
    note(play, [line], row.wall);
  }
}
function replayEntry(play: Play, line: Exclude<Line, { type: 'pause' | 'resume' | 'ask' | 'answer' }>, out: Out): void {
  if (line.type === 'input' && 'faces' in line.input) drawAlong(play);
  const no = play.match.append(line, out);
  if (no) throw new Error(`line ${play.lines.length} of the log is refused: ${no.code} ${no.text}`);
}
/** The stream goes on as it did when these dice fell. */
function drawAlong({ match, random }: Play): void {
  const asked = match.waiting;
  if (asked.for === 'dice' && match.isThrow) throwDice(asked.sides, random);
}

/** Writes down lines that the match has played and the store has. */
export function note(play: Play, lines: readonly Line[], wall: number, client: Client | null = null): void {
  if (client !== null) notePlace(play.places, client, play.lines.length);
  for (const line of lines) {
    play.lines.push(line);
    play.standing = stand(play.standing, line);
    play.clock = tick(play.clock, line, wall);
  }
  play.lastWall = wall;
}

export function newTable(game: Game, row: MatchRow, play: Play, sitters: SeatRow[], act: (table: Table) => Table['act']): Table {
  const table: Omit<Table, 'act'> = {
    ...{ id: row.id, game, row, play, sitters, sync: syncOf(game, play.match.state, row.setup.players) },
    ...{
      stale: false,
      isBusy: false,
      waiting: [],
      members: new Set(),
      elsewhere: new Map(),
      seen: new Map(),
      timers: new Map(),
    },
    ...{ told: [], bot: undefined, snapshotAt: play.lines.length },
  };
  return Object.assign(table as Table, { act: act(table as Table) });
}

/** Now, in match time; never before the last line. */
export const now = ({ play }: Table, wall = Date.now()): number =>
  Math.max(play.match.now, Math.round(matchTime(play.clock, wall)));

export const seatsOf = (table: Table, person: string | null): Seat[] =>
  person === null ? [] : table.sitters.flatMap((sitter) => (sitter.person === person ? [sitter.seat] : []));
export const holders = (sitters: readonly SeatRow[]): string[] =>
  sitters.map(({ person, bot }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));
