import { type Game, type Head, type Json, Match, type Refusal, type Seat, isFaults, seatingOf, sha256 } from '@nightfall/kernel';
import { type Line, START, type Standing, isControl, stand } from '@nightfall/protocol';
import type { LogRow, MatchRow, SeatRow } from '../store/store.ts';
import { type Clockwork, matchTime, startClock, tick, wallNow } from './clockwork.ts';
import { type Client, notePlace, type Places, readClient } from './client.ts';
import type { Member } from './member.ts';
import { type Leavings, beginLeavings, noteLeaving } from './leavings.ts';
import type { Lost } from './lost-seats.ts';
import type { Presence } from './presence.ts';
import { type Sync, syncOf } from './sync.ts';

/** Everything derived from the log of a match: discarded and rebuilt whenever it may differ from the store. */
export type Play = {
  readonly match: Match;
  /** How many lines the log has. */
  n: number;
  /** The last of them. All are in the store. */
  readonly lines: Line[];
  readonly places: Places;
  standing: Standing;
  leavings: Leavings;
  clock: Clockwork;
  lastWall: number;
};

export type Out = ((event: { type: string }) => void) | undefined;
type Decided = readonly Line[] | Refusal;
/** Plays on the table's match and answers the new lines; or refuses and has changed nothing. */
export type Step = (out: Out) => Decided;
/** The outcome of a request: its place in the log (`before`: it was already there), or a refusal. */
export type Outcome = { readonly n: number; readonly before: boolean } | { readonly no: Refusal };
/** Called with the outcome; or with the reason why there is none: the database is away. */
export type Done = (outcome: Outcome | Error) => void;

/** A match of other rules. `events`: as far as today's rules follow it; `rest`: the inputs after that, as text. */
export type Reading = { readonly why: Refusal; readonly events: readonly { type: string }[]; readonly rest: readonly string[] };

/** A match that someone is looking at or that has work to do. Everything in it can be reloaded from the store. */
export type Table = {
  readonly id: string;
  readonly game: Game;
  row: MatchRow;
  play: Play;
  sitters: SeatRow[];
  readonly sync: Sync;
  /** Why the match can only be read: its rules are older, and today's part from them. */
  readonly reading: Reading | undefined;
  /** True while memory may differ from the store: a write is under way, or it failed, or another node was first. */
  stale: boolean;
  /** Requests at a table run one after another: whether one is running, and which ones wait. */
  isBusy: boolean;
  readonly waiting: (() => void)[];
  readonly members: Set<Member>;
  /** Seats whose people are connected to other nodes, by node. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly until: number }>;
  /** The view last sent to each kind of member; null is a watcher. */
  readonly seen: Map<Seat | null, Json>;
  readonly timers: Map<string, NodeJS.Timeout>;
  readonly presence: Presence;
  /** When the bell is set to ring, by the wall clock. */
  bellAt: number;
  /** Seats that have been notified of their turn. */
  told: readonly Seat[];
  /** How long the log was at the last snapshot. */
  snapshotAt: number;
  bot: { readonly n: number } | undefined;
  /** Which bot is to act next, and when, by the wall clock. */
  botDue: { readonly seat: Seat; readonly at: number } | undefined;
  /** The place in the log at which people let the bots go first. */
  sentAhead: number | undefined;
  /** People who lost a seat since the table was opened, by person. */
  readonly lost: Map<string, Lost>;
  /** The bot seats that think while a clock runs. */
  readonly thinking: Set<Seat>;
  /** Carries out a step in its turn, stores it and broadcasts it. */
  readonly act: (client: Client | null, step: Step, done: Done) => void;
};

/** What is known about a match before its first input; without names, the seats have the game's names. */
export const headOf = (game: Game, row: MatchRow, names?: readonly string[]): Head => ({
  game: row.game,
  version: row.version,
  setup: row.setup,
  names: names ?? seatingOf(game, row.setup).map(({ name }) => name),
  holders: row.holders,
  promise: sha256(row.seed),
});

/** A play before its first line. */
export function beginPlay(game: Game, row: MatchRow): Play {
  const match = Match.begin(game, headOf(game, row), row.seed);
  if (isFaults(match)) throw new Error(`match ${row.id} cannot be set up: ${match[0]?.text}`);
  return {
    match,
    n: 0,
    lines: [],
    places: new Map(),
    standing: START,
    leavings: beginLeavings(row.holders),
    clock: startClock(row.created),
    lastWall: row.created,
  };
}
/** The version of the rules under which these rows continue. */
export function versionIn(row: MatchRow, rows: readonly LogRow[]): number {
  const last = rows.findLast(({ data }) => data.startsWith('{"type":"rules"'));
  return last ? (JSON.parse(last.data) as { version: number }).version : row.version;
}

/** Continues with what the store has. */
export function replay(play: Play, rows: readonly LogRow[], out?: Out): void {
  for (const row of rows) {
    const line = JSON.parse(row.data) as Line;
    if (!isControl(line)) replayEntry(play, line, out);
    note(play, [line], row.wall, row.client === null ? null : readClient(row.client));
  }
}
function replayEntry(play: Play, line: Exclude<Line, { type: 'pause' | 'resume' | 'ask' | 'answer' }>, out: Out): void {
  const no = play.match.append(line, out);
  if (no) throw new Error(`line ${play.n} of the log is refused: ${no.code} ${no.text}`);
}

/** Writes down lines that the match has played and the store has. */
export function note(play: Play, lines: readonly Line[], wall: number, client: Client | null = null): void {
  if (client !== null) notePlace(play.places, client, play.n);
  for (const line of lines) {
    play.lines.push(line);
    play.n += 1;
    play.standing = stand(play.standing, line);
    play.leavings = noteLeaving(play.leavings, line);
    play.clock = tick(play.clock, line, wall);
  }
  play.lastWall = wall;
}

export function newTable(
  game: Game,
  row: MatchRow,
  { play, reading }: { readonly play: Play; readonly reading?: Reading | undefined },
  sitters: SeatRow[],
  grace: number,
  act: (table: Table) => Table['act'],
): Table {
  const table: Omit<Table, 'act'> = {
    ...{ id: row.id, game, row, play, sitters, sync: reading ? 'views' : syncOf(game), reading },
    ...{
      stale: false,
      isBusy: false,
      waiting: [],
      members: new Set(),
      elsewhere: new Map(),
      seen: new Map(),
      timers: new Map(),
      presence: { grace, away: new Map() },
    },
    ...{
      told: [],
      bellAt: 0,
      bot: undefined,
      botDue: undefined,
      sentAhead: undefined,
      thinking: new Set(),
      lost: new Map(),
      snapshotAt: play.n,
    },
  };
  return Object.assign(table as Table, { act: act(table as Table) });
}

/** Now, in match time; never before the last line. */
export const now = ({ play }: Table, wall = wallNow()): number =>
  Math.max(play.match.now, Math.round(matchTime(play.clock, wall)));

export const seatsOf = (table: Table, person: string | null): Seat[] =>
  person === null ? [] : table.sitters.flatMap((sitter) => (sitter.person === person ? [sitter.seat] : []));
export const holders = (sitters: readonly SeatRow[]): string[] =>
  sitters.map(({ person, bot }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));
