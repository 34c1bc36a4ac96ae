import type { Out, Seat } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { debrisCleared } from '../content/equipment.ts';
import type { Hazard } from '../content/hazards.ts';
import type { Fd } from '../moves.ts';
import type { Kit, Space, State } from '../state.ts';
import { freeSlot } from './dice.ts';

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

/** FD-8.2 One token moves to a station from the other. */
export function dealToken(s: State, seat: Seat, kind: Kit, station: number, out: Out<Fd>): void {
  swapStation(s, kind, station);
  out?.({ type: 'dealt', seat, kind, to: idOf(s, cityOf(s).stations[station]!), isReturned: false });
}
/** FD-10.5 The same with a returned one; it stays returned. */
export function reassignToken(s: State, seat: Seat, kind: Kit, station: number, out: Out<Fd>): void {
  swapStation(s, kind, station);
  s.returned[1 - station]![kind] -= 1;
  s.returned[station]![kind] += 1;
  out?.({ type: 'dealt', seat, kind, to: idOf(s, cityOf(s).stations[station]!), isReturned: true });
}
function swapStation(s: State, kind: Kit, station: number): void {
  const { stations } = cityOf(s);
  s.spaces[stations[1 - station]!]![kind] -= 1;
  s.spaces[stations[station]!]![kind] += 1;
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

const hasHazard = (here: Space, hazard: Hazard): boolean => (hazard === 'smoke' ? here.smoke > 0 : here[hazard]);

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

/** FD-6.36 A Distress Call, due in a round. */
export function placeCall(s: State, space: number, round: number): void {
  s.spaces[space]!.call = round;
}

/** FD-6.34 As long as there are any. */
export function placeDebris(s: State, space: number, out: Out<Fd>): void {
  if (s.supply.debris === 0) return;
  s.supply.debris -= 1;
  s.spaces[space]!.debris += 1;
  out?.({ type: 'tokenPlaced', what: 'debris', space: cityOf(s).ids[space]! });
}
/** FD-12.21 The axe falls on Debris. */
export function chop(s: State, seat: Seat, space: number, face: number, out: Out<Fd>): void {
  const here = s.spaces[space]!;
  const removed = Math.min(debrisCleared(face), here.debris);
  here.debris -= removed;
  s.supply.debris += removed;
  freeSlot(s, seat, 'axe');
  out?.({ type: 'axeUsed', seat, space: idOf(s, space), face, removed });
}
/** FD-12.24 The token goes to the supply; both dice are idle. */
export function cutPower(s: State, seat: Seat, space: number, out: Out<Fd>): void {
  s.spaces[space]!.power = false;
  s.supply.power += 1;
  freeSlot(s, seat, 'shutoff');
  out?.({ type: 'shutOff', seat, space: idOf(s, space) });
}

/** FD-15.18 A hazard goes off: its token leaves the Area. */
export function triggerHazard(s: State, space: number, hazard: 'explosive' | 'gas', out: Out<Fd>): void {
  s.spaces[space]![hazard] = false;
  s.supply[hazard] += 1;
  out?.({ type: 'hazardTriggered', hazard, space: idOf(s, space) });
}

/** FD-16.3, FD-16.4 Smoke thins by one step; fresh smoke only stops being fresh. */
export function thinSmoke(s: State, out: Out<Fd>): void {
  s.spaces.forEach((here, i) => {
    if (here.smoke === 0) return;
    if (here.fresh) here.fresh = false;
    else {
      here.smoke -= 1;
      if (here.smoke === 0) s.supply.smoke += 1;
      out?.({ type: 'smokeStep', space: idOf(s, i), level: here.smoke });
    }
  });
}
