import { cityOf } from '../city/cities.ts';
import { ownerOf, VEHICLE_IDS } from '../content/vehicles.ts';
import type { AddReserve, MoveVehicle } from '../moves.ts';
import { showing } from '../queries/dice.ts';
import { blockerAt, indexOfVehicle } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { spendDie } from '../verbs/dice.ts';
import { drive } from '../verbs/vehicles.ts';
import { notInGame, notOnMap, notShowing } from './checks.ts';
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
import type { Command } from './turn.ts';

const NONE: readonly never[] = [];

/** FD-12.2 In the order of the clause. */
function driveNo(v: View, { seat, vehicle, from, to }: MoveVehicle) {
  const city = cityOf(v);
  const index = indexOfVehicle(vehicle);
  const it = v.vehicles[index]!;
  const start = city.indexOf[from]!;
  const end = city.indexOf[to]!;
  if (it.status === 'removed') return vehicleGone(vehicle);
  if ((ownerOf(index) ?? seat) !== seat) return notYourEngine(vehicle);
  if (it.at !== start) return vehicleLeft(vehicle, from);
  if (city.isArea[end]) return NOT_ROAD;
  if (!city.roadsBeside[start]!.includes(end)) return spacesApart(to, from);
  if (v.spaces[start]!.debris > 0) return debrisOn(from);
  const blocker = blockerAt(v, end, index);
  return blocker < 0 ? undefined : occupied(VEHICLE_IDS[blocker]!, to);
}

/** FD-12.1 to FD-12.3 Vehicle: one vehicle drives one step. */
export const moveVehicle: Command<MoveVehicle> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'vehicle');
    if (names.length === 0) return NONE;
    const found: MoveVehicle[] = [];
    const { ids, roadsBeside } = cityOf(v);
    for (let index = 0; index < v.vehicles.length; index++) {
      const { at } = v.vehicles[index]!;
      if ((ownerOf(index) ?? seat) !== seat || at < 0 || v.spaces[at]!.debris > 0) continue;
      for (const to of roadsBeside[at]!)
        if (blockerAt(v, to, index) < 0)
          for (const die of names)
            found.push({ type: 'moveVehicle', seat, die, vehicle: VEHICLE_IDS[index]!, from: ids[at]!, to: ids[to]! });
    }
    return found;
  },
  refuse: (v, _f, move) =>
    notShowing(v, move.seat, move.die, 'vehicle') ??
    notInGame(v, move.vehicle) ??
    notOnMap(v, move.from, move.to) ??
    driveNo(v, move),
  perform: (s, _f, { seat, die, vehicle, from, to }, out) => {
    spendDie(s, seat, die);
    out?.({ type: 'vehicleMoved', seat, vehicle, from, to });
    drive(s, indexOfVehicle(vehicle), cityOf(s).indexOf[to]!, out);
  },
};

/** FD-12.4, FD-12.5 Water: one Water from the general supply to a Reserve; no vehicle needs to be there. */
export const addReserve: Command<AddReserve> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'water');
    if (names.length === 0 || v.supply.water === 0) return NONE;
    const found: AddReserve[] = [];
    const { stations, ids } = cityOf(v);
    for (const die of names)
      for (const station of stations) found.push({ type: 'addReserve', seat, die, station: ids[station]! });
    return found;
  },
  refuse: (v, _f, { seat, die, station }) => {
    const wrong = notShowing(v, seat, die, 'water');
    if (wrong) return wrong;
    const { indexOf, stationAt } = cityOf(v);
    if ((stationAt[indexOf[station] ?? -1] ?? -1) < 0) return unknown(station);
    return v.supply.water === 0 ? NO_SUPPLY : undefined;
  },
  perform: (s, _f, { seat, die, station }, out) => {
    const at = cityOf(s).stationAt[cityOf(s).indexOf[station]!]!;
    spendDie(s, seat, die);
    s.supply.water -= 1;
    s.reserves[at]! += 1;
    out?.({ type: 'reserveRaised', seat, station, now: s.reserves[at]! });
  },
};
