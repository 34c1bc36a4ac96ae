import type { Input, Seat, Types } from '../types.ts';
import type { Setup } from '../game.ts';

/** Who sits in a seat: `person`, `empty`, or `bot:` and a level. */
export type Holder = string;

/** One line of a match's log, with its moment in match time (milliseconds). The log is the truth; all else is derived. */
export type Entry<T extends Types = Types> =
  /** `q` is the question that it answered, in short: other versions of the rules can tell whether they ask the same. */
  | { readonly type: 'input'; readonly at: number; readonly input: Input<T>; readonly q?: string }
  /** Takes back all inputs after the first `to`. */
  | { readonly type: 'undo'; readonly at: number; readonly seat: Seat; readonly to: number }
  /** Hands a seat over. */
  | { readonly type: 'seat'; readonly at: number; readonly seat: Seat; readonly holder: Holder }
  /** Taken in from elsewhere here. The dice above fell by this promise and seed, as far as they are told; those below by the head's. */
  | { readonly type: 'import'; readonly at: number; readonly promise: string | null; readonly seed: string | null }
  /** From here on the match is played by this version of the rules, which has asked all the same so far. */
  | { readonly type: 'rules'; readonly at: number; readonly version: number };

/** What is known of a match before its first input. */
export type Head = {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly holders: readonly Holder[];
  /** The SHA-256 of the seed of the dice, shown before the first input; null when no dice are promised. */
  readonly promise: string | null;
  /** Groups of seats that one person holds: those eyes see all of a group. Left out: each person has one seat. */
  readonly together?: readonly (readonly number[])[];
};
