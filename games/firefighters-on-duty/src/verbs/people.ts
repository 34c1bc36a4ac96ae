import type { Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { Fd, State } from '../state.ts';
import { addPoints } from './points.ts';
import { sendBack } from './tokens.ts';

const idOf = (s: State, space: number): string => cityOf(s).ids[space]!;

/** FD-6.12 A Civilian on the evacuation space is safe at once. */
export function evacuate(s: State, space: number, out: Out<Fd>): void {
  s.evacuated += 1;
  s.supply.civ += 1;
  out?.({ type: 'evacuated', space: idOf(s, space), total: s.evacuated });
}

/** A Civilian comes to stand on a space. */
export function standCivilian(s: State, space: number, out: Out<Fd>): void {
  if (space === cityOf(s).evac) evacuate(s, space, out);
  else s.spaces[space]!.civ += 1;
}

/** FD-6.10 A Civilian from the supply, if one is left. */
export function placeCivilian(s: State, space: number, out: Out<Fd>): void {
  if (s.supply.civ === 0) return;
  s.supply.civ -= 1;
  out?.({ type: 'tokenPlaced', what: 'civ', space: idOf(s, space) });
  standCivilian(s, space, out);
}

/** FD-6.11 An Injured Person from the supply; without one left it costs a Negative Point. */
function takeInjured(s: State, space: number, out: Out<Fd>): void {
  if (s.supply.inj === 0) return addPoints(s, 'injured', 1, idOf(s, space), out);
  s.supply.inj -= 1;
  s.spaces[space]!.inj += 1;
}
export function placeInjured(s: State, space: number, out: Out<Fd>): void {
  if (s.supply.inj > 0) out?.({ type: 'tokenPlaced', what: 'inj', space: idOf(s, space) });
  takeInjured(s, space, out);
}

/** FD-15.7, FD-15.8 These people become Injured on a space: Firefighters go back to a station, Civilians to the supply. */
export function injure(s: State, space: number, was: 'ff' | 'civ', count: number, out: Out<Fd>): void {
  if (count === 0) return;
  out?.({ type: 'injured', space: idOf(s, space), was, count });
  if (was === 'ff') sendBack(s, space, 'ff', count, out);
  else s.supply.civ += count;
  for (let i = 0; i < count; i++) takeInjured(s, space, out);
}

/** FD-6.13 */
export function deliver(s: State, space: number, out: Out<Fd>): void {
  s.delivered += 1;
  s.supply.inj += 1;
  out?.({ type: 'delivered', space: idOf(s, space), total: s.delivered });
}
