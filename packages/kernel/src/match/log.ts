import type { Input, Seat, Types } from '../types.ts';
import type { Setup } from '../game.ts';

/** Who sits in a seat: `person`, `empty`, or `bot:` and a level. */
export type Holder = string;

/** One line of a match's log, with its moment in match time (milliseconds). The log is the truth; all else is derived. */
export type Entry<T extends Types = Types> =
  | { readonly type: 'input'; readonly at: number; readonly input: Input<T> }
  /** Takes back all inputs after the first `to`. */
  | { readonly type: 'undo'; readonly at: number; readonly seat: Seat; readonly to: number }
  /** Hands a seat over. */
  | { readonly type: 'seat'; readonly at: number; readonly seat: Seat; readonly holder: Holder };

/** What is known of a match before its first input. */
export type Head = {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly holders: readonly Holder[];
  /** The SHA-256 of the seed of the dice, shown before the first input; null when no dice are promised. */
  readonly promise: string | null;
};
