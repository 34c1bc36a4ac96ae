import {
  botOf,
  type Game,
  type Head,
  type Holder,
  type Json,
  type Match,
  quickRandom,
  type Seat,
  type Setup,
  type TimeLeft,
  type Types,
} from '@nightfall/kernel';

/** What a table stands in: the server, a page of the browser, or a terminal. It needs nothing else of the world. */
export type House = {
  /** The name of this node among those that may have the same table open. */
  readonly node: string;
  readonly store: TableStore;
  readonly pubsub: TablePubSub;
  readonly games: { load(id: string): Promise<Game | undefined> };
  readonly bots: Thinkers;
  readonly notices: { turn(person: string, turn: TurnNotice): void };
  readonly metrics: Meter;
  readonly timing: TableTiming;
  readonly time: Time;
  /** Handles an error that nobody waits for. */
  readonly trouble: (error: unknown, facts?: object) => void;
  /** Faces that were prepared for the dice asked for now; undefined: the match rolls them. */
  readonly prepared?: (match: Match) => readonly number[] | undefined;
  /** Do people share one screen, so that one of them speaks for all who sit at it? */
  readonly isShared?: boolean;
};

/** A match as it started, and how it ended. Everything in between is in its log. */
export type MatchRow = {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  /** Who held the seats at the first input: `person`, `empty`, `bot:level`. */
  readonly holders: readonly Holder[];
  /** 64 hexadecimal digits; secret until the match is over. */
  readonly seed: string;
  /** The links of the seats are made from it. */
  readonly secret: string;
  readonly host: string | null;
  readonly created: number;
  /** When something last happened, by the wall clock. */
  readonly updated: number;
  /** How it ended; null while it is in progress. */
  readonly result: Json;
  /** The record of a finished match, with seats instead of names. */
  readonly record: string | null;
  /** The rematch. */
  readonly next: string | null;
  /** When a node last saw the clock of this match running. */
  readonly beat: number;
  /** Does everyone on this server see the table, and may sit down at it? */
  readonly open?: boolean;
  /** Left out: the hash of the seed. Null: no dice are promised. */
  readonly promise?: string | null;
  /** Seats that one person holds at a shared screen. */
  readonly together?: Head['together'];
};

/** One place in the log of a match. The pair of match and `seq` is unique: the first writer wins. */
export type LogRow = {
  readonly seq: number;
  /** Match time in milliseconds. */
  readonly at: number;
  /** Wall clock in milliseconds. */
  readonly wall: number;
  /** The sender and their own id for it, of letters, digits, `_`, `-` and `:` only: a request sent twice counts once. */
  readonly client: string | null;
  /** The entry, as JSON. */
  readonly data: string;
};

/** Who sits where: a person, a bot of some level, both (a bot that holds a person's seat), or nobody. */
export type Sitter = { readonly person: string | null; readonly bot: string | null; readonly name: string };
export type SeatRow = Sitter & { readonly seat: number };
export type SnapshotRow = { readonly seq: number; readonly data: string };

/** `taken`: another node was first at this place. */
export type Appended = 'stored' | 'taken';
/** Called with the outcome of an append. An error: the store is away, and nothing was acknowledged. */
export type Heard = (answer: Appended | Error) => void;

/** Where the table keeps its match. Any method may throw when the store is away; then nothing was acknowledged. */
export interface TableStore {
  match(id: string): Promise<MatchRow | undefined>;
  rows(match: string, from: number): Promise<LogRow[]>;
  /** Stores all rows or none. It runs for every input, so it answers with a callback instead of a promise. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  saveSnapshot(match: string, snapshot: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | undefined>;
  seats(match: string): Promise<SeatRow[]>;
  /** Changes a seat if it is still as expected. */
  changeSeat(match: string, seat: number, expected: Sitter, next: Sitter): Promise<boolean>;
  finish(id: string, result: Json, record: string, wall: number): Promise<void>;
  /** Notes that the clock of this match is being watched. */
  beat(id: string, wall: number): Promise<void>;
}

