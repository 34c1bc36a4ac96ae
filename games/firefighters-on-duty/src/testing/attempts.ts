import type { Random, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { SLOT_IDS } from '../content/equipment.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { FdMove } from '../moves.ts';
import { DIE_NAMES } from '../queries/dice.ts';
import type { View } from '../state.ts';

/** Well-formed commands of every type, mostly about what is there: vehicles where they stand, neighbours, people and tokens. */
export function attempts(v: View, seat: Seat, random: Random): FdMove[] {
  const { ids, places } = cityOf(v);
  const pick = <V>(list: readonly V[]): V => list[random.int(list.length)]!;
  const anywhere = () => random.int(ids.length);
  const [die, slot] = [pick(DIE_NAMES), pick(SLOT_IDS)];
  const vehicle = random.int(8) === 0 ? pick(VEHICLE_IDS) : pick(VEHICLE_IDS.slice(0, v.vehicles.length));
  const other = pick(VEHICLE_IDS.slice(0, v.vehicles.length));
  const parked = v.vehicles[VEHICLE_IDS.indexOf(vehicle)]?.at ?? -1;
  const from = random.int(4) === 0 || parked < 0 ? anywhere() : parked;
  const busy = v.spaces.flatMap((here, i) => (here.ff + here.civ + here.inj > 0 ? [i] : []));
  const walked = busy.length > 0 && random.int(4) > 0 ? pick(busy) : anywhere();
  const beside = (at: number) => ids[random.int(6) === 0 ? anywhere() : pick(places[at]!.adjacent)]!;
  const burning = v.spaces.flatMap((here, i) => (here.active > 0 || here.debris > 0 || here.power ? [i] : []));
  const space = ids[burning.length > 0 && random.int(4) > 0 ? pick(burning) : anywhere()]!;
  const [water, n] = [random.int(14), 1 + random.int(13)];
  const kind = pick(['ff', 'hose', 'axe', 'civ', 'inj'] as const);
  const kit = pick(['ff', 'hose', 'axe'] as const);
  const station = pick(['S1', 'S2', ids[anywhere()]!]);
  const [one, two] = [random.int(2) === 0, random.int(2) === 0];
  return [
    { type: 'ready', seat },
    { type: 'unready', seat },
    { type: 'setStation', seat, vehicle, station },
    { type: 'deal', seat, kind: kit, to: station },
    { type: 'reassign', seat, kind: kit, to: station },
    { type: 'plan', seat, space: one ? null : space },
    { type: 'roll', seat, dice: one ? [die] : DIE_NAMES },
    { type: 'place', seat, die, slot, space: one ? null : space, water },
    { type: 'intent', seat, slot, space, water },
    { type: 'retract', seat, die },
    { type: 'moveVehicle', seat, die, vehicle, from: ids[from]!, to: beside(from) },
    { type: 'addReserve', seat, die, station },
    { type: 'extinguish', seat, space, water },
    { type: 'quickExtinguish', seat, die, space, water },
    { type: 'moveFirefighter', seat, die, from: ids[walked]!, to: beside(walked), hose: one, axe: two },
    { type: 'movePerson', seat, die, kind: one ? 'civ' : 'inj', from: ids[walked]!, to: beside(walked) },
    { type: 'useAxe', seat, space },
    { type: 'quickAxe', seat, die, space },
    { type: 'useShutoff', seat, space },
    { type: 'quickShutoff', seat, space },
    { type: 'loadWater', seat, vehicle, source: one ? 'station' : 'hydrant', n },
    { type: 'unloadWater', seat, vehicle, station, n },
    { type: 'transferWater', seat, from: vehicle, to: other, n },
    { type: 'offerWater', seat, from: other, to: vehicle, n },
    { type: 'acceptWater', seat, offer: v.offers[0]?.id ?? v.lastOffer },
    { type: 'declineWater', seat, offer: v.offers[0]?.id ?? v.lastOffer + 1 },
    { type: 'consent', seat, receive: one, give: two },
    { type: 'load', seat, vehicle, kind, from: ids[from]! },
    { type: 'unload', seat, vehicle, kind },
    { type: 'loadKit', seat, vehicle },
    { type: 'forfeit', seat, slot },
    { type: 'done', seat },
    { type: 'undone', seat },
    { type: 'sitOut', seat },
    { type: 'endBeat', seat },
  ];
}
