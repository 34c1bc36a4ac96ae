import { cityOf, scenarioOf } from '../city/cities.ts';
import { negativePoints } from '../queries/phase.ts';
import { burningAreas } from '../queries/fires.ts';
import { limitOf } from '../queries/goals.ts';
import type { View } from '../state.ts';

/** FD-26.5 What it is worth to put out an Area with 1, 2, 3, 4 or more Active Fires. */
const BY_FIRES = [0, 1.5, 3, 6.5, 11];

/** The Areas that a goal protects. */
function protectedAreas(v: View): readonly string[] {
  for (const goal of scenarioOf(v).goals) if (goal.kind === 'protect') return goal.at;
  return [];
}
/** The last round, with more on fire than the goal allows. */
function mustClear(v: View): boolean {
  const limit = v.round === scenarioOf(v).rounds ? limitOf(v, 'maxBurning') : undefined;
  return limit !== undefined && burningAreas(v).length > limit;
}

/** FD-26.5 How much each burning space is worth, by space; 0 where nothing burns. At the very end small fires are quickest to clear. */
export function fireWorth(v: View): number[] {
  const { isArea, ids, places } = cityOf(v);
  const guarded = protectedAreas(v);
  const isLast = mustClear(v);
  const isClose = negativePoints(v) >= 2;
  return v.spaces.map((here, i) => {
    if (here.active === 0) return 0;
    if (!isArea[i]) return 0.8 + (here.inj > 0 ? 30 : 0) + (here.ff + here.civ > 0 ? 3 : 0);
    let worth = BY_FIRES[Math.min(4, here.active)]!;
    if (isClose && here.active >= 4) worth += 11;
    if (here.inj > 0) worth += 30;
    if (here.civ > 0) worth += 4;
    if (here.gas) worth += 4;
    if (here.explosive) worth += 3;
    if (isLast) worth += 9 / here.active;
    if (places[i]!.adjacent.some((other) => v.spaces[other]!.gas || v.spaces[other]!.explosive)) worth += 1;
    return guarded.includes(ids[i]!) ? worth * 1.6 : worth;
  });
}
