import type { Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { BOX } from '../content/box.ts';
import { CARRIER, CREWS, engineOf, TRUCK, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { Space, View } from '../state.ts';

/** The spaces where something is so. */
export function spacesWhere(v: View, is: (here: Space) => boolean): string[] {
  const { ids } = cityOf(v);
  const found: string[] = [];
  for (let i = 0; i < v.spaces.length; i++) if (is(v.spaces[i]!)) found.push(ids[i]!);
  return found;
}

type Step = { readonly from: string; readonly to: string };
/** Every step on foot from the spaces where something is so. */
export function stepsWhere(v: View, is: (here: Space) => boolean): Step[] {
  const { ids, places } = cityOf(v);
  const found: Step[] = [];
  for (let at = 0; at < v.spaces.length; at++)
    if (is(v.spaces[at]!)) for (const to of places[at]!.adjacent) found.push({ from: ids[at]!, to: ids[to]! });
  return found;
}

/** The vehicles that a seat may command: the two common ones and its own engine. */
const FLEETS: readonly (readonly number[])[] = CREWS.map((_, seat) => [TRUCK, CARRIER, engineOf(seat)]);
/** Those with a tank. */
export const TANKERS: readonly (readonly number[])[] = CREWS.map((_, seat) => [TRUCK, engineOf(seat)]);
export const vehiclesOf = (seat: Seat): readonly VehicleId[] => FLEETS[seat]!.map((i) => VEHICLE_IDS[i]!);
/** What there is to add at each vehicle of a seat's fleet that is on the map, where it stands. */
type Adding<V> = (found: V[], v: View, id: VehicleId, at: number, index: number) => void;
export const atVehicles =
  <V>(add: Adding<V>, fleets = FLEETS) =>
  (v: View, seat: Seat): V[] => {
    const found: V[] = [];
    for (const i of fleets[seat]!) {
      const { at } = v.vehicles[i]!;
      if (at >= 0) add(found, v, VEHICLE_IDS[i]!, at, i);
    }
    return found;
  };
export const stationsIn = (v: View): string[] => cityOf(v).stations.map((station) => cityOf(v).ids[station]!);

const AMOUNTS = Array.from({ length: BOX.water.count + 1 }, (_, most) => Array.from({ length: most }, (_, i) => i + 1));
/** 1, 2, … up to this many. */
export const upTo = (most: number): readonly number[] => AMOUNTS[most]!;
