import type { Reason } from '@nightfall/kernel';
import { cityOf, spaceOf } from '../city/cities.ts';
import { placeName, vehicleName } from '../content/names.ts';
import { VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { Sp } from '../moves.ts';
import { atVehicles, stationsIn } from '../queries/places.ts';
import { blockerAt, indexOfVehicle } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { drive } from '../verbs/vehicles.ts';
import { raiseReserve } from '../verbs/water.ts';
import { isOthers, notInGame, notOnMap } from './checks.ts';
import { dieCommand, SPACE, VEHICLE } from './command.ts';
import {
  debrisOn,
  NO_SUPPLY,
  NOT_ROAD,
  notYourEngine,
  occupied,
  spacesApart,
  unknown,
  vehicleGone,
  vehicleLeft,
} from './refusals.ts';

type Step = { readonly vehicle: VehicleId; readonly from: Sp; readonly to: Sp };
/** FD-12.2 In the order of the clause. */
function driveNo(v: View, { seat, vehicle, from, to }: Step & { readonly seat: number }): Reason | undefined {
  const city = cityOf(v);
  const index = indexOfVehicle(vehicle);
  const it = v.vehicles[index]!;
  const start = city.indexOf[from]!;
  const end = city.indexOf[to]!;
  if (it.status === 'removed') return vehicleGone(vehicle);
  if (isOthers(seat, vehicle)) return notYourEngine(vehicle);
  if (it.at !== start) return vehicleLeft(vehicle, from);
  if (city.isArea[end]) return NOT_ROAD;
  if (!city.roadsBeside[start]!.includes(end)) return spacesApart(to, from);
  if (v.spaces[start]!.debris > 0) return debrisOn(from);
  const blocker = blockerAt(v, end, index);
  return blocker < 0 ? undefined : occupied(VEHICLE_IDS[blocker]!, to);
}

const roads = atVehicles<Step>((found, v, vehicle, at) => {
  const { ids, roadsBeside } = cityOf(v);
  for (const to of roadsBeside[at]!) found.push({ vehicle, from: ids[at]!, to: ids[to]! });
});

/** FD-12.1 to FD-12.3 Vehicle: one vehicle drives one step. */
export const moveVehicle = dieCommand('moveVehicle', {
  symbol: 'vehicle',
  fields: { vehicle: VEHICLE, from: SPACE, to: SPACE },
  name: 'Drive',
  label: (_v, { vehicle, to }) => `Drive ${vehicleName(vehicle)} to ${placeName(to)}`,
  domain: (v, _f, seat) => ({ rows: roads(v, seat) }),
  refuse: (v, _f, move) => notInGame(v, move.vehicle) ?? notOnMap(v, move.from, move.to) ?? driveNo(v, move),
  perform: (s, _f, { seat, vehicle, to }, out) => drive(s, seat, indexOfVehicle(vehicle), spaceOf(s, to), out),
});

/** FD-12.4, FD-12.5 Water: one Water from the general supply to a Reserve; no vehicle needs to be there. */
export const addReserve = dieCommand('addReserve', {
  symbol: 'water',
  fields: { station: SPACE },
  name: 'Add water',
  label: (_v, { station }) => `Add water to ${placeName(station)}`,
  domain: (v) => ({ station: stationsIn(v) }),
  refuse: (v, _f, { station }) => {
    const { indexOf, stationAt } = cityOf(v);
    if ((stationAt[indexOf[station] ?? -1] ?? -1) < 0) return unknown(station);
    return v.supply.water === 0 ? NO_SUPPLY : undefined;
  },
  perform: (s, _f, { seat, station }, out) => raiseReserve(s, seat, station, out),
});
