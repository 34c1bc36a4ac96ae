import { int, nullable, type Reason, type Seat } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { aToken, placeName, vehicleName } from '../content/names.ts';
import type { Sp } from '../moves.ts';
import { spacesWhere, stationsIn, vehiclesOf } from '../queries/places.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import type { Kit, View } from '../state.ts';
import { askCrew, markPlan, setReady } from '../verbs/crews.ts';
import { dealToken, reassignToken } from '../verbs/tokens.ts';
import { station as stationVehicle } from '../verbs/vehicles.ts';
import { isOthers, notInGame, notOnMap } from './checks.ts';
import { command, KIT, SPACE, VEHICLE } from './command.ts';
import {
  ALONE,
  ALREADY_READY,
  AT_THE_HOSPITAL,
  NO_SUCH_CREW,
  noneLeft,
  notYourEngine,
  NOT_READY,
  ONE_STATION,
  unknown,
} from './refusals.ts';

const EVERY_SEAT: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
export const NOBODY: readonly Seat[] = [];
export const everySeat = (v: View): readonly Seat[] => EVERY_SEAT[v.crews.length]!;
export const isReady = (v: View): boolean => v.crews.every((crew) => crew.ready);
/** FD-9.11 READY is needed from every seat; until then each may still change its mind. */
export const untilReady = (v: View): readonly Seat[] => (isReady(v) ? NOBODY : everySeat(v));

export const ready = command('ready', {
  name: 'Ready',
  bars: (v, _f, seat) => (v.crews[seat]!.ready ? ALREADY_READY : undefined),
  perform: (s, _f, { seat }, out) => setReady(s, seat, true, out),
});
export const unready = command('unready', {
  name: 'Wait, not ready',
  bars: (v, _f, seat) => (v.crews[seat]!.ready ? undefined : NOT_READY),
  perform: (s, _f, { seat }, out) => setReady(s, seat, false, out),
});

const stationRank = (v: View, id: Sp): number => cityOf(v).stationAt[cityOf(v).indexOf[id] ?? -1] ?? -1;

/** FD-8.2 Puts an engine or the Truck on a station; an engine only by its owner. */
export const setStation = command('setStation', {
  fields: { vehicle: VEHICLE, station: SPACE },
  name: 'Park',
  label: (_v, { vehicle, station }) => `Park ${vehicleName(vehicle)} at ${placeName(station)}`,
  domain: (v, _f, seat) => ({ vehicle: vehiclesOf(seat), station: stationsIn(v) }),
  refuse: (v, _f, { seat, vehicle, station }) => {
    const missing = notInGame(v, vehicle);
    if (missing) return missing;
    if (vehicle === 'CARRIER') return AT_THE_HOSPITAL;
    if (isOthers(seat, vehicle)) return notYourEngine(vehicle);
    if (stationRank(v, station) < 0) return unknown(station);
    return cityOf(v).stations.length < 2 ? ONE_STATION : undefined;
  },
  perform: (s, _f, { seat, vehicle, station }, out) => stationVehicle(s, seat, indexOfVehicle(vehicle), station, out),
});

const KITS: readonly Kit[] = ['ff', 'hose', 'axe'];
const shares = (v: View) => ({ kind: KITS, to: stationsIn(v) });
type Share = { readonly kind: Kit; readonly to: Sp };
const shared = (_v: View, { kind, to }: Share): string => `Move ${aToken(kind)} to ${placeName(to)}`;
/** `count` tells how many the other station has to give. */
function shareNo(v: View, { kind, to }: Share, count: (station: number) => number): Reason | undefined {
  const station = stationRank(v, to);
  if (station < 0) return unknown(to);
  const { stations } = cityOf(v);
  if (stations.length < 2) return noneLeft(kind, to === 'S1' ? 'S2' : 'S1');
  const other = 1 - station;
  return count(other) > 0 ? undefined : noneLeft(kind, idOf(v, stations[other]!));
}

/** FD-8.2 Deals one Firefighter, Hose or Axe from the other station. */
export const deal = command('deal', {
  fields: { kind: KIT, to: SPACE },
  name: 'Share out',
  label: shared,
  domain: shares,
  refuse: (v, _f, move) => shareNo(v, move, (station) => v.spaces[cityOf(v).stations[station]!]![move.kind]),
  perform: (s, _f, { seat, kind, to }, out) => dealToken(s, seat, kind, stationRank(s, to), out),
});

/** FD-10.5 Puts a returned token on the other station; it stays returned. */
export const reassign = command('reassign', {
  fields: { kind: KIT, to: SPACE },
  name: 'Share out',
  label: shared,
  domain: shares,
  refuse: (v, _f, move) => shareNo(v, move, (station) => v.returned[station]![move.kind]),
  perform: (s, _f, { seat, kind, to }, out) => reassignToken(s, seat, kind, stationRank(s, to), out),
});

/** FD-9.10 Puts the own plan marker on any space or takes it away. The list shows where it burns. */
export const plan = command('plan', {
  fields: { space: nullable(SPACE) },
  name: 'Plan',
  label: (_v, { space }) => (space === null ? 'Take back the plan marker' : `Plan for ${placeName(space)}`),
  sampled: true,
  domain: (v, _f, seat) => ({
    space: [...(v.crews[seat]!.plan === null ? [] : [null]), ...spacesWhere(v, ({ active }) => active > 0)],
  }),
  refuse: (v, _f, { space }) => (space === null ? undefined : notOnMap(v, space)),
  perform: (s, _f, { seat, space }, out) => markPlan(s, seat, space, out),
});

const CREW = int(0, 3);
/** A request as words: "come to B3", "take the People Carrier". */
export const askedFor = (space: Sp | null): string => {
  if (space === null) return 'do as they like';
  return space === 'HOS' ? 'take the People Carrier' : `come to ${placeName(space)}`;
};
/** FD-9.13 Asks another crew for something: its plan marker goes to a space, or to the Hospital for the People Carrier. */
export const ask = command('ask', {
  fields: { crew: CREW, space: nullable(SPACE) },
  name: 'Ask a crew',
  label: (_v, { crew, space }) => `Ask crew ${crew + 1} to ${askedFor(space)}`,
  sampled: true,
  bars: (v) => (v.crews.length === 1 ? ALONE : undefined),
  domain: (v, _f, seat) => ({
    crew: everySeat(v).filter((crew) => crew !== seat),
    space: [null, 'HOS', ...spacesWhere(v, ({ active }) => active > 0)],
  }),
  refuse: (v, _f, { seat, crew, space }) => {
    if (crew === seat || crew >= v.crews.length) return NO_SUCH_CREW;
    return space === null ? undefined : notOnMap(v, space);
  },
  perform: (s, _f, { seat, crew, space }, out) => askCrew(s, seat, crew, space, out),
});
