import type { Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { engineOf, ownerOf, TRUCK, VEHICLE_IDS } from '../content/vehicles.ts';
import type { Deal, Plan, Ready, Reassign, SetStation, Sp, Unready } from '../moves.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import type { Kit, View } from '../state.ts';
import { notInGame, notOnMap } from './checks.ts';
import { cannotCarry, noneLeft, notYourEngine, unknown } from './refusals.ts';
import type { Command } from './turn.ts';

const EVERY_SEAT: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
export const NOBODY: readonly Seat[] = [];
export const everySeat = (v: View): readonly Seat[] => EVERY_SEAT[v.crews.length]!;
export const isReady = (v: View): boolean => v.crews.every((crew) => crew.ready);
/** FD-9.11 READY is needed from every seat; until then each may still change its mind. */
export const untilReady = (v: View): readonly Seat[] => (isReady(v) ? NOBODY : everySeat(v));

export const ready: Command<Ready> = {
  options: (v, _f, seat) => (v.crews[seat]!.ready ? [] : [{ type: 'ready', seat }]),
  refuse: (v, _f, { seat }) => (v.crews[seat]!.ready ? ALREADY : undefined),
  perform: (s, _f, { seat }, out) => {
    s.crews[seat]!.ready = true;
    out?.({ type: 'ready', seat, isReady: true });
  },
};
export const unready: Command<Unready> = {
  options: (v, _f, seat) => (v.crews[seat]!.ready ? [{ type: 'unready', seat }] : []),
  refuse: (v, _f, { seat }) => (v.crews[seat]!.ready ? undefined : NOT_YET),
  perform: (s, _f, { seat }, out) => {
    s.crews[seat]!.ready = false;
    out?.({ type: 'ready', seat, isReady: false });
  },
};
const ALREADY = { rule: 'FD-9.11', code: 'R_PHASE', text: 'You are already ready.' };
const NOT_YET = { rule: 'FD-9.11', code: 'R_PHASE', text: 'You are not ready yet.' };

const KIT: readonly Kit[] = ['ff', 'hose', 'axe'];
const stationRank = (v: View, id: Sp): number => cityOf(v).stationAt[cityOf(v).indexOf[id] ?? -1] ?? -1;
/** The station that is not this one; −1 with a single station. */
const otherStation = (v: View, station: number): number => (cityOf(v).stations.length > 1 ? 1 - station : -1);

/** FD-8.2 Puts an engine or the Truck on a station; an engine only by its owner. */
export const setStation: Command<SetStation> = {
  options: (v, _f, seat) => {
    const { stations, ids } = cityOf(v);
    if (stations.length < 2) return [];
    return [TRUCK, engineOf(seat)].flatMap((index) =>
      stations.map((station): SetStation => ({
        type: 'setStation',
        seat,
        vehicle: VEHICLE_IDS[index]!,
        station: ids[station]!,
      })),
    );
  },
  refuse: (v, _f, { seat, vehicle, station }) => {
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (vehicle === 'CARRIER')
      return { ...cannotCarry(vehicle, 'hose'), rule: 'FD-8.2', text: 'The People Carrier starts at the hospital.' };
    if ((ownerOf(indexOfVehicle(vehicle)) ?? seat) !== seat) return notYourEngine(vehicle);
    if (stationRank(v, station) < 0) return unknown(station);
    return cityOf(v).stations.length < 2 ? ONE_STATION : undefined;
  },
  perform: (s, _f, { seat, vehicle, station }, out) => {
    s.vehicles[indexOfVehicle(vehicle)]!.at = cityOf(s).indexOf[station]!;
    out?.({ type: 'stationed', seat, vehicle, station });
  },
};
const ONE_STATION = { rule: 'FD-8.2', code: 'R_UNKNOWN', text: 'There is only one station.' };

/** FD-8.2 Deals one Firefighter, Hose or Axe from the other station. */
export const deal: Command<Deal> = {
  options: (v, _f, seat) =>
    dealOptions(v, (station, kind) => v.spaces[cityOf(v).stations[station]!]![kind]).map((to) => ({ type: 'deal', seat, ...to })),
  refuse: (v, _f, { kind, to }) => dealNo(v, kind, to, (station) => v.spaces[cityOf(v).stations[station]!]![kind]),
  perform: (s, _f, { seat, kind, to }, out) => {
    const { stations } = cityOf(s);
    const station = stationRank(s, to);
    s.spaces[stations[1 - station]!]![kind] -= 1;
    s.spaces[stations[station]!]![kind] += 1;
    out?.({ type: 'dealt', seat, kind, to, isReturned: false });
  },
};

/** FD-10.5 Puts a returned token on the other station; it stays returned. */
export const reassign: Command<Reassign> = {
  options: (v, _f, seat) =>
    dealOptions(v, (station, kind) => v.returned[station]![kind]).map((to) => ({ type: 'reassign', seat, ...to })),
  refuse: (v, _f, { kind, to }) => dealNo(v, kind, to, (station) => v.returned[station]![kind]),
  perform: (s, _f, { seat, kind, to }, out) => {
    const { stations } = cityOf(s);
    const station = stationRank(s, to);
    s.spaces[stations[1 - station]!]![kind] -= 1;
    s.spaces[stations[station]!]![kind] += 1;
    s.returned[1 - station]![kind] -= 1;
    s.returned[station]![kind] += 1;
    out?.({ type: 'dealt', seat, kind, to, isReturned: true });
  },
};

type Count = (station: number, kind: Kit) => number;
function dealOptions(v: View, count: Count): { kind: Kit; to: Sp }[] {
  const { stations, ids } = cityOf(v);
  if (stations.length < 2) return [];
  return stations.flatMap((_, station) =>
    KIT.flatMap((kind) => (count(1 - station, kind) > 0 ? [{ kind, to: ids[stations[station]!]! }] : [])),
  );
}
function dealNo(v: View, kind: Kit, to: Sp, count: (station: number) => number) {
  const station = stationRank(v, to);
  if (station < 0) return unknown(to);
  const other = otherStation(v, station);
  if (other < 0) return noneLeft(kind, to === 'S1' ? 'S2' : 'S1');
  return count(other) > 0 ? undefined : noneLeft(kind, cityOf(v).ids[cityOf(v).stations[other]!]!);
}

/** FD-9.10 Puts the own plan marker on any space or takes it away. The list shows where it burns. */
export const plan: Command<Plan> = {
  sampled: true,
  options: (v, _f, seat) => {
    const { ids } = cityOf(v);
    const found: Plan[] = v.crews[seat]!.plan === null ? [] : [{ type: 'plan', seat, space: null }];
    for (let i = 0; i < v.spaces.length; i++) if (v.spaces[i]!.active > 0) found.push({ type: 'plan', seat, space: ids[i]! });
    return found;
  },
  refuse: (v, _f, { space }) => (space === null ? undefined : notOnMap(v, space)),
  perform: (s, _f, { seat, space }, out) => {
    s.crews[seat]!.plan = space;
    out?.({ type: 'planned', seat, space });
  },
};
