import { cityOf } from '../city/cities.ts';
import type { View } from '../state.ts';

/** FD-12.13, FD-6.31, FD-6.32 The roll that puts a Fire out here: the printed number and the smoke, at most 6. */
export const requirementAt = (v: View, space: number): number =>
  Math.min(6, cityOf(v).places[space]!.requirement + v.spaces[space]!.smoke);

const holdsLine = (v: View, area: number): boolean => v.spaces[area]!.ff > 0 && v.spaces[area]!.hose > 0;

/** FD-12.11 Does a chain of hose teams lead from this Area to one beside the Road where the engine stands? */
export function hasHoseLine(v: View, area: number, engineAt: number): boolean {
  const { areasBeside } = cityOf(v);
  const beside = areasBeside[engineAt]!;
  if (!holdsLine(v, area)) return false;
  if (beside.includes(area)) return true;
  const chain = [area];
  for (const link of chain)
    for (const next of areasBeside[link]!)
      if (holdsLine(v, next) && !chain.includes(next)) {
        if (beside.includes(next)) return true;
        chain.push(next);
      }
  return false;
}
