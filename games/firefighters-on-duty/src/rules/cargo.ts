import type { Reason, Seat } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { aToken, TOKEN_NAMES, vehicleName } from '../content/names.ts';
import { CARRIER, CREWS, engineOf, TRUCK, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { Sp } from '../moves.ts';
import { atVehicles } from '../queries/places.ts';
import { canCarry, indexOfVehicle, kitWanted, roomFor } from '../queries/vehicles.ts';
import type { Kit, Person, View } from '../state.ts';
import { loadToken, unloadToken } from '../verbs/cargo.ts';
import { isOthers, notInGame, notOnMap } from './checks.ts';
import { CARGO, command, SPACE, VEHICLE } from './command.ts';
import { cannotCarry, noneLeft, noRoom, notAboard, notHere, NOTHING_TO_LOAD, notYours, vehicleGone } from './refusals.ts';

const KIT: readonly Kit[] = ['ff', 'hose', 'axe'];
type Token = Kit | Person;
const TOKENS: readonly Token[] = [...KIT, 'civ', 'inj'];

type Loading = { readonly seat: Seat; readonly vehicle: VehicleId; readonly kind: Token; readonly from: Sp };
/** FD-13.14 In the order of the clause. */
function loadNo(v: View, { seat, vehicle, kind, from }: Loading): Reason | undefined {
  const index = indexOfVehicle(vehicle);
  const at = cityOf(v).indexOf[from]!;
  if (!canCarry(index, kind)) return cannotCarry(vehicle, kind);
  if (v.vehicles[index]!.status === 'removed') return vehicleGone(vehicle);
  if (isOthers(seat, vehicle)) return notYours(vehicle);
  if (v.spaces[at]![kind] === 0) return noneLeft(kind, from);
  if (v.vehicles[index]!.at !== at) return notHere(`the ${TOKEN_NAMES[kind][0]}`, vehicle);
  return roomFor(v, index, kind) > 0 ? undefined : noRoom(vehicle);
}

const lyingThere = atVehicles<Omit<Loading, 'seat'>>((found, v, vehicle, at) => {
  for (const kind of TOKENS) if (v.spaces[at]![kind] > 0) found.push({ vehicle, kind, from: idOf(v, at) });
});

/** FD-13.14, FD-13.17 One token goes aboard; no Firefighter needs to be there (FD-13.16), and Debris is no hindrance (FD-13.20). */
export const load = command('load', {
  fields: { vehicle: VEHICLE, kind: CARGO, from: SPACE },
  name: 'Load',
  label: (_v, { vehicle, kind }) => `Load ${aToken(kind)} onto ${vehicleName(vehicle)}`,
  domain: (v, _f, seat) => ({ rows: lyingThere(v, seat) }),
  refuse: (v, _f, move) => notInGame(v, move.vehicle) ?? notOnMap(v, move.from) ?? loadNo(v, move),
  perform: (s, _f, { seat, vehicle, kind }, out) => loadToken(s, seat, indexOfVehicle(vehicle), kind, 1, out),
});

const aboard = atVehicles<Omit<Loading, 'seat' | 'from'>>((found, v, vehicle, _at, index) => {
  for (const kind of TOKENS) if (v.vehicles[index]![kind] > 0) found.push({ vehicle, kind });
});

/** FD-13.15, FD-13.18, FD-2.12 One token gets off; at the Hospital the Injured are delivered, at the evacuation space Civilians are safe. */
export const unload = command('unload', {
  fields: { vehicle: VEHICLE, kind: CARGO },
  name: 'Unload',
  label: (_v, { vehicle, kind }) => `Unload ${aToken(kind)} from ${vehicleName(vehicle)}`,
  domain: (v, _f, seat) => ({ rows: aboard(v, seat) }),
  refuse: (v, _f, { seat, vehicle, kind }) => {
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (isOthers(seat, vehicle)) return notYours(vehicle);
    return v.vehicles[indexOfVehicle(vehicle)]![kind] > 0 ? undefined : notAboard(kind, vehicle);
  },
  perform: (s, _f, { seat, vehicle, kind }, out) => unloadToken(s, seat, indexOfVehicle(vehicle), kind, out),
});

const OWN_ENGINE = CREWS.map((_, seat) => ({ vehicle: [VEHICLE_IDS[engineOf(seat)]!] }));

/** FD-13.19 Loads the usual kit at once. */
export const loadKit = command('loadKit', {
  fields: { vehicle: VEHICLE },
  name: 'Load crew',
  label: (_v, { vehicle }) => `Load crew, hoses and axe onto ${vehicleName(vehicle)}`,
  domain: (_v, _f, seat) => OWN_ENGINE[seat]!,
  refuse: (v, _f, { seat, vehicle }) => {
    const index = indexOfVehicle(vehicle);
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (index === TRUCK || index === CARRIER) return cannotCarry(vehicle, 'hose');
    if (v.vehicles[index]!.status === 'removed') return vehicleGone(vehicle);
    if (isOthers(seat, vehicle)) return notYours(vehicle);
    return KIT.some((kind) => kitWanted(v, index, kind) > 0) ? undefined : NOTHING_TO_LOAD;
  },
  perform: (s, _f, { seat, vehicle }, out) => {
    const index = indexOfVehicle(vehicle);
    for (const kind of KIT) loadToken(s, seat, index, kind, kitWanted(s, index, kind), out);
  },
});
