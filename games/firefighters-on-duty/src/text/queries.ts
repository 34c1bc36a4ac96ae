import type { Json } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { View } from '../state.ts';
import { spaceText, vehicleText } from './position.ts';
import { threatened } from '../queries/fires.ts';
import { goalsOf } from '../queries/goals.ts';
import { negativePoints, phaseOf } from '../queries/phase.ts';
import { requirementAt } from '../queries/water.ts';

const at = (v: View, id: Json | undefined): number => cityOf(v).indexOf[String(id)] ?? 0;

/** Questions that examples ask of a position. */
export const queries = {
  phase: (v: View): Json => phaseOf(v),
  negativePoints: (v: View): Json => negativePoints(v),
  adjacent: (v: View, id?: Json): Json => cityOf(v).places[at(v, id)]!.adjacent.map((other) => cityOf(v).ids[other]!),
  cellOwner: (v: View, row?: Json, col?: Json): Json =>
    cityOf(v).places.find(({ cells }) => cells.some(([r, c]) => r === row && c === col))?.id ?? null,
  mapSize: (v: View): Json => {
    const { places } = cityOf(v);
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    const pairs = places.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
    return { spaces: places.length, areas: count('area'), roads: count('road'), pairs };
  },
  requirement: (v: View, id?: Json): Json => requirementAt(v, at(v, id)),
  threatened: (v: View): Json => threatened(v).map((area) => cityOf(v).ids[area]!),
  supply: (v: View, ...kinds: readonly Json[]): Json =>
    kinds.map((kind) => Object.entries(v.supply).find(([name]) => name === kind)?.[1] ?? null),
  space: (v: View, id?: Json): Json => spaceText(v.spaces[at(v, id)]!),
  vehicle: (v: View, id?: Json): Json => {
    const vehicle = v.vehicles[VEHICLE_IDS.findIndex((one) => one === id)];
    return vehicle ? vehicleText(v, vehicle) : null;
  },
  dice: (v: View, seat?: Json): Json => [...v.crews[Number(seat)]!.dice],
  outOfReach: (v: View): Json => goalsOf(v).map(({ isOut }) => isOut),
  goalsMet: (v: View): Json => goalsOf(v).map(({ isMet }) => isMet),
};
