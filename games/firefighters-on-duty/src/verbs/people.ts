import type { Out, Seat } from '@nightfall/kernel';
import { cityOf, idOf, spaceOf } from '../city/cities.ts';
import type { Fd, Sp } from '../moves.ts';
import type { Person, State } from '../state.ts';
import { addPoints } from './points.ts';
import { sendBack } from './tokens.ts';

type Step = { readonly seat: Seat; readonly from: Sp; readonly to: Sp };
/** FD-12.16 A Firefighter walks, with a Hose and an Axe or without. */
export function walk(s: State, { seat, from, to, hose, axe }: Step & { hose: boolean; axe: boolean }, out: Out<Fd>): void {
  const left = s.spaces[spaceOf(s, from)]!;
  const entered = s.spaces[spaceOf(s, to)]!;
  left.ff -= 1;
  entered.ff += 1;
  if (hose) [left.hose, entered.hose] = [left.hose - 1, entered.hose + 1];
  if (axe) [left.axe, entered.axe] = [left.axe - 1, entered.axe + 1];
  out?.({ type: 'firefighterMoved', seat, from, to, hose, axe });
}
/** FD-12.17, FD-12.18 A person walks. */
export function lead(s: State, { seat, kind, from, to }: Step & { kind: Person }, out: Out<Fd>): void {
  const end = spaceOf(s, to);
  s.spaces[spaceOf(s, from)]![kind] -= 1;
  out?.({ type: 'personMoved', seat, kind, from, to });
  if (kind === 'civ') standCivilian(s, end, out);
  else s.spaces[end]!.inj += 1;
}

/** FD-6.12 A Civilian on the evacuation space is safe at once. */
function evacuate(s: State, space: number, out: Out<Fd>): void {
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

/** FP2 FD-15.7, FD-15.8 All people on a space are hurt. */
export function injureAll(s: State, space: number, out: Out<Fd>): void {
  const here = s.spaces[space]!;
  const { ff, civ } = here;
  here.ff = 0;
  here.civ = 0;
  injure(s, space, 'ff', ff, out);
  injure(s, space, 'civ', civ, out);
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
