import { heroOf, highestLevelSeat, levelOf, type View } from '@nightfall/runebound-midnight';

/** RM-12.6 What the Night King would gain now: one a Hero, and the level of the highest. */
export const incomeOf = (view: View): number => view.heroes.length + levelOf(heroOf(view, highestLevelSeat(view)));
