/** The words of the kernel. Everything here is plain data or a function over plain data. */
import type { Lists } from './declare.ts';
import type { Fields } from './shape.ts';

export type Seat = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why something may not be done: the clause, a code for programs, a sentence for people, and the numbers that matter. */
export type Refusal = {
  readonly rule: string;
  readonly code: string;
  readonly text: string;
  readonly facts?: { readonly [name: string]: Json };
};

/** A refusal as rules give it: its sentence is only put together when somebody reads it. Most refusals only sort out moves. */
export type Reason = Omit<Refusal, 'text'> & { readonly text: string | (() => string) };

/** What is wrong with something that came from outside: where, a code, a sentence; and the clause, if it breaks one. */
export type Fault = { readonly where: string; readonly code: string; readonly text: string; readonly rule?: string };

/** The place in a rule: its name and the name of the next sentence; a game adds its locals. */
export type Frame = { rule: string; at: string };

export type Pass = { type: 'pass'; seat: Seat };
export type Dice = { type: 'dice'; faces: readonly number[] };
/** The clock of a real-time sentence has run down. */
export type Bell = { type: 'bell' };

/** What a game is made of, apart from its moves. A state is a view with the secrets filled in. */
export type World = { view: { stack: Frame[] }; state: { stack: Frame[] }; event: { type: string } };
export type Types = World & { move: { type: string; seat: Seat } };
export type Input<T extends Types = Types> = T['move'] | Pass | Dice | Bell;
export type FrameOf<T extends Types> = T['state']['stack'][number];
export type Out<T extends World> = ((event: T['event']) => void) | undefined;

/** What a move takes, in the game's own units: `{ ap: 2 }`. */
export type Cost = { readonly [unit: string]: number };

/** One thing a player may do. `refuse` alone knows when it is allowed, and it sees no secret. */
export interface Move<T extends World, F, M> {
  /** All of them; or a sample, if they are continuous (then `sampled` is true). */
  options(v: T['view'], f: F, seat: Seat): readonly M[];
  refuse(v: T['view'], f: F, move: M): Reason | undefined;
  /** Trusts `refuse` and checks nothing again. */
  perform(s: T['state'], f: F, move: M, out: Out<T>): void;
  /** Does it end a sentence that repeats? */
  readonly ends?: boolean;
  readonly sampled?: boolean;
  /** The legal ones by number, in the order of `options`, so that nobody has to list them all to get one. */
  readonly counted?: { count(v: T['view'], f: F, seat: Seat): number; at(v: T['view'], f: F, seat: Seat, i: number): M };
  /** What a declared move has besides (see `Declaration`). `options` is `lists` made into moves, `refuse` is `bars` and then `judge`. */
  readonly fields?: Fields;
  readonly name?: string;
  readonly word?: string;
  readonly note?: string | undefined;
  label?(v: T['view'], move: M): string;
  readonly cost?: ((v: T['view'], f: F, seat: Seat) => Cost) | undefined;
  readonly bars?: ((v: T['view'], f: F, seat: Seat) => Reason | undefined) | undefined;
  readonly judge?: ((v: T['view'], f: F, move: M) => Reason | undefined) | undefined;
  /** The fields that it chooses, and the move without them. */
  readonly chosen?: readonly string[];
  start?(f: F, seat: Seat): object;
  readonly elsewhere?: ((v: T['view'], f: T['view']['stack'][number], move: M) => Reason | undefined) | undefined;
  lists?(v: T['view'], f: F, seat: Seat): Lists;
  make?(f: F, seat: Seat, lists: Lists, number: number): M;
}
/** The moves of a sentence, by their `type`. */
export type Moves<T extends Types, F> = {
  readonly [K in T['move']['type']]?: Move<T, F, Extract<T['move'], { type: K }>>;
};

