import type { Refusal, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { placeName, vehicleName } from '../content/names.ts';
import { CARRIER, engineOf, ownerOf, TRUCK, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { LoadWater, TransferWater, UnloadWater } from '../moves.ts';
import { areBeside, indexOfVehicle, roomFor } from '../queries/vehicles.ts';
import type { State, View } from '../state.ts';
import { passWater } from '../verbs/water.ts';
import { notInGame, notOnMap } from './checks.ts';
import { cannotCarry, holdsOnly, noRoom, notAgreed, notAtSource, notBeside, notYours, vehicleGone } from './refusals.ts';
import type { Command } from './turn.ts';

/** FD-13.1 The vehicle can hold Water, is in the game, and is the sender's or common. */
function tankNo(v: View, seat: Seat, id: VehicleId): Refusal | undefined {
  const index = indexOfVehicle(id);
  const missing = notInGame(v, id);
  if (missing) return missing;
  if (index === CARRIER) return cannotCarry(id, 'water');
  if (v.vehicles[index]!.status === 'removed') return vehicleGone(id);
  return (ownerOf(index) ?? seat) === seat ? undefined : notYours(id);
}

/** What the source beside a vehicle holds; undefined: the vehicle is not at such a source (FD-13.3, FD-13.4). */
function waterAt(v: View, vehicle: number, source: LoadWater['source']): number | undefined {
  const { stationAt, hydrantAt } = cityOf(v);
  const { at } = v.vehicles[vehicle]!;
  const i = source === 'station' ? stationAt[at]! : hydrantAt[at]!;
  return i < 0 ? undefined : (source === 'station' ? v.reserves : v.hydrants)[i];
}
const SOURCES = ['station', 'hydrant'] as const;

/** Of the amounts that are possible the list shows all there is and a single Water: any number between them may be named. */
const NO_AMOUNTS: readonly number[] = [];
const SINGLE: readonly number[] = [1];
export const amounts = (most: number): readonly number[] => (most <= 0 ? NO_AMOUNTS : most === 1 ? SINGLE : [most, 1]);

function addLoads(v: View, seat: Seat, index: number, found: LoadWater[]): void {
  if (v.vehicles[index]!.at < 0) return;
  for (const source of SOURCES)
    for (const n of amounts(Math.min(waterAt(v, index, source) ?? 0, roomFor(v, index, 'water'))))
      found.push({ type: 'loadWater', seat, vehicle: VEHICLE_IDS[index]!, source, n });
}

/** FD-13.1 to FD-13.4 Loads Water from the Reserve of a station or from a hydrant. */
export const loadWater: Command<LoadWater> = {
  sampled: true,
  options: (v, _f, seat) => {
    const found: LoadWater[] = [];
    addLoads(v, seat, TRUCK, found);
    addLoads(v, seat, engineOf(seat), found);
    return found;
  },
  refuse: (v, _f, { seat, vehicle, source, n }) => {
    const no = tankNo(v, seat, vehicle);
    if (no) return no;
    const index = indexOfVehicle(vehicle);
    const holds = waterAt(v, index, source);
    if (holds === undefined) return notAtSource(vehicle, `a ${source}`, source === 'station' ? 'FD-13.3' : 'FD-13.4');
    if (holds < n) return holdsOnly(source === 'station' ? 'the Reserve' : 'the hydrant', holds);
    return n > roomFor(v, index, 'water') ? noRoom(vehicle) : undefined; // 13.2
  },
  perform: (s, _f, { seat, vehicle, source, n }, out) => {
    const { stationAt, hydrantAt, ids } = cityOf(s);
    const it = s.vehicles[indexOfVehicle(vehicle)]!;
    if (source === 'station') s.reserves[stationAt[it.at]!]! -= n;
    else s.hydrants[hydrantAt[it.at]!]! -= n;
    it.water += n;
    out?.({ type: 'waterLoaded', seat, vehicle, from: ids[it.at]!, source, n, now: it.water });
  },
};

/** FD-13.5 Water from a vehicle on a station into its Reserve. */
export const unloadWater: Command<UnloadWater> = {
  sampled: true,
  options: (v, _f, seat) => {
    const found: UnloadWater[] = [];
    addUnloads(v, seat, TRUCK, found);
    addUnloads(v, seat, engineOf(seat), found);
    return found;
  },
  refuse: (v, _f, { seat, vehicle, station, n }) => {
    const no = tankNo(v, seat, vehicle) ?? notOnMap(v, station);
    if (no) return no;
    const { stationAt, indexOf } = cityOf(v);
    const { at, water } = v.vehicles[indexOfVehicle(vehicle)]!;
    if (at !== indexOf[station] || stationAt[at]! < 0) return notAtSource(vehicle, placeName(station), 'FD-13.5');
    return water < n ? holdsOnly(vehicleName(vehicle), water) : undefined;
  },
  perform: (s, _f, { seat, vehicle, station, n }, out) => {
    const { stationAt, indexOf } = cityOf(s);
    s.vehicles[indexOfVehicle(vehicle)]!.water -= n;
    s.reserves[stationAt[indexOf[station]!]!]! += n;
    out?.({ type: 'waterUnloaded', seat, vehicle, station, n });
  },
};

function addUnloads(v: View, seat: Seat, index: number, found: UnloadWater[]): void {
  const { stationAt, ids } = cityOf(v);
  const { at, water } = v.vehicles[index]!;
  if (at < 0 || stationAt[at]! < 0) return;
  for (const n of amounts(water)) found.push({ type: 'unloadWater', seat, vehicle: VEHICLE_IDS[index]!, station: ids[at]!, n });
}

/** FD-13.7 Both hold Water and are in the game; an id that the game does not have comes first (FD-22.3). */
export function pairNo(v: View, from: VehicleId, to: VehicleId): Refusal | undefined {
  const missing = notInGame(v, from) ?? notInGame(v, to);
  if (missing) return missing;
  if (from === 'CARRIER' || to === 'CARRIER') return cannotCarry('CARRIER', 'water');
  if (v.vehicles[indexOfVehicle(from)]!.status === 'removed') return vehicleGone(from);
  return v.vehicles[indexOfVehicle(to)]!.status === 'removed' ? vehicleGone(to) : undefined;
}
/** FD-13.7 Beside each other, enough in the one and room in the other. */
export function passNo(v: View, from: VehicleId, to: VehicleId, n: number): Refusal | undefined {
  const one = indexOfVehicle(from);
  const other = indexOfVehicle(to);
  if (!areBeside(v, one, other)) return notBeside(vehicleName(to), vehicleName(from));
  const holds = v.vehicles[one]!.water;
  if (holds < n) return holdsOnly(vehicleName(from), holds);
  return roomFor(v, other, 'water') < n ? noRoom(to) : undefined;
}
/** How much could pass from one vehicle to another now. */
export const passable = (v: View, from: number, to: number): number =>
  areBeside(v, from, to) ? Math.min(v.vehicles[from]!.water, roomFor(v, to, 'water')) : 0;

/** FD-13.7 to FD-13.9 By the engine's owner; between two engines Water passes by an offer. */
function ownersNo(seat: Seat, from: VehicleId, to: VehicleId): Refusal | undefined {
  const giver = ownerOf(indexOfVehicle(from));
  const taker = ownerOf(indexOfVehicle(to));
  if (giver !== undefined && taker !== undefined) {
    if (giver !== seat && taker !== seat) return notYours(from);
    return notAgreed(giver === seat ? taker : giver);
  }
  const engine = giver === undefined ? to : from;
  return ownerOf(indexOfVehicle(engine)) === seat ? undefined : notYours(engine);
}

/** FD-13.7 Water between the Truck and the sender's engine, either way. */
export const transferWater: Command<TransferWater> = {
  sampled: true,
  options: (v, _f, seat) => {
    const own = engineOf(seat);
    const found: TransferWater[] = [];
    const engine = VEHICLE_IDS[own]!;
    for (const n of amounts(passable(v, TRUCK, own))) found.push({ type: 'transferWater', seat, from: 'TRUCK', to: engine, n });
    for (const n of amounts(passable(v, own, TRUCK))) found.push({ type: 'transferWater', seat, from: engine, to: 'TRUCK', n });
    return found;
  },
  refuse: (v, _f, { seat, from, to, n }) => pairNo(v, from, to) ?? ownersNo(seat, from, to) ?? passNo(v, from, to, n),
  perform: (s: State, _f, { from, to, n }, out) => passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out),
};
