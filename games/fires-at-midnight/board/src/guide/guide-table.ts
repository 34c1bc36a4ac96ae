import { type View, phaseOf } from '@nightfall/fires-at-midnight';

/** The prepared village of the first game, and a fire that is slow at first. White die, black die. */

const ITEMS = [
  [3, 1], // H1, towards the south: a villager is inside
  [6, 3], // H2
  [1, 4], // H3
  [6, 5], // H4
  [2, 2], // T1
  [5, 2], // T2
  [1, 3], // T3
  [6, 1], // C1
  [1, 1], // C2
  [6, 6], // C3
] as const;
/** In the north, in reach of water from the well. */
const EXPLOSION = [3, 6] as const;
const VILLAGERS = [
  [3, 1], // V1, in H1
  [5, 1], // V2
  [1, 2], // V3
] as const;
export const LAID_OUT: readonly (readonly number[])[] = [...ITEMS, EXPLOSION, ...VILLAGERS];

/** Where the fire spreads in the first turns: smoke far from everything, and once smoke that becomes fire. */
const SPREAD: readonly (readonly number[] | undefined)[] = [undefined, [5, 4], [5, 5], [5, 4], [2, 4]];

/** The fire is tame for four turns; then, and for everything else, chance takes over. */
export function rig(v: View): readonly number[] | undefined {
  const f = v.stack.at(-1);
  return phaseOf(v) === 'upkeep' && f?.rule === 'upkeep' && f.at === 'spread' ? SPREAD[v.turn] : undefined;
}
