import { type Game, type Head, type Json, Match, type Refusal, type Seat, isFaults, seatingOf, sha256 } from '@nightfall/kernel';
import { type Line, START, type Standing, type ToClient, isControl, stand } from '@nightfall/protocol';
import { type Client, notePlace, type Places, readClient } from './client.ts';
import { type Clockwork, matchTime, startClock, tick } from './clockwork.ts';
import type { House, LogRow, MatchRow, SeatRow } from './house.ts';
import { type Leavings, beginLeavings, noteLeaving } from './leavings.ts';

/** Everything derived from the log of a match. Nobody changes it: a step plays on a copy, which takes its place once it is stored. */
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
/** Plays on a copy of the table's play and answers the new lines; or refuses. */
export type Step = (play: Play, out: Out) => readonly Line[] | Refusal;
/** The outcome of a request: its place in the log (`before`: it was already there), or a refusal. */
export type Outcome = { readonly n: number; readonly before: boolean } | { readonly no: Refusal };

/** `inputs`: nothing is hidden, clients play the inputs themselves. `views`: each seat gets what it sees. */
export type Sync = 'inputs' | 'views';
/** At a screen that people share, the screen itself knows whom to show what. */
const syncOf = ({ isShared }: House, { secrets }: Game, isRead: boolean): Sync =>
  (secrets || isRead) && !isShared ? 'views' : 'inputs';

/** A match of other rules. `events`: as far as today's rules follow it; `rest`: the inputs after that, as text. */
export type Reading = { readonly why: Refusal; readonly events: readonly { type: string }[]; readonly rest: readonly string[] };

/** A message to many: whoever writes it out first keeps the text for the others. */
export type Packet = { readonly message: ToClient; written?: unknown };
/** A screen at the table: a player's or a watcher's. */
export type Member = {
  readonly person: string | null;
  send(message: ToClient): void;
  /** The same message for many. */
  sendPacket(packet: Packet): void;
  /** Called after the seats were told anew. */
  seated?(): void;
};

/** A match that someone is looking at or that has work to do. Everything in it can be reloaded from the store. */
export type Table<M extends Member = Member> = {
  readonly id: string;
  readonly house: House;
  readonly game: Game;
  readonly sync: Sync;
  /** Why the match can only be read: its rules are older, and today's part from them. */
  readonly reading: Reading | undefined;
  row: MatchRow;
  /** As the store has it: published by `step.ts`. */
  play: Play;
  /** As the store has them. */
  sitters: SeatRow[];
  readonly members: Set<M>;
  /** Seats whose people are connected to other nodes, by node. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly until: number }>;
  /** Since when each person at the table is away, by the wall clock. */
  readonly away: Map<Seat, number>;
  /** How to call off what is to be done later, by name. */
  readonly timers: Map<string, () => void>;
  /** Requests at a table run one after another (`step.ts`): whether one is running, and which ones wait. */
  readonly turns: { isBusy: boolean; readonly waiting: (() => void)[] };
  /** The view last sent to each kind of member (`tell.ts`); null is a watcher. */
  readonly seen: Map<Seat | null, Json>;
  /** `clock.ts`: when the bell is set to ring, by the wall clock. */
  readonly bell: { at: number };
  /** `bots.ts`: what the bots are about. */
  readonly bots: Bots;
  /** `turns.ts`: seats that have been notified of their turn. */
  readonly told: Set<Seat>;
  /** `snapshot.ts`: how long the log was at the last snapshot. */
  readonly snapshot: { at: number };
  /** What follows from every change. `first`: this node made it. */
  readonly afterwards: (first: boolean) => void;
};
export type Bots = {
  /** The place in the log at which one thinks. */
  at: number | undefined;
  /** Which bot is to act next, and when, by the wall clock; `isLeft`: people may go first until then. */
  due: { readonly seat: Seat; readonly at: number; readonly isLeft: boolean } | undefined;
  /** The place in the log at which people let the bots go first. */
  sentAhead: number | undefined;
  /** The seats that think while a clock runs. */
  readonly thinking: Set<Seat>;
};

/** What is known about a match before its first input; without names, the seats have the game's names. */
export const headOf = (game: Game, row: MatchRow, names?: readonly string[]): Head => ({
  game: row.game,
  version: row.version,
  setup: row.setup,
  names: names ?? seatingOf(game, row.setup).map(({ name }) => name),
  holders: row.holders,
  promise: row.promise === undefined ? sha256(row.seed) : row.promise,
  ...(row.together && { together: row.together }),
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
/** A copy to play on. What is noted in `places` is in the store in any case, so it is shared. */
export const draftOf = (play: Play): Play => ({ ...play, match: play.match.branch(), lines: [...play.lines] });

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

type Found = { readonly row: MatchRow; readonly play: Play; readonly sitters: SeatRow[]; readonly reading?: Reading | undefined };
export function newTable<M extends Member>(
  house: House,
  game: Game,
  { row, play, sitters, reading }: Found,
  afterwards: (table: Table, first: boolean) => void = () => undefined,
): Table<M> {
  const table: Table<M> = {
    id: row.id,
    house,
    game,
    sync: syncOf(house, game, reading !== undefined),
    reading,
    row,
    play,
    sitters,
    members: new Set(),
    elsewhere: new Map(),
    away: new Map(),
    timers: new Map(),
    turns: { isBusy: false, waiting: [] },
    seen: new Map(),
    bell: { at: 0 },
    bots: { at: undefined, due: undefined, sentAhead: undefined, thinking: new Set() },
    told: new Set(),
    snapshot: { at: play.n },
    afterwards: (first) => afterwards(table, first),
  };
  return table;
}

/** Now, in match time; never before the last line. */
export const now = (table: Table, play: Play = table.play, wall = table.house.time.now()): number =>
  Math.max(play.match.now, Math.round(matchTime(play.clock, wall)));

export const seatsOf = (table: Pick<Table, 'sitters'>, person: string | null): Seat[] =>
  person === null ? [] : table.sitters.flatMap((sitter) => (sitter.person === person ? [sitter.seat] : []));
export const holders = (sitters: readonly SeatRow[]): string[] =>
  sitters.map(({ person, bot }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));
