import type { Input, Seat, Types } from '../types.ts';
import type { Setup } from '../game.ts';

/** Who sits in a seat: `person`, `empty`, or `bot:` and a level. */
export type Holder = string;

/** One line of a match's log, with its moment in match time (milliseconds). The log is the truth; everything else is derived. */
export type Entry<T extends Types = Types> =
  /** `q` is the question that it answered, in short: other versions of the rules can tell whether they ask the same. */
  | { readonly type: 'input'; readonly at: number; readonly input: Input<T>; readonly q?: string }
  /** Takes back all inputs after the first `to`. */
  | { readonly type: 'undo'; readonly at: number; readonly seat: Seat; readonly to: number }
  /** Hands a seat over. */
  | { readonly type: 'seat'; readonly at: number; readonly seat: Seat; readonly holder: Holder }
  /** The match was imported here. The dice above came from this promise and seed, as far as they are known; those below come from the head's. */
  | { readonly type: 'import'; readonly at: number; readonly promise: string | null; readonly seed: string | null }
  /** From here on the match is played by this version of the rules, which has asked the same questions so far. */
  | { readonly type: 'rules'; readonly at: number; readonly version: number };

/** What is known about a match before its first input. */
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
