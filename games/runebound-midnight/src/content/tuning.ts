/** RM-32.7 The numbers that may be tuned, all in one place, besides the cards and the starbursts of the map. */

/** A number for each count of Heroes (from 1): as tuned for an even game, and as first printed (RM-38). */
export type Tuned = { readonly tuned: readonly number[]; readonly printed: readonly number[] };
/** RM-26.1, RM-38.3 XP for one experience counter. */
export const XP_COST: Tuned = { tuned: [2, 3, 2, 2, 2], printed: [4, 4, 3, 3, 3] };
/** RM-10.15, RM-38.2 XP with which each Hero starts. */
export const START_XP: Tuned = { tuned: [2, 3, 0, 2, 3], printed: [0, 0, 0, 0, 0] };
export const tunedFor = (numbers: Tuned, heroes: number, isPrinted: boolean): number =>
  (isPrinted ? numbers.printed : numbers.tuned)[heroes - 1]!;
/** RM-37.2, RM-37.4 The short game: where the threat starts, and how many goods the Heroes start with. */
export const SHORT = { threat: 5, goods: 6 } as const;
/** RM-37.5 Where one point wins: the mirrors worth more, by stronghold; all others are worth 1. */
export const SHORT_MIRRORS: Readonly<Record<string, number>> = { M4: 3, E2: 2, F7: 2 };
/** RM-14.3 */
export const PATROL_COUNTERS = 6;
