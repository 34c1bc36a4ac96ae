import type { Seat } from '@nightfall/kernel';
import { ownEngine } from '../queries/vehicles.ts';
import { requirementAt } from '../queries/water.ts';
import type { View } from '../state.ts';

/** The chance that one water die puts out a Fire here. */
export const chanceAt = (v: View, space: number): number => (7 - requirementAt(v, space)) / 6;

/** FD-28.3 How many dice to throw: fires ÷ chance, rounded up; all of them when three or fewer are left. */
export function waterFor(v: View, seat: Seat, space: number): number {
  const { water } = ownEngine(v, seat);
  if (water <= 3) return water;
  return Math.min(water, Math.ceil(v.spaces[space]!.active / chanceAt(v, space)));
}

/** FD-28.18 The chances that this many dice put out 0, 1, 2, … fires here. */
export function hitChances(v: View, space: number, water: number): readonly number[] {
  const p = chanceAt(v, space);
  const most = v.spaces[space]!.active;
  let hits = [1];
  for (let die = 0; die < water; die++)
    hits = Array.from({ length: hits.length + 1 }, (_, k) => (hits[k] ?? 0) * (1 - p) + (hits[k - 1] ?? 0) * p);
  const capped = Array.from({ length: most + 1 }, () => 0);
  hits.forEach((chance, k) => (capped[Math.min(k, most)]! += chance));
  return capped;
}
