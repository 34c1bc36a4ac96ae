/** RM-32.7 The numbers that may be tuned, all in one place, besides the cards and the starbursts of the map. */

/** RM-26.1 XP for one experience counter, by the number of Heroes (from 1). */
export const XP_COST: readonly number[] = [2, 3, 2, 2, 2];
/** RM-10.15 XP with which each Hero starts, by the number of Heroes (from 1). */
export const START_XP: readonly number[] = [2, 3, 0, 2, 3];
/** RM-37.2, RM-37.4 The short game: where the threat starts, and how many goods the Heroes start with. */
export const SHORT = { threat: 5, goods: 6 } as const;
/** RM-14.3 */
export const PATROL_COUNTERS = 6;
