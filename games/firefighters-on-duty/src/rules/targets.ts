import type { Reason, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { Slot } from '../content/equipment.ts';
import { diceOn } from '../queries/dice.ts';
import { ownEngine } from '../queries/vehicles.ts';
import { hasHoseLine } from '../queries/water.ts';
import type { Aim, View } from '../state.ts';
import {
  engineElsewhere,
  HALF_A_SHUTOFF,
  liveWires,
  noAxe,
  noDebris,
  noFirefighter,
  noHose,
  noLine,
  noPower,
  notBurning,
  slotEmpty,
  waterRange,
} from './refusals.ts';

/** FD-12.10, FD-12.11 What an Area needs: no electricity, a Firefighter with a Hose, and a line to the engine. */
function areaNo(v: View, space: number, id: string, engineAt: number): Reason | undefined {
  const here = v.spaces[space]!;
  if (here.power) return liveWires(id);
  if (here.ff === 0) return noFirefighter(id, 'FD-12.10');
  if (here.hose === 0) return noHose(id);
  return engineAt >= 0 && hasHoseLine(v, space, engineAt) ? undefined : noLine(id);
}

/** FD-12.8 to FD-12.10 Why this seat cannot extinguish here, its slot apart. */
export function hoseNo(v: View, seat: Seat, space: number, water: number): Reason | undefined {
  const city = cityOf(v);
  const id = city.ids[space]!;
  const engine = ownEngine(v, seat);
  if (v.spaces[space]!.active === 0) return notBurning(id);
  if (water < 1 || water > engine.water) return waterRange(engine.water);
  if (city.isArea[space]) return areaNo(v, space, id, engine.at);
  return engine.at === space ? undefined : engineElsewhere(id);
}

/** FD-12.21 Why nobody can swing an axe here. */
export function axeNo(v: View, space: number): Reason | undefined {
  const here = v.spaces[space]!;
  const id = cityOf(v).ids[space]!;
  if (here.debris === 0) return noDebris(id);
  if (here.ff === 0) return noFirefighter(id, 'FD-12.21');
  return here.axe === 0 ? noAxe(id) : undefined;
}

/** FD-12.24 Why the power cannot be shut off here. */
export function shutoffNo(v: View, space: number): Reason | undefined {
  const here = v.spaces[space]!;
  const id = cityOf(v).ids[space]!;
  if (!here.power) return noPower(id);
  return here.ff === 0 ? noFirefighter(id, 'FD-12.24') : undefined;
}

/** FD-12.8, FD-12.21, FD-12.24 Why the dice on a slot cannot be resolved yet. */
export function unfilled(v: View, seat: Seat, slot: Slot): Reason | undefined {
  const count = diceOn(v.crews[seat]!, slot);
  if (count === 0) return slotEmpty(slot);
  return slot === 'shutoff' && count === 1 ? HALF_A_SHUTOFF : undefined;
}

/** What a full slot of this seat could be used on now; for the engine with a single Water. */
export function targetsOf(v: View, seat: Seat, slot: Slot): Aim[] {
  const { ids } = cityOf(v);
  const found: Aim[] = [];
  for (let i = 0; i < v.spaces.length; i++)
    if (isTarget(v, seat, slot, i)) found.push({ space: ids[i]!, water: slot === 'engine' ? 1 : 0 });
  return found;
}
/** Quick looks first: a sweep over the city meets mostly spaces where there is nothing to do. */
export function isTarget(v: View, seat: Seat, slot: Slot, space: number): boolean {
  const here = v.spaces[space]!;
  if (slot === 'engine') return here.active > 0 && !hoseNo(v, seat, space, 1);
  return slot === 'axe' ? here.debris > 0 && here.ff > 0 && here.axe > 0 : here.power && here.ff > 0;
}
