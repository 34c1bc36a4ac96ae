import { oneOf, type Reason, type Seat } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { placeName, vehicleName } from '../content/names.ts';
import { CARRIER, engineOf, ownerOf, TRUCK, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { Sp } from '../moves.ts';
import { atVehicles, TANKERS, upTo } from '../queries/places.ts';
import { areBeside, indexOfVehicle, roomFor, type Source, SOURCES, waterAt } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { fillTank, passWater, unloadTank } from '../verbs/water.ts';
import { isOthers, notInGame, notOnMap } from './checks.ts';
import { command, COUNT, SPACE, VEHICLE } from './command.ts';
import { cannotCarry, holdsOnly, noRoom, notAgreed, notAtSource, notBeside, notYours, vehicleGone } from './refusals.ts';

/** FD-13.1 The vehicle can hold Water, is in the game, and is the sender's or common. */
function tankNo(v: View, seat: Seat, id: VehicleId): Reason | undefined {
  const index = indexOfVehicle(id);
  const missing = notInGame(v, id);
  if (missing) return missing;
  if (index === CARRIER) return cannotCarry(id, 'water');
  if (v.vehicles[index]!.status === 'removed') return vehicleGone(id);
  return isOthers(seat, id) ? notYours(id) : undefined;
}

const taps = atVehicles<{ vehicle: VehicleId; source: Source }>((found, v, vehicle, _at, index) => {
  for (const source of SOURCES) if (waterAt(v, index, source)) found.push({ vehicle, source });
}, TANKERS);
const mostAtHand = (v: View, index: number): number =>
  Math.max(waterAt(v, index, 'station') ?? 0, waterAt(v, index, 'hydrant') ?? 0);
const mostAboard = (v: View, index: number): number => v.vehicles[index]!.water;
/** The largest amount that the Truck or the own engine could be about. */
const mostIn = (v: View, seat: Seat, of: (v: View, index: number) => number): number =>
  Math.max(of(v, TRUCK), of(v, engineOf(seat)));

/** FD-13.1 to FD-13.4 Loads Water from the Reserve of a station or from a hydrant. */
export const loadWater = command('loadWater', {
  fields: { vehicle: VEHICLE, source: oneOf(...SOURCES), n: COUNT },
  name: 'Load water',
  label: (_v, { vehicle, source, n }) => `Load ${n} water onto ${vehicleName(vehicle)} from the ${source}`,
  domain: (v, _f, seat) => ({ rows: taps(v, seat), n: upTo(mostIn(v, seat, mostAtHand)) }),
  refuse: (v, _f, { seat, vehicle, source, n }) => {
    const no = tankNo(v, seat, vehicle);
    if (no) return no;
    const index = indexOfVehicle(vehicle);
    const holds = waterAt(v, index, source);
    if (holds === undefined) return notAtSource(vehicle, `a ${source}`, source === 'station' ? 'FD-13.3' : 'FD-13.4');
    if (holds < n) return holdsOnly(source === 'station' ? 'the Reserve' : 'the hydrant', holds);
    return n > roomFor(v, index, 'water') ? noRoom(vehicle) : undefined; // 13.2
  },
  perform: (s, _f, { seat, vehicle, source, n }, out) => fillTank(s, seat, indexOfVehicle(vehicle), source, n, out),
});

const atStations = atVehicles<{ vehicle: VehicleId; station: Sp }>((found, v, vehicle, at) => {
  if (cityOf(v).stationAt[at]! >= 0) found.push({ vehicle, station: idOf(v, at) });
}, TANKERS);

/** FD-13.5 Water from a vehicle on a station into its Reserve. */
export const unloadWater = command('unloadWater', {
  fields: { vehicle: VEHICLE, station: SPACE, n: COUNT },
  name: 'Unload water',
  label: (_v, { vehicle, station, n }) => `Unload ${n} water at ${placeName(station)} from ${vehicleName(vehicle)}`,
  domain: (v, _f, seat) => ({ rows: atStations(v, seat), n: upTo(mostIn(v, seat, mostAboard)) }),
  refuse: (v, _f, { seat, vehicle, station, n }) => {
    const no = tankNo(v, seat, vehicle) ?? notOnMap(v, station);
    if (no) return no;
    const { stationAt, indexOf } = cityOf(v);
    const { at, water } = v.vehicles[indexOfVehicle(vehicle)]!;
    if (at !== indexOf[station] || stationAt[at]! < 0) return notAtSource(vehicle, placeName(station), 'FD-13.5');
    return water < n ? holdsOnly(vehicleName(vehicle), water) : undefined;
  },
  perform: (s, _f, { seat, vehicle, n }, out) => unloadTank(s, seat, indexOfVehicle(vehicle), n, out),
});

/** FD-13.7 Both hold Water and are in the game; an id that the game does not have comes first (FD-22.3). */
export function pairNo(v: View, from: VehicleId, to: VehicleId): Reason | undefined {
  const missing = notInGame(v, from) ?? notInGame(v, to);
  if (missing) return missing;
  if (from === 'CARRIER' || to === 'CARRIER') return cannotCarry('CARRIER', 'water');
  if (v.vehicles[indexOfVehicle(from)]!.status === 'removed') return vehicleGone(from);
  return v.vehicles[indexOfVehicle(to)]!.status === 'removed' ? vehicleGone(to) : undefined;
}
/** FD-13.7 Beside each other, enough in the one and room in the other. */
export function passNo(v: View, from: VehicleId, to: VehicleId, n: number): Reason | undefined {
  const one = indexOfVehicle(from);
  const other = indexOfVehicle(to);
  if (!areBeside(v, one, other)) return notBeside(vehicleName(to), vehicleName(from));
  const holds = v.vehicles[one]!.water;
  if (holds < n) return holdsOnly(vehicleName(from), holds);
  return roomFor(v, other, 'water') < n ? noRoom(to) : undefined;
}
/** Water between a vehicle and those beside it, either way: as much as any of them holds. */
export function passes(v: View, own: number, others: readonly number[]) {
  const rows: { from: VehicleId; to: VehicleId }[] = [];
  let most = 0;
  for (const other of others) {
    if (!areBeside(v, own, other)) continue;
    rows.push({ from: VEHICLE_IDS[own]!, to: VEHICLE_IDS[other]! }, { from: VEHICLE_IDS[other]!, to: VEHICLE_IDS[own]! });
    most = Math.max(most, v.vehicles[own]!.water, v.vehicles[other]!.water);
  }
  return { rows, n: upTo(most) };
}
export const passed = (from: VehicleId, to: VehicleId, n: number): string =>
  `${n} water from ${vehicleName(from)} to ${vehicleName(to)}`;

/** FD-13.7 to FD-13.9 By the engine's owner; between two engines Water passes by an offer. */
function ownersNo(seat: Seat, from: VehicleId, to: VehicleId): Reason | undefined {
  const giver = ownerOf(indexOfVehicle(from));
  const taker = ownerOf(indexOfVehicle(to));
  if (giver !== undefined && taker !== undefined) {
    if (giver !== seat && taker !== seat) return notYours(from);
    return notAgreed(giver === seat ? taker : giver);
  }
  const engine = giver === undefined ? to : from;
  return ownerOf(indexOfVehicle(engine)) === seat ? undefined : notYours(engine);
}

const COMMON_TANK = [TRUCK];
/** FD-13.7 Water between the Truck and the sender's engine, either way. */
export const transferWater = command('transferWater', {
  fields: { from: VEHICLE, to: VEHICLE, n: COUNT },
  name: 'Pass water',
  label: (_v, { from, to, n }) => `Pass ${passed(from, to, n)}`,
  domain: (v, _f, seat) => passes(v, engineOf(seat), COMMON_TANK),
  refuse: (v, _f, { seat, from, to, n }) => pairNo(v, from, to) ?? ownersNo(seat, from, to) ?? passNo(v, from, to, n),
  perform: (s, _f, { from, to, n }, out) => passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out),
});
