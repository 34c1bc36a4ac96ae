import type { Game, Hint, Pass, Refusal, Seat, Setup, Types } from '@nightfall/kernel';
import type { ComponentType } from 'react';
import type { Sound } from './sound.ts';

/** What a player has asked of every screen. */
export type Settings = {
  readonly motion: boolean;
  readonly sound: boolean;
  readonly contrast: 'normal' | 'high';
  readonly palette: 'night' | 'safe';
  /** How fast events are played: 1 is usual, 2 twice as fast. */
  readonly speed: number;
  /** Does the game wait after each step of what it does by itself, until the player goes on? */
  readonly steps: boolean;
};
/** What was played stands still after a step: on to the next one, or to the end of all of them. */
export type AtStep = { readonly goOn: () => void; readonly finish: () => void };

/** What the table gives a board. A board knows what it is offered, and no rule. */
export interface BoardProps<T extends Types = Types> {
  readonly game: Game<T>;
  /** While events are played this is still the view before them; then the new one. The view is the truth. */
  readonly view: T['view'];
  /** Whose eyes and hands these are; null for a watcher and in a replay. */
  readonly seat: Seat | null;
  readonly name: (seat: Seat) => string;
  /** Empty while events are played or when it is not this seat's decision. */
  readonly legal: readonly (T['move'] | Pass)[];
  /** Why a move may not be made now; undefined if it may. */
  readonly refusal: (move: T['move']) => Refusal | undefined;
  readonly play: (move: T['move'] | Pass) => void;
  /** Faces of real dice, typed in, where the game asks for them. */
  readonly typeDice: (faces: readonly number[]) => void;
  /** Says something to the others at the table; left out where there are none. */
  readonly say?: ((text: string) => void) | undefined;
  /** Shows a "why not" with its rule to the player. */
  readonly explain: (no: Refusal) => void;
  /** The event that is being played now; undefined when all is quiet. */
  readonly event: T['event'] | undefined;
  /** While the game waits after a step of what it does by itself. */
  readonly atStep?: AtStep | undefined;
  /** Pieces that a log line or a hint lights up. */
  readonly lit: readonly string[];
  /** Tells the table that a piece is looked at, so that its log lines light up. */
  readonly look: (mark: string | undefined) => void;
  readonly hint: Hint<T> | undefined;
  readonly settings: Settings;
}

/** One bubble of a guided first game: shown as soon as `when` holds, until `until` holds or the player goes on. */
export type GuideStep<T extends Types = Types> = {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** CSS selector inside the table of what the bubble points at. */
  readonly at?: string;
  readonly when: (v: T['view']) => boolean;
  readonly until?: (v: T['view']) => boolean;
};
/** From a view and the dice that are asked for now to their faces. */
export type Rig<T extends Types = Types> = (v: T['view'], sides: readonly number[]) => readonly number[] | undefined;
/** A prepared first game: a position or a setup, fixed dice, and bubbles. It can be left at any time. */
export type Guide<T extends Types = Types> = {
  readonly title: string;
  readonly setup: Setup;
  /** The faces that fall, in order; after them chance takes over. */
  readonly dice: readonly (readonly number[])[];
  /** Faces that suit where the player has gone by his own choices; undefined: chance. Asked when `dice` has run out. */
  readonly rig?: Rig<T>;
  /** Levels of the bots in the other seats. */
  readonly bots: readonly string[];
  readonly steps: readonly GuideStep<T>[];
};

/** What a game's board package exports as its default. */
export interface BoardModule<T extends Types = Types> {
  readonly game: Game<T>;
  /** The rulebook as Markdown. */
  readonly rulebook: string;
  /** The drawn board, which fills its box and scales with it. Pieces bear their mark as `data-mark`: people online point at them. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** Seats and their goods: beside the board when wide, in a sheet when narrow. */
  readonly Side?: ComponentType<BoardProps<T>>;
  /** Buttons of this game inside the prompt bar; left out: one button a legal move. */
  readonly Controls?: ComponentType<BoardProps<T>>;
  /** Editor for the options of kind `data`, and presets, on the new-game page. */
  readonly SetupExtra?: ComponentType<{ setup: Setup; change: (setup: Setup) => void }>;
  /** Options that `SetupExtra` draws by itself. */
  readonly ownOptions?: readonly string[];
  /** What is shown after the end: review, share text, printable sheet. */
  readonly Review?: ComponentType<BoardProps<T> & { readonly record: () => string }>;
  /** How long an event is shown, in milliseconds at speed 1; 0 skips it. */
  readonly duration?: (event: T['event']) => number;
  /** With `settings.steps`: is a step over with this event, so that the player goes on by hand? `next` is undefined at the end. */
  readonly endsStep?: (event: T['event'], next: T['event'] | undefined) => boolean;
  /** What is heard while an event is shown; left out: a soft tick. */
  readonly sound?: (event: T['event']) => Sound | undefined;
  readonly guide?: Guide<T>;
}
