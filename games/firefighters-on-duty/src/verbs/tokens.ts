import type { Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { Hazard } from '../content/hazards.ts';
import type { Fd, Kit, Space, State } from '../state.ts';

/** FD-6.16 The station with the shortest walk, ties to the first. */
function nearestStation(s: State, from: number): number {
  const { stations, walking } = cityOf(s);
  return stations.length > 1 && walking[from]![stations[1]!]! < walking[from]![stations[0]!]! ? 1 : 0;
}

/** FD-6.16 Tokens that have left their place are returned to a Fire Station. */
export function sendBack(s: State, from: number, kind: Kit, count: number, out: Out<Fd>): void {
  if (count === 0) return;
  const { stations, ids } = cityOf(s);
  const station = nearestStation(s, from);
  s.spaces[stations[station]!]![kind] += count;
  s.returned[station]![kind] += count;
  out?.({ type: 'returned', kind, count, from: ids[from]!, station: ids[stations[station]!]! });
}

/** All Equipment that lies on a space goes back (FD-15.9, FD-15.12, FD-15.14). */
export function sendEquipmentBack(s: State, space: number, out: Out<Fd>): void {
  const here = s.spaces[space]!;
  const { hose, axe } = here;
  here.hose = 0;
  here.axe = 0;
  sendBack(s, space, 'hose', hose, out);
  sendBack(s, space, 'axe', axe, out);
}

export const hasHazard = (here: Space, hazard: Hazard): boolean => (hazard === 'smoke' ? here.smoke > 0 : here[hazard]);

/** FD-6.26 to FD-6.29 Can this space take the token? One of a type an Area, none where it burned down, and the supply must have one. */
export const canTake = (s: State, space: number, hazard: Hazard): boolean =>
  s.supply[hazard] > 0 && cityOf(s).isArea[space]! && !s.spaces[space]!.burned && !hasHazard(s.spaces[space]!, hazard);

/** FD-6.27, FD-6.31 `isFresh`: placed in the Fire Phase (FD-16.4). */
export function placeHazard(s: State, space: number, hazard: Hazard, isFresh: boolean, out: Out<Fd>): void {
  if (!canTake(s, space, hazard)) return;
  const here = s.spaces[space]!;
  s.supply[hazard] -= 1;
  if (hazard === 'smoke') {
    here.smoke = 2;
    here.fresh = isFresh;
  } else here[hazard] = true;
  out?.({ type: 'tokenPlaced', what: hazard, space: cityOf(s).ids[space]! });
}

/** FD-6.34 As long as there are any. */
export function placeDebris(s: State, space: number, out: Out<Fd>): void {
  if (s.supply.debris === 0) return;
  s.supply.debris -= 1;
  s.spaces[space]!.debris += 1;
  out?.({ type: 'tokenPlaced', what: 'debris', space: cityOf(s).ids[space]! });
}
export function clearDebris(s: State, space: number, count: number): void {
  s.spaces[space]!.debris -= count;
  s.supply.debris += count;
}
