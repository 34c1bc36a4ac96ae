import type { Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { SPREAD } from '../content/settings.ts';
import type { Fd, FireCause, Step } from '../moves.ts';
import type { State } from '../state.ts';
import { addPoints } from './points.ts';

/** FD-6.4, FD-6.5, FD-6.6, FD-15.15 Can this space take another Fire? A Road holds one, a burned-down Area none, any other Area any number. */
function canBurn(s: State, space: number): boolean {
  const here = s.spaces[space]!;
  return !here.burned && (cityOf(s).isArea[space]! || here.active + here.inactive === 0);
}

/** FD-6.2 Places one Fire, Inactive. FD-15.3: without supply the team gets a Negative Point, at most one in a Fire Phase. */
function placeOne(s: State, space: number, why: FireCause, out: Out<Fd>): boolean {
  if (!canBurn(s, space)) return false;
  if (s.supply.fire === 0) {
    if (why !== 'setup') missFire(s, space, out);
    return false;
  }
  s.supply.fire -= 1;
  s.spaces[space]!.inactive += 1;
  return true;
}
function missFire(s: State, space: number, out: Out<Fd>): void {
  if (s.short) return;
  s.short = true;
  out?.({ type: 'fireMissing', space: cityOf(s).ids[space]! });
  addPoints(s, 'fire', 1, null, out);
}

export function placeFire(s: State, space: number, count: number, why: FireCause, out: Out<Fd>): void {
  let placed = 0;
  for (let i = 0; i < count; i++) if (placeOne(s, space, why, out)) placed += 1;
  if (placed > 0) out?.({ type: 'firePlaced', space: cityOf(s).ids[space]!, count: placed, why });
}

/** FD-15.1 */
export const beginStep = (step: Step, out: Out<Fd>): void => out?.({ type: 'step', step });
/** FD-15.4 The Fire Phase begins: the supply may run out once. */
export function openFirePhase(s: State): void {
  s.short = false;
}
/** FD-15.26 The fire on a space does not grow this round. */
export function hold(s: State, space: number, out: Out<Fd>): void {
  s.spaces[space]!.held = true;
  out?.({ type: 'held', space: cityOf(s).ids[space]! });
}
/** FD-10.3 */
export function letGo(s: State): void {
  for (const here of s.spaces) here.held = false;
}

/** FD-10.2 Turns every Inactive Fire upright. */
export function turnFires(s: State, out: Out<Fd>): void {
  const turned: string[] = [];
  s.spaces.forEach((here, i) => {
    if (here.inactive === 0) return;
    here.active += here.inactive;
    here.inactive = 0;
    turned.push(cityOf(s).ids[i]!);
  });
  if (turned.length > 0) out?.({ type: 'fireTurned', spaces: turned });
}

/** FD-15.28, FD-15.30 The Spread die of an Area has fallen. */
export function spreadTo(s: State, area: number, face: number, out: Out<Fd>): void {
  const row = s.spaces[area]!.ff > 0 ? 'firefighter' : s.difficulty;
  const fire = SPREAD[row][face - 1]!;
  out?.({ type: 'spreadRolled', space: cityOf(s).ids[area]!, face, row, fire });
  placeFire(s, area, fire, 'spread', out);
}

/** FD-12.14, FD-6.7 Takes Active Fire off a space; it goes back to the supply. */
export function putOut(s: State, space: number, count: number): void {
  s.spaces[space]!.active -= count;
  s.supply.fire += count;
}

/** FD-15.13 All Fire and all hazards leave the Area, and it never burns again. */
export function burnDown(s: State, space: number, out: Out<Fd>): void {
  const here = s.spaces[space]!;
  const id = cityOf(s).ids[space]!;
  s.supply.fire += here.active + here.inactive;
  s.supply.explosive += here.explosive ? 1 : 0;
  s.supply.gas += here.gas ? 1 : 0;
  s.supply.power += here.power ? 1 : 0;
  s.supply.smoke += here.smoke > 0 ? 1 : 0;
  here.active = 0;
  here.inactive = 0;
  here.burned = true;
  here.explosive = false;
  here.gas = false;
  here.power = false;
  here.smoke = 0;
  here.fresh = false;
  out?.({ type: 'burnedDown', space: id });
  addPoints(s, 'burned', 1, id, out);
}
