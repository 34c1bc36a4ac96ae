import type { Random } from './chance/random.ts';
import type { Bot } from './game.ts';
import type { Pass, Seat, Types } from './types.ts';

/** Moves that belong together, such as a whole turn: played one after the other as long as the game still asks this seat. */
export type Plan<T extends Types> = readonly (T['move'] | Pass)[];

/** What a game knows about playing itself well. The search of `packages/bots` asks nothing else. */
export interface Mind<T extends Types> {
  /** What is worth trying here, the base bot's own plan first. With fewer than two there is nothing to decide. */
  plans(v: T['view'], seat: Seat, random: Random): readonly Plan<T>[];
  /** Plays on after a plan, for every seat: quick rather than clever. */
  readonly quick: Bot<T>;
  /** How things stand for the side of this seat, from 0 (lost) to 1 (won): asked at a cut, and when the game is over. */
  value(s: T['state'], seat: Seat): number;
  /** May a try of a plan stop here? `from` is the table before the plan. Left out: tries go on to the end of the game. */
  isCut?(s: T['state'], from: T['view']): boolean;
  /** Plans with the same key lead to the same; only the first of them is tried. Left out: all plans differ. */
  key?(v: T['view'], plan: Plan<T>): string;
  /**
   * A whole state that fits what this seat sees: its view is `v`, to the byte. Where nothing is secret it is left out, and the
   * view itself is the state.
   */
  imagine?(v: T['view'], seat: Seat, random: Random): T['state'];
}