export type Who<T extends Types, F> = (v: T['view'], f: F) => readonly Seat[];
export type When<T extends Types, F> = (v: T['view'], f: F) => boolean;
export type Run<T extends Types, F> = (s: T['state'], f: F, out: Out<T>) => void;
/** How many sides each die of this roll has; an empty list means no roll. A card draw is a die with one side per card. */
export type Sides<T extends Types, F> = (v: T['view'], f: F) => readonly number[];
export type Fell<T extends Types, F> = (s: T['state'], f: F, faces: readonly number[], out: Out<T>) => void;
export type DiceSource<T extends Types, F> = {
  /** The faces that a public stream of the rules prescribes; undefined means any faces. */
  readonly fixed?: (v: T['view'], f: F) => readonly number[] | undefined;
  /** True if people roll their own dice and type in the faces. */
  readonly typed?: (v: T['view'], f: F) => boolean;
  /** Says in the game's own words why these faces are refused. */
  readonly refuse?: (v: T['view'], f: F, faces: readonly number[]) => Refusal | undefined;
};
export type Clock<T extends Types, F> = {
  /**
   * Names this stretch of time, `round-3`; the match notes when it began. The same name is the same stretch until its bell
   * rings, whatever happens in between: dice, other rules, an undo.
   */
  readonly id: (v: T['view'], f: F) => string;
  /**
   * How long it lasts, in milliseconds of match time, until the bell rings. Undefined means that no clock runs and the sentence
   * repeats until there is nobody left to ask. So the same sentence works both with and without a clock.
   */
  readonly lasts: (v: T['view'], f: F) => number | undefined;
  readonly rang: Run<T, F>;
};

/** When a sentence that repeats is over, and the list in the frame that it works off, if it does. */
type Loop<T extends Types, F> = { readonly until?: When<T, F>; readonly each?: string };
/** One sentence of the book: carried out by the rules, by players, or by chance; once, or again and again. */
export type Sentence<T extends Types, F> = Loop<T, F> &
  (
    | { readonly by: 'rules'; readonly run: Run<T, F> }
    | {
        readonly by: 'players';
        /** May the seat decline with `pass`? */
        readonly optional: boolean;
        /** Does the sentence repeat until nobody has a choice left (or the bell rings)? */
        readonly again: boolean;
        readonly who: Who<T, F>;
        readonly moves: Moves<T, F>;
        readonly when: When<T, F> | undefined;
        readonly clock: Clock<T, F> | undefined;
        /** Runs when the question is asked. */
        readonly asked?: Run<T, F>;
        /** Runs when there is nothing to ask. */
        readonly otherwise?: Run<T, F>;
      }
    | { readonly by: 'dice'; readonly sides: Sides<T, F>; readonly fell: Fell<T, F>; readonly source: DiceSource<T, F> }
  );

/** What is going on, to finish "Not now: …"; or why nothing else can be done. */
export type Now = string | Reason;
export type Placed<T extends Types, F> = Sentence<T, F> & { readonly next: string; readonly now?: Now | undefined };
export type Rule<T extends Types, F> = {
  readonly ref: string;
  readonly now: string | undefined;
  readonly sentences: { readonly [name: string]: Placed<T, F> };
};
/** A rule for every frame that may stand on the stack. */
export type Rules<T extends Types> = {
  readonly [K in FrameOf<T>['rule']]: Rule<T, Extract<FrameOf<T>, { rule: K }>>;
};

/** A sentence that takes a move, and what it says is going on then. */
export type Taker = { readonly rule: string; readonly at: string; readonly now: Now | undefined };

/** The rules, and how the game says that an input does not answer the current question. */
export type Book<T extends Types> = {
  readonly rules: Rules<T>;
  /** Another sentence takes this move, or none does now. `now` is what the book says is going on; `takers` are the sentences that take it. */
  readonly notNow?: (now: string, move: T['move'], v: T['view'], takers: readonly Taker[]) => Reason;
  /** Nobody passes in this game; left out: the kernel says so. */
  readonly noPass?: Reason;
  /** The game has ended. */
  readonly over?: Reason;
  /** Others are asked: these seats; none of them while dice are rolled. */
  readonly waiting?: (v: T['view'], seats: readonly Seat[]) => Reason;
  /** The sentence takes this move, but not from this seat or piece; undefined if it does. */
  readonly notYours?: (v: T['view'], f: FrameOf<T>, move: T['move']) => Reason | undefined;
};
