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
  /** Plays on where it counts, in hints and reviews: like the players that chances are told for. Left out: `quick`. */
  readonly careful?: Bot<T>;
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
  /** The part of the game that goes on, as players call it: "Turn 4", "Round 2". A review has a point for each. */
  chapter(v: T['view']): string;
  /** Does a decision begin here that a review may judge? Left out: with every move. */
  isDecision?(v: T['view'], seat: Seat): boolean;
  /** Single moves say little: a review judges each chapter as a whole. */
  readonly isJudgedWhole?: boolean;
  /** Is this move worth naming when a plan is told? Left out: every one is. */
  isDeed?(move: T['move'] | Pass): boolean;
  /** Where no chance counts but an amount that should be low: what it is, and how much of it a value of 0 means. */
  readonly unit?: { readonly name: string; readonly most: number };
  /** Tries that hints and reviews may spend on one decision: about a second of a phone. */
  readonly tries: number;
}

/** The chance to win, with its 95 % bounds. */
export type Odds = { readonly win: number; readonly low: number; readonly high: number };
/** A difference between two plans with the same fates, and how far off it may be in 95 of 100 cases. */
export type Gain = { readonly value: number; readonly error: number };

/** The odds that go with a hint: after its plan, and what its rivals would gain or lose against it, the best first. */
export type Prospect<T extends Types> = {
  readonly odds: Odds;
  readonly rivals: readonly { readonly plan: Plan<T>; readonly gain: Gain }[];
};

/** How things stood when a chapter of a game began: `at` inputs had been made. */
export type Point = Odds & { readonly at: number; readonly chapter: string };
/** What a decision cost, and what would have cost nothing. Where chapters are judged as a whole, nothing is said about what was played. */
export type Judged<T extends Types> = {
  readonly at: number;
  readonly chapter: string;
  readonly seat: Seat;
  readonly played: Plan<T>;
  readonly better: Plan<T>;
  /** At least 0; and how far off that may be in 95 of 100 cases. */
  readonly cost: number;
  readonly error: number;
};
/** A game looked back on, from one side. All chances are between 0 and 1. */
export type Review<T extends Types> = {
  readonly points: readonly Point[];
  /** What it came to. */
  readonly end: number;
  /** The costliest decisions, no more than three, in the order of the game; none that may be chance. */
  readonly costly: readonly Judged<T>[];
  /** What the decisions that were surely bad cost together, and what the dice and the others gave or took. */
  readonly cost: number;
  readonly luck: number;
  /** Games of good players with the same dice: how many were won, of how many. */
  readonly sameDice: { readonly won: number; readonly of: number } | undefined;
};
