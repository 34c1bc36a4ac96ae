import type { Random } from './chance/random.ts';
import type { Dial } from './house.ts';
import type { Mind, Plan } from './mind.ts';
import type { Nightly } from './night.ts';
import type { Book, Fault, Input, Json, Reason, Refusal, Seat, Types } from './types.ts';

/** One setting of a new game, described well enough to build the page from it. */
export type OptionSpec = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  /** An advanced option: screens hide it until someone looks for it. */
  readonly fine?: boolean;
} & (
  | {
      readonly kind: 'choice';
      readonly default: string;
      /** `addition` marks options that are not in the book. */
      readonly choices: readonly {
        readonly value: string;
        readonly name: string;
        readonly text: string;
        readonly addition?: boolean;
      }[];
    }
  | { readonly kind: 'switch'; readonly default: boolean; readonly addition?: boolean }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number; readonly addition?: boolean }
  | { readonly kind: 'text'; readonly default: string; readonly pattern: string; readonly hint: string }
  /** Anything the game reads itself, such as a home-made sheet; the board package shows its own editor. */
  | { readonly kind: 'data'; readonly default: Json }
);
export type Options = { readonly [id: string]: Json };
export type Setup = { readonly players: number; readonly options: Options };

/** An easy game for beginners, and what makes it easy, in a sentence. Options left out take their defaults; `seat` is where a newcomer sits, `foes` the level of the bots on other sides. */
export type FirstGame = Setup & { readonly text: string; readonly seat?: Seat; readonly foes?: string };

/** What a seat is called, and the side it plays for: the seats of a side win and lose together. */
export type SeatName = { readonly name: string; readonly side: string };

/** How a game ended. `winners` are whole sides; `scores` has one number per seat, or one for the whole team. */
export type Result = {
  readonly outcome: 'won' | 'lost' | 'scored';
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** The causes of a defeat, in a few words each, the same in all games that ended that way: reports count them. */
  readonly causes?: readonly string[];
  /**
   * Facts about the game: words (such as who was dealt), by which reports group games, and numbers, of which they show the
   * median.
   */
  readonly facts?: { readonly [name: string]: string | number };
};

/** A sentence for people, the clause it follows from, and the pieces it mentions (ids that the board knows). */
export type Line = {
  readonly text: string;
  readonly rule: string;
  readonly marks?: readonly string[];
  /** It opens a passage of the log, 1 the largest; screens leave it out if nothing happens in that passage. */
  readonly heading?: number;
};

/** The events of one type. */
export type EventOf<T extends { readonly event: { readonly type: string } }, K extends T['event']['type']> = Extract<
  T['event'],
  { type: K }
>;
/** What is said about each event: the compiler knows which one is missing. */
export type Tellers<T extends Types, Said = Line> = {
  readonly [K in T['event']['type']]: (event: EventOf<T, K>, name: (seat: Seat) => string) => Said;
};

/** The words of a game. `name` gives a seat's name. */
export type Words<T extends Types> = {
  /** Who decides what, in one sentence. `seat` is the reader's; null for a watcher. */
  prompt(v: T['view'], seat: Seat | null, name: (seat: Seat) => string): Line;
  /** A line of the log; undefined only for those that `silent` lists. */
  event(event: T['event'], name: (seat: Seat) => string): Line | undefined;
  /** What whoever sits there is called in the game itself, such as a Hero; undefined until it is known. The log uses it. */
  called?(v: T['view'], seat: Seat): string | undefined;
  /** Events that are for eyes only, always or sometimes. */
  readonly silent?: readonly T['event']['type'][];
  /** A move as a short label: "Take water". */
  move(v: T['view'], move: T['move'] | { type: 'pass'; seat: Seat }): string;
  /** The whole board as plain text, for terminals and screen readers. */
  board(v: T['view']): string;
};

/** Moves as short text: the lines of records and examples. */
export type Notation<T extends Types> = {
  print(move: T['move']): string;
  read(text: string, seat: Seat): T['move'] | Refusal;
  /** Faces written as words: the kind of token that turns up, the card that is drawn. Left out: faces are numbers. */
  readFaces?(words: readonly string[], s: T['state']): readonly number[] | Refusal;
};

/**
 * A whole match as the game's own rulebook writes it, in addition to the records that all games share. Its first line is the
 * word of `About.file` and the version of the form; lines that begin with `#` are comments.
 */