/** What a table tells other nodes: that there is something new. The store has it. */
export type TableItem =
  /** `rows`: the last of them, which need not be read again; left out where no other node has people at the table, and then nobody waits for it. */
  | { readonly k: 'lines'; readonly m: string; readonly n: number; readonly rows?: readonly LogRow[] }
  | { readonly k: 'seats'; readonly m: string }
  | { readonly k: 'here'; readonly m: string; readonly seats: readonly Seat[] }
  /** Before the game starts: somebody needs a moment, or is ready. */
  | { readonly k: 'ready'; readonly m: string; readonly person: string; readonly isReady: boolean }
  /** Which people of this match are connected to you? */
  | { readonly k: 'who'; readonly m: string };
export type TablePubSub = { readonly isAlone: boolean; publish(item: TableItem): void };
/** One table alone has nobody to tell. */
export const ALONE: TablePubSub = { isAlone: true, publish: () => undefined };

export type BotMove = { type: string; seat: Seat };
/** What a bot is asked: it gets a view, so it knows no more than the seat does. The same question gets the same answer. */
export type Question = {
  readonly game: string;
  readonly level: string;
  readonly view: Types['view'];
  readonly seat: Seat;
  readonly seed: number;
  /** The clock that runs meanwhile. */
  readonly time?: TimeLeft | undefined;
};
/** What the bot answers, wherever it thinks. */
export function answerTo(game: Game, { level, view, seat, seed, time }: Question): readonly BotMove[] {
  const bot = botOf(game, level);
  if (!bot) throw new Error(`${game.id} has no bot called ${level}`);
  return bot.bot(view, seat, quickRandom(seed), time);
}
/** Whose table asks a bot, and whether people wait at it. */
export type Asker = { readonly owner: string; readonly isWatched: () => boolean };
export type Thinkers = { ask(question: Question, asker: Asker): Promise<readonly BotMove[]> };

export type TurnNotice = { readonly match: string; readonly game: string; readonly seat: number; readonly text: string };

type Count = 'refusals_total' | 'conflicts_total' | 'bot_moves_total';
export type Meter = {
  readonly counts: Record<Count, number>;
  /** How long it took to store an input. */
  took(milliseconds: number): void;
  /** So many lines of a match of this game were stored. */
  stored(game: string, lines: number): void;
  /** A match of this game has ended. */
  ended(game: string): void;
};
export const newMeter = (): Meter => ({
  counts: { refusals_total: 0, conflicts_total: 0, bot_moves_total: 0 },
  took: () => undefined,
  stored: () => undefined,
  ended: () => undefined,
});

/** A clock, and things to do later. Tests, terminals and simulations have one of their own. */
export type Time = {
  /** Milliseconds; never goes back. */
  now(): number;
  /** Answers how to call it off. */
  later(after: number, act: () => void): () => void;
};
export const REAL_TIME: Time = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  later: (after, act) => {
    if (after === Infinity) return () => undefined;
    const timer: unknown = setTimeout(act, after);
    // Node keeps no process alive for a table.
    (timer as { unref?: () => void }).unref?.();
    return () => clearTimeout(timer as number);
  },
};

/** Times in milliseconds. Tests shorten them. */
export type TableTiming = {
  /** A bot waits this long before it shows its move. */
  readonly botPace: number;
  /** Where anybody may go first, a bot leaves it to people for this long. */
  readonly peopleFirst: number;
  /** Another node lets the one that took the last input ask the bot first. */
  readonly botTurn: number;
  /** The bell rings this late, for moves that are still on their way. */
  readonly lag: number;
  /** A connection may be lost this long before the clock stops. */
  readonly away: number;
  /** How often a running clock is noted in the store. */
  readonly beat: number;
  /** A person is notified of their turn after this, unless they come to the table. */
  readonly notice: number;
  /** An absent player keeps the seat this long; then others may lend it to a bot. */
  readonly lend: number;
  /** Countdown after a pause before the clock resumes. */
  readonly countdown: number;
  /** With more watchers than this, they are told what happened only every `gather` milliseconds. */
  readonly gatherFrom: number;
  readonly gather: number;
};
export const TABLE_TIMING: TableTiming = {
  botPace: 500,
  peopleFirst: 20_000,
  botTurn: 4000,
  lag: 300,
  away: 2000,
  beat: 2000,
  notice: 15_000,
  lend: 60_000,
  countdown: 3000,
  gatherFrom: 200,
  gather: 1000,
};
