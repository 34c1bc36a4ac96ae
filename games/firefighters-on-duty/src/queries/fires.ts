import { cityOf } from '../city/cities.ts';
import type { View } from '../state.ts';

/** FD-15.28, FD-15.29, FD-15.31, FD-15.32 The Areas that get a Spread die now: beside Active Fire, without Inactive Fire, not burned down. */
export function threatened(v: View): number[] {
  const { areas, places } = cityOf(v);
  return areas.filter((area) => {
    const here = v.spaces[area]!;
    if (here.inactive > 0 || here.burned) return false;
    for (const other of places[area]!.adjacent) if (v.spaces[other]!.active > 0) return true;
    return false;
  });
}

/** FD-17.3 Areas that burn; a Road is none. */
export const burningAreas = (v: View): number[] => cityOf(v).areas.filter((area) => v.spaces[area]!.active > 0);