export type FileForm<T extends Types> = {
  /** What the file holds, played by the rules; or its first faulty line: `where` is "line 6", and `rule` the clause. */
  read(text: string): { readonly setup: Setup; readonly inputs: readonly Input<T>[] } | Fault;
  /** `s` is any state of the match; `inputs` are those not taken back. Undefined where the form cannot say it. */
  print(s: T['state'], inputs: readonly Input<T>[]): string | undefined;
};

/** The clock that runs while a bot thinks: how long it lasts in total, and how long it has left, in milliseconds. */
export type TimeLeft = { readonly id: string; readonly lasts: number; readonly left: number };
/** Moves to play one after the other, as long as the game still asks this seat. While a clock runs, only the first is played. */
export type Bot<T extends Types> = (
  v: T['view'],
  seat: Seat,
  random: Random,
  time?: TimeLeft,
) => readonly (T['move'] | { type: 'pass'; seat: Seat })[];
export type BotLevel<T extends Types> = {
  readonly name: string;
  readonly text: string;
  /** How strong it is, the same in all games: 0 random, 1 casual, 2 good, 3 expert. */
  readonly rank: number;
  /** Names it had before: matches and links that carry them still open. */
  readonly formerly?: readonly string[];
  readonly bot: Bot<T>;
  /** While a clock runs, the bot waits this long before each action, in milliseconds: uniformly between the two. */
  readonly pace?: readonly [least: number, most: number];
};
export type Hint<T extends Types> = {
  /** First step: where to look, without giving the move away. */
  readonly nudge?: string;
  /** Second step: the marks of the pieces and places worth considering, the best among them. */
  readonly candidates?: readonly string[];
  /** Third step: one deed, and why. */
  readonly moves: readonly Input<T>[];
  /** All moves that belong to the deed, as far as they are planned: the expected line. Left out: `moves`. */
  readonly plan?: readonly (T['move'] | { type: 'pass'; seat: Seat })[];
  /** The marks of what the deed is done with and to; left out: the candidates. */
  readonly marks?: readonly string[];
  readonly text: string;
  readonly rules: readonly string[];
};

/** The text on the box of a game: everything known before its rules are loaded. */
export type About = {
  /** The name of its folder. */
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** What one does in it and how it is won, in two sentences: for someone who was invited and has never heard of it. */
  readonly gist: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: string;
  readonly age: number;
  readonly kind: 'solo' | 'cooperative' | 'versus';
  /** The colour of its lamp. */
  readonly accent: string;
  /** Its place on the shelf, from the front. */
  readonly place: number;
  /** False while it is not ready yet. */
  readonly available: boolean;
  /** Does its board offer a guided first game? */
  readonly guided: boolean;
  /** What everybody plays tonight, in one short line; left out if the game has no nights. */
  readonly tonight?: string;
  /** The word that its game files begin with, if it has a form of its own for them: see `Game.file`. */
  readonly file?: string;
  /** What a score counts, and whether high or low is better; null if there is nothing to compare. */
  readonly score: { readonly name: string; readonly best: 'lowest' | 'highest' } | null;
  /** Whose game and whose art this is, a paragraph each. */
  readonly credits: readonly string[];
};

