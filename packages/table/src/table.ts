import type { Game, Json, Refusal, Seat } from '@nightfall/kernel';
import type { Line, ToClient } from '@nightfall/protocol';
import type { House, MatchRow, SeatRow } from './house.ts';
import { matchTime, type Out, type Play } from './play.ts';

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
/** Whose names somebody does not want to read: people talk through names, too. */
export type Ears = { hides?(person: string): boolean };
/** A screen at the table: a player's or a watcher's. */
export type Member = Ears & {
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
  /** `clock.ts`: seats that have been notified of their turn. */
  readonly told: Set<Seat>;
  /** What many watchers have not been told yet. */
  readonly gathered: { readonly lines: Line[]; readonly events: { type: string }[] };
  /** People who need a moment before the game starts. */
  readonly unready: Set<string>;
  /** `open.ts`: how long the log was at the last snapshot. */
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
    unready: new Set(),
    gathered: { lines: [], events: [] },
    snapshot: { at: play.n },
    afterwards: (first) => afterwards(table, first),
  };
  return table;
}

/** Now, in match time; never before the last line. */
export const now = (table: Table, play: Play = table.play, wall = table.house.time.now()): number =>
  Math.max(play.match.now, Math.round(matchTime(play.clock, wall)));

/** An input that arrives between the deadline and the bell was made before the bell. */
export const stamp = (table: Table, play: Play, wall?: number): number =>
  Math.min(now(table, play, wall), play.match.deadline ?? Infinity);

export const seatsOf = (table: Pick<Table, 'sitters'>, person: string | null): Seat[] =>
  person === null ? [] : table.sitters.flatMap((sitter) => (sitter.person === person ? [sitter.seat] : []));
export const holders = (sitters: readonly SeatRow[]): string[] =>
  sitters.map(({ person, bot }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));

/** A task for later at the table, unless it is rescheduled. If it fails, the table goes on without it. */
export function later(table: Table, name: string, after: number, act: () => unknown): void {
  table.timers.get(name)?.();
  const fail = (error: unknown) => table.house.trouble(error, { match: table.id, timer: name });
  const callOff = table.house.time.later(after, () => {
    table.timers.delete(name);
    try {
      Promise.resolve(act()).catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  table.timers.set(name, callOff);
}
export function notLater({ timers }: Table, name: string): void {
  if (timers.size === 0) return;
  timers.get(name)?.();
  timers.delete(name);
}
/** Calls off everything. */
export function noneLater({ timers }: Table): void {
  timers.forEach((callOff) => callOff());
  timers.clear();
}

/** What the table itself refuses; the games have their own. */
export const no = (code: string, text: string): Refusal => ({ rule: 'table', code, text });

export const NOT_SEATED = no('NOT_SEATED', 'Take a seat first.');
export const FOREIGN_SEAT = no('FOREIGN_SEAT', 'That is not your seat.');
export const NOT_YET_LENT = no('NOT_YET_LENT', 'This player is away. You can lend their seat to a bot in a moment.');
export const NO_SEAT = no('NO_SEAT', 'There is no such seat.');
export const SEAT_MOVED = no('SEAT_MOVED', 'Someone was quicker. Check who sits where.');
export const PAUSED = no('PAUSED', 'The game is paused.');
export const STARTING = no('STARTING', 'The game continues in a moment.');
export const OTHER_TIME = no('OTHER_TIME', 'Too late: that time is up.');
export const NOT_PAUSED = no('NOT_PAUSED', 'The game is not paused.');
export const NOT_STARTED = no('NOT_STARTED', 'The game has not started yet.');
export const BOT_PLAYS = no('BOT_PLAYS', 'A bot is playing this seat. Take it back first.');
export const NO_BOT = no('NO_BOT', 'This game has no such bot.');
export const LEFT_SINCE = no('LEFT_SINCE', 'Someone has left the table since. What was played with them stays.');
export const NO_REDO = no('NO_REDO', 'At a table with others you have to play the move again yourself.');
export const ASKED_ALREADY = no('ASKED_ALREADY', 'You have asked already. Wait for the answer.');
export const NO_QUESTION = no('NO_QUESTION', 'There is no question to answer.');
export const NOT_ASKED = no('NOT_ASKED', 'There is nothing for you to answer.');
export const NOT_TYPED = no('NOT_TYPED', 'The server rolls these dice.');
export const OVER = no('OVER', 'The game is over.');
export const FORMAT = (text: string): Refusal => no('FORMAT', text);
