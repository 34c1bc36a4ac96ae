/** Section 3: the mirror counters, five of 1 point, two of 2, one of 3. */
export const MIRRORS: readonly number[] = [3, 2, 2, 1, 1, 1, 1, 1];
/** RM-1.3 */
export const LAST_THREAT_LEVEL = 10;
/** RM-29.2 */
export const DIFFICULTY = { least: 12, most: 20, start: 16 } as const;
export const COMBAT_DICE: readonly number[] = [10, 10];
/** RM-21.27 */
export const LAST_ROUND = 50;
/** RM-32.6 */
export const THREAT_CLOCK = 15_000;
/** RM-15.7, RM-15.8 */
export const POWER_PRICE = 5;
export const PATROL_PRICE = 5;
export const HIGHEST_POWER = 4;
/** RM-14.14 Wound counters that heal a wound of a patrol. RM-14.8 and that reroll a die. */
export const HEAL_PRICE = 3;
export const REROLL_PRICE = 1;
/** RM-13.10 Exhaustion counters that add 1 after the roll. */
export const RAISE_PRICE = 3;
/** RM-14.6, RM-16.4 Movement dice, and those of somebody who is hurt. */
export const MOVEMENT_DICE = 5;
export const HURT_DICE = 4;
/** RM-22.2 */
export const PATROL_CARDS = 3;
/** RM-9.7 What these keywords of a Challenge are worth. */
export const DREAD = 2;
export const GRASP = 3;
/** RM-21.12 The most attack phases of a round. RM-21.6 The most influence dice. */
export const MOST_ATTACKS = 3;
export const MOST_INFLUENCE = 5;
/** RM-19.10 */
export const PROPOSALS = 3;
/** RM-7.6 */
export const LIMITS = { Weapon: 2, Armor: 1 } as const;
/** RM-10.10 */
export const FIRST_GOODS = 3;
/** RM-26.4 The kinds of experience counter. */
export type CounterKind = 'mind' | 'body' | 'spirit' | 'life' | 'stamina';
export const COUNTER_KINDS: readonly CounterKind[] = ['mind', 'body', 'spirit', 'life', 'stamina'];
/** RM-15.2 What the Night King can buy: three kinds of combat counter, exhaustion and wound counters. */
export type KingCounter = 'mind' | 'body' | 'spirit' | 'exhaustion' | 'wound';
export const KING_COUNTERS: readonly KingCounter[] = ['mind', 'body', 'spirit', 'exhaustion', 'wound'];