export interface Game<T extends Types = Types> {
  /** The folder's name. */
  readonly id: string;
  readonly name: string;
  /** The prefix of its clause numbers: `SN`. */
  readonly prefix: string;
  /** Raised on every change of play; a match records the version it was begun with. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly kind: 'solo' | 'cooperative' | 'versus';
  /** Is anything ever hidden from a seat or a watcher? If not, every view is the whole state and every event is for all. */
  readonly secrets: boolean;
  readonly options: readonly OptionSpec[];
  /** Numbers of the book that a house rule may change. */
  readonly dials?: readonly Dial<T['state']>[];
  /** The setup of a first game; if left out, the fewest players and all defaults. */
  readonly firstGame?: FirstGame;
  /** One game a night, the same for everybody. Left out: there is none. */
  readonly nightly?: Nightly<T>;
  /** The seats by name and side, in their order. Left out: plain numbers, and one side. */
  seating?(setup: Setup): readonly SeatName[];
  /** The clause that stops one person from holding seats on two sides; left out if there is none. */
  readonly apart?: string;
  /**
   * While a clock runs, the minimum time in milliseconds between two moves of this type by one seat. The table refuses earlier
   * ones (with 100 ms of tolerance for the network); the rules know nothing about it.
   */
  readonly pace?: { readonly [type in T['move']['type']]?: number };
  readonly book: Book<T>;
  /** A new game, advanced to its first question; or what is wrong with the settings. */
  setup(setup: Setup): T['state'] | readonly Fault[];
  /** What a seat sees, built by naming it; null is a watcher. It has the whole stack, and shares nothing with the state. */
  view(s: T['state'], seat: Seat | null): T['view'];
  /** The event as a seat sees it; undefined if the seat must not know about it. If left out, everyone sees everything. */
  eventFor?(event: T['event'], seat: Seat | null): T['event'] | undefined;
  clone(s: T['state']): T['state'];
  /** Another state, with other secrets, that this seat (null: a watcher) cannot tell from `s`. Needed where there are secrets. */
  disguise?(s: T['state'], seat: Seat | null, random: Random): T['state'];
  result(v: T['view']): Result | undefined;
  /** A move from outside, checked for form only; or why it cannot be read. */
  readMove(data: unknown): T['move'] | Refusal;
  /** Well-formed moves, legal or not, for trying the rules out. Left out: the suite makes them up from the declared fields. */
  attempts?(v: T['view'], seat: Seat, random: Random): readonly T['move'][];
  readonly position: { read(data: Json): T['state'] | readonly Fault[]; print(s: T['state']): Json };
  readonly notation?: Notation<T>;
  /** Left out: the game has no file format of its own, and its matches are shared as records. */
  readonly file?: FileForm<T>;
  readonly words: Words<T>;
  readonly bots: { readonly [level: string]: BotLevel<T> };
  /** What the search needs to think this game over. Left out: `searchBot` tries every legal move with random games. */
  readonly mind?: Mind<T>;
  /** `plan` is what is left of the plan of an earlier hint that the player follows: a game that plans ahead keeps to it. */
  hint?(v: T['view'], seat: Seat, random: Random, plan?: Plan<T>): Hint<T> | undefined;
  /** May any of the seats asked go first here? Then bots let people go first. If left out: never. */
  peopleFirst?(v: T['view']): boolean;
  /** What an event revealed to the table that cannot be forgotten, as in "the dice have been rolled"; undo is then no longer free. */
  reveals?(event: T['event']): string | undefined;
  /** Why this input may not be taken back, by the game's own rules. `isAlone`: no other person sits at the table. */
  keeps?(input: Input<T>, before: T['view'], isAlone?: boolean): Refusal | undefined;
  /** Questions that examples ask of a position, such as counts and distances. */
  readonly queries?: { readonly [name: string]: (v: T['view'], ...args: readonly Json[]) => Json };
  /** Invariants that hold after every input: returns the broken ones, each with its clause. A position from outside must satisfy them too. */
  invariants?(s: T['state']): readonly Fault[];
}

/** A level of the bots in words: what people choose from. */
export type LevelWords = Omit<BotLevel<Types>, 'bot'>;
/** What it takes to lay a table. The page for a new game needs no more, and does not wait for the rest of the game. */
export type Laying<T extends Types = Types> = Pick<
  Game<T>,
  'id' | 'name' | 'players' | 'kind' | 'options' | 'dials' | 'firstGame' | 'nightly' | 'seating' | 'apart' | 'setup'
> & { readonly bots: { readonly [level: string]: LevelWords } };
/** What stands on the box, and the rest of what it takes. */
export const layingOf = <T extends Types>(
  { id, name, players, kind }: About,
  rest: Omit<Laying<T>, 'id' | 'name' | 'players' | 'kind'>,
): Laying<T> => ({ id, name, players, kind, ...rest });

/** Why not: by which clause, in what words, with which facts. */
export const no = <T extends Reason['text']>(
  rule: string,
  code: string,
  text: T,
  facts?: { readonly [name: string]: Json },
): Omit<Reason, 'text'> & { readonly text: T } => (facts ? { rule, code, text, facts } : { rule, code, text });
export const isFaults = (value: object): value is readonly Fault[] => Array.isArray(value);
export const isRefusal = (value: object): value is Refusal => 'code' in value && 'rule' in value && 'text' in value;
/** The bot of a named level, or of one that was called so before: a name from outside can match only the game's own levels. */
export const botOf = <T extends Types>({ bots }: Pick<Game<T>, 'bots'>, level: string): BotLevel<T> | undefined =>
  Object.hasOwn(bots, level) ? bots[level] : Object.values(bots).find(({ formerly }) => formerly?.includes(level));
/** The level that a table offers first: `good`, or the strongest below it. */
export const usualLevel = ({ bots }: Pick<Laying, 'bots'>): string | undefined =>
  Object.entries(bots)
    .filter(([, { rank }]) => rank <= 2)
    .toSorted(([, a], [, b]) => b.rank - a.rank)[0]?.[0];
