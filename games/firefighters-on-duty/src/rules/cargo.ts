import type { Refusal, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { TOKEN_NAMES } from '../content/names.ts';
import { CARRIER, engineOf, ownerOf, TRUCK, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { Load, LoadKit, Unload } from '../moves.ts';
import { canCarry, indexOfVehicle, roomFor } from '../queries/vehicles.ts';
import type { Kit, Person, Space, Vehicle, View } from '../state.ts';
import { deliver, standCivilian } from '../verbs/people.ts';
import { notInGame, notOnMap } from './checks.ts';
import { cannotCarry, noneLeft, noRoom, notAboard, notHere, NOTHING_TO_LOAD, notYours, vehicleGone } from './refusals.ts';
import type { Command } from './turn.ts';

const KIT: readonly Kit[] = ['ff', 'hose', 'axe'];
const PEOPLE: readonly Person[] = ['civ', 'inj'];
const isOthers = (seat: Seat, id: VehicleId): boolean => (ownerOf(indexOfVehicle(id)) ?? seat) !== seat;

/** No people and no Equipment: a quick check before looking at each kind. */
const isBare = ({ ff, hose, axe, civ, inj }: Space | Vehicle): boolean => ff + hose + axe + civ + inj === 0;

/** FD-13.14 In the order of the clause. */
function loadNo(v: View, { seat, vehicle, kind, from }: Load): Refusal | undefined {
  const index = indexOfVehicle(vehicle);
  const at = cityOf(v).indexOf[from]!;
  if (!canCarry(index, kind)) return cannotCarry(vehicle, kind);
  if (v.vehicles[index]!.status === 'removed') return vehicleGone(vehicle);
  if (isOthers(seat, vehicle)) return notYours(vehicle);
  if (v.spaces[at]![kind] === 0) return noneLeft(kind, from);
  if (v.vehicles[index]!.at !== at) return notHere(`the ${TOKEN_NAMES[kind][0]}`, vehicle);
  return roomFor(v, index, kind) > 0 ? undefined : noRoom(vehicle);
}

/** FD-13.14, FD-13.17 One token goes aboard; no Firefighter needs to be there (FD-13.16), and Debris is no hindrance (FD-13.20). */
export const load: Command<Load> = {
  options: (v, _f, seat) => {
    const found: Load[] = [];
    addLoads(v, seat, engineOf(seat), KIT, found);
    addLoads(v, seat, CARRIER, PEOPLE, found);
    return found;
  },
  refuse: (v, _f, move) => notInGame(v, move.vehicle) ?? notOnMap(v, move.from) ?? loadNo(v, move),
  perform: (s, _f, { seat, vehicle, kind, from }, out) => {
    s.spaces[cityOf(s).indexOf[from]!]![kind] -= 1;
    s.vehicles[indexOfVehicle(vehicle)]![kind] += 1;
    out?.({ type: 'loaded', seat, vehicle, kind, from, count: 1 });
  },
};

function addLoads(v: View, seat: Seat, index: number, kinds: readonly (Kit | Person)[], found: Load[]): void {
  const { at } = v.vehicles[index]!;
  if (at < 0 || isBare(v.spaces[at]!)) return;
  for (const kind of kinds)
    if (v.spaces[at]![kind] > 0 && roomFor(v, index, kind) > 0)
      found.push({ type: 'load', seat, vehicle: VEHICLE_IDS[index]!, kind, from: cityOf(v).ids[at]! });
}

/** FD-13.15, FD-13.18, FD-2.12 One token gets off; at the Hospital the Injured are delivered, at the evacuation space Civilians are safe. */
export const unload: Command<Unload> = {
  options: (v, _f, seat) => {
    const found: Unload[] = [];
    addUnloads(v, seat, engineOf(seat), KIT, found);
    addUnloads(v, seat, CARRIER, PEOPLE, found);
    return found;
  },
  refuse: (v, _f, { seat, vehicle, kind }) => {
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (isOthers(seat, vehicle)) return notYours(vehicle);
    return v.vehicles[indexOfVehicle(vehicle)]![kind] > 0 ? undefined : notAboard(kind, vehicle);
  },
  perform: (s, _f, { seat, vehicle, kind }, out) => {
    const it = s.vehicles[indexOfVehicle(vehicle)]!;
    const { ids, hospital } = cityOf(s);
    it[kind] -= 1;
    out?.({ type: 'unloaded', seat, vehicle, kind, to: ids[it.at]! });
    if (kind === 'inj' && it.at === hospital) deliver(s, it.at, out);
    else if (kind === 'civ') standCivilian(s, it.at, out);
    else s.spaces[it.at]![kind] += 1;
  },
};

function addUnloads(v: View, seat: Seat, index: number, kinds: readonly (Kit | Person)[], found: Unload[]): void {
  const it = v.vehicles[index]!;
  if (isBare(it)) return;
  for (const kind of kinds) if (it[kind] > 0) found.push({ type: 'unload', seat, vehicle: VEHICLE_IDS[index]!, kind });
}

/** FD-13.19 How many of a kind the usual kit still needs and finds here: Firefighters to 2, Hoses to 2, Axes to 1. */
function wanted(v: View, index: number, kind: Kit): number {
  const it = v.vehicles[index]!;
  const upTo = kind === 'axe' ? 1 : 2;
  return Math.max(0, Math.min(upTo - it[kind], v.spaces[it.at]![kind], roomFor(v, index, kind)));
}
const isWorthwhile = (v: View, index: number): boolean =>
  wanted(v, index, 'ff') > 0 || wanted(v, index, 'hose') > 0 || wanted(v, index, 'axe') > 0;

/** FD-13.19 Loads the usual kit at once. */
export const loadKit: Command<LoadKit> = {
  options: (v, _f, seat) => {
    const index = engineOf(seat);
    const { at } = v.vehicles[index]!;
    return at >= 0 && !isBare(v.spaces[at]!) && isWorthwhile(v, index)
      ? [{ type: 'loadKit', seat, vehicle: VEHICLE_IDS[index]! }]
      : [];
  },
  refuse: (v, _f, { seat, vehicle }) => {
    const index = indexOfVehicle(vehicle);
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (index === TRUCK || index === CARRIER) return cannotCarry(vehicle, 'hose');
    if (v.vehicles[index]!.status === 'removed') return vehicleGone(vehicle);
    if (isOthers(seat, vehicle)) return notYours(vehicle);
    return isWorthwhile(v, index) ? undefined : NOTHING_TO_LOAD;
  },
  perform: (s, _f, { seat, vehicle }, out) => {
    const index = indexOfVehicle(vehicle);
    const it = s.vehicles[index]!;
    for (const kind of KIT) {
      const count = wanted(s, index, kind);
      if (count === 0) continue;
      s.spaces[it.at]![kind] -= count;
      it[kind] += count;
      out?.({ type: 'loaded', seat, vehicle, kind, from: cityOf(s).ids[it.at]!, count });
    }
  },
};
