import type { Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { CAPACITIES, engineOf, USUAL_KIT, type VehicleId } from '../content/vehicles.ts';
import type { Kit, Person, Vehicle, View } from '../state.ts';

const INDEX: { readonly [id: string]: number } = { TRUCK: 0, CARRIER: 1, 'ENG-1': 2, 'ENG-2': 3, 'ENG-3': 4, 'ENG-4': 5 };
/** The place of a vehicle in the list; it may lie beyond the end, when its seat does not play. */
export const indexOfVehicle = (id: VehicleId): number => INDEX[id]!;
export const vehicleById = (v: View, id: VehicleId): Vehicle | undefined => v.vehicles[INDEX[id]!];
export const ownEngine = (v: View, seat: Seat): Vehicle => v.vehicles[engineOf(seat)]!;

/** FD-4.14 The vehicle that keeps others off a space; −1: the space is free. A station holds any number. */
export function blockerAt(v: View, space: number, mover: number): number {
  if (cityOf(v).stationAt[space]! >= 0) return -1;
  for (let i = 0; i < v.vehicles.length; i++) if (i !== mover && v.vehicles[i]!.at === space) return i;
  return -1;
}

/** FD-13.6 Beside each other, or on the same station. */
export function areBeside(v: View, one: number, other: number): boolean {
  const a = v.vehicles[one]!.at;
  const b = v.vehicles[other]!.at;
  if (one === other || a < 0 || b < 0) return false;
  return a === b || cityOf(v).places[a]!.adjacent.includes(b);
}

/** FD-6.17 How many more of a kind fit aboard. */
export function roomFor(v: View, vehicle: number, kind: Kit | Person | 'water'): number {
  const can = CAPACITIES[vehicle]!;
  const has = v.vehicles[vehicle]!;
  if (kind === 'water') return can.water - has.water;
  if (kind === 'ff') return can.ff - has.ff;
  return kind === 'hose' || kind === 'axe' ? can.kit - has.hose - has.axe : can.people - has.civ - has.inj;
}
/** FD-6.17 Does the vehicle take this kind at all? */
export function canCarry(vehicle: number, kind: Kit | Person | 'water'): boolean {
  const can = CAPACITIES[vehicle]!;
  if (kind === 'water') return can.water > 0;
  if (kind === 'ff') return can.ff > 0;
  return (kind === 'hose' || kind === 'axe' ? can.kit : can.people) > 0;
}
/** FD-13.19 How many of a kind the usual kit still needs and finds here. */
export function kitWanted(v: View, vehicle: number, kind: Kit): number {
  const it = v.vehicles[vehicle]!;
  return Math.max(0, Math.min(USUAL_KIT[kind] - it[kind], v.spaces[it.at]![kind], roomFor(v, vehicle, kind)));
}

export type Source = 'station' | 'hydrant';
export const SOURCES = ['station', 'hydrant'] as const;
/** What the source beside a vehicle holds; undefined: the vehicle is not at such a source (FD-13.3, FD-13.4). */
export function waterAt(v: View, vehicle: number, source: Source): number | undefined {
  const { stationAt, hydrantAt } = cityOf(v);
  const { at } = v.vehicles[vehicle]!;
  const i = source === 'station' ? stationAt[at]! : hydrantAt[at]!;
  return i < 0 ? undefined : (source === 'station' ? v.reserves : v.hydrants)[i];
}
