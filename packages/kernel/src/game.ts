import type { Random } from './chance/random.ts';
import type { Book, Fault, Input, Json, Refusal, Seat, Types } from './types.ts';

/** One setting of a new game, described well enough to build the page from it. */
export type OptionSpec = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  /** A fine point: screens fold it away until somebody looks for it. */
  readonly fine?: boolean;
} & (
  | {
      readonly kind: 'choice';
      readonly default: string;
      /** `addition` marks what the book does not have. */
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
  /** Anything a game reads by itself, such as a home-made sheet; the board package shows its own editor. */
  | { readonly kind: 'data'; readonly default: Json }
);
export type Options = { readonly [id: string]: Json };
export type Setup = { readonly players: number; readonly options: Options };

/** How a game ended. `scores` has one number a seat, or one for the whole team. */
export type Result = {
  readonly outcome: 'won' | 'lost' | 'scored';
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly title: string;
  readonly text: string;
  readonly rule: string;
};

/** A sentence for people, the clause it follows from, and the pieces it speaks of (ids that the board knows). */
export type Line = {
  readonly text: string;
  readonly rule: string;
  readonly marks?: readonly string[];
  /** It opens a passage of the log, 1 the largest; screens leave it out if nothing happens in that passage. */
  readonly heading?: number;
};

/** How a game speaks. `name` tells a seat's name. */
export type Words<T extends Types> = {
  /** Who decides what, in one sentence. `seat` is the one that reads; null for a watcher. */
  prompt(v: T['view'], seat: Seat | null, name: (seat: Seat) => string): Line;
  /** A line of the log; undefined for events that are only for the eye. */
  event(event: T['event'], name: (seat: Seat) => string): Line | undefined;
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
  readFaces?(words: readonly string[], v: T['view']): readonly number[] | Refusal;
};

/** Moves to play one after the other, as long as the game still asks this seat. */
export type Bot<T extends Types> = (
  v: T['view'],
  seat: Seat,
  random: Random,
) => readonly (T['move'] | { type: 'pass'; seat: Seat })[];
export type BotLevel<T extends Types> = { readonly name: string; readonly text: string; readonly bot: Bot<T> };
export type Hint<T extends Types> = {
  readonly moves: readonly Input<T>[];
  readonly text: string;
  readonly rules: readonly string[];
};

export interface Game<T extends Types = Types> {
  /** The folder's name. */
  readonly id: string;
  readonly name: string;
  /** What stands before a clause number: `SN`. */
  readonly prefix: string;
  /** Raised on every change of play; a match keeps the version that it was begun with. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly kind: 'solo' | 'cooperative' | 'versus';
  readonly options: readonly OptionSpec[];
  readonly book: Book<T>;
  /** A new game, advanced to its first question; or what is wrong with the settings. */
  setup(setup: Setup): T['state'] | readonly Fault[];
  /** What a seat sees, built by naming it; null is a watcher. */
  view(s: T['state'], seat: Seat | null): T['view'];
  /** The event as a seat sees it; undefined if it may not know of it. Left out: everybody sees everything. */
  eventFor?(event: T['event'], seat: Seat | null): T['event'] | undefined;
  clone(s: T['state']): T['state'];
  /** A full state that fits what this seat knows. */
  imagine(v: T['view'], seat: Seat | null, random: Random): T['state'];
  result(v: T['view']): Result | undefined;
  /** A move from outside, checked for form only; or why it cannot be read. */
  readMove(data: unknown): T['move'] | Refusal;
  /** Well-formed moves, legal or not, for trying the rules out. */
  attempts(v: T['view'], seat: Seat, random: Random): readonly T['move'][];
  readonly position: { read(data: Json): T['state'] | readonly Fault[]; print(s: T['state']): Json };
  readonly notation?: Notation<T>;
  readonly words: Words<T>;
  readonly bots: { readonly [level: string]: BotLevel<T> };
  hint?(v: T['view'], seat: Seat, random: Random): Hint<T> | undefined;
  /** What an event taught the table that cannot be unlearned; then undo is no longer free. */
  reveals?(event: T['event']): string | undefined;
  /** Why this input may not be taken back, by the game's own rules. */
  keeps?(input: Input<T>, before: T['view']): Refusal | undefined;
  /** Questions that examples ask of a position, such as counts and distances. */
  readonly queries?: { readonly [name: string]: (v: T['view'], ...args: readonly Json[]) => Json };
  /** Truths that hold after every input; what is broken, in words. For tests and the conformance suite. */
  invariants?(s: T['state']): readonly string[];
}

export const isFaults = (value: object): value is readonly Fault[] => Array.isArray(value);
export const isRefusal = (value: object): value is Refusal => 'code' in value && 'rule' in value && 'text' in value;
