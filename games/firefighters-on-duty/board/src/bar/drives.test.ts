import { cityOf, game, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { NOTHING } from '../hand/hand.ts';
import { drives } from './drives.ts';

const s = game.setup({ players: 1, options: { scenario: 'SC-1', mode: 'paced' } }) as State;
if (isFaults(s)) throw new Error('the table cannot be laid');
const { ids, places, stationAt, walking } = cityOf(s);
const drive = (from: number, to: number, die: 'A' | 'B' = 'A'): FdMove => ({
  type: 'moveVehicle',
  seat: 0,
  die,
  vehicle: 'ENG-1',
  from: ids[from]!,
  to: ids[to]!,
});
const [station, other] = [stationAt.findIndex((i) => i === 0), stationAt.findIndex((i) => i === 1)];
const roads = places.flatMap((_, i) => (stationAt[i]! < 0 && walking[station]![i]! < Infinity ? [i] : []));
const burning = (fire: number, engine: number): State => {
  const view = structuredClone(s);
  for (const one of view.spaces) one.active = 0;
  view.spaces[fire]!.active = 2;
  view.vehicles[2]!.at = engine;
  return view;
};
const offered = (view: State, moves: readonly FdMove[], picked = NOTHING, last: FdMove | null = null) =>
  drives({ view, seat: 0, moves, picked, last }).map(({ to }) => to);

test('an engine in the station drives to the fire: the nearest way first, one button for two dice', () => {
  const fire = roads.find((road) => walking[station]![road]! > 3)!;
  const byWay = roads.filter((road) => road !== fire).toSorted((a, b) => walking[a]![fire]! - walking[b]![fire]!);
  const [near, far] = [byWay[0], byWay.at(-1)];
  const moves = [drive(station, far!), drive(station, near!, 'A'), drive(station, near!, 'B')];
  expect(offered(burning(fire, station), moves)).toEqual([near, far].map((at) => ids[at!]));
});
test('beside a fire it stays, unless a Vehicle die is in hand', () => {
  const [engine] = roads;
  const fire = places[engine!]!.adjacent[0]!;
  const moves = [drive(engine!, other)];
  expect(offered(burning(fire, engine!), moves)).toEqual([]);
  expect(offered(burning(fire, engine!), moves, { ...NOTHING, die: 'A' })).toEqual([ids[other]]);
  expect(offered(burning(fire, engine!), moves, { ...NOTHING, die: 'B' })).toEqual([]);
});
test('nobody is sent straight back, and another vehicle in hand is not this one', () => {
  const [to] = roads;
  const view = burning(roads.at(-1)!, station);
  const moves = [drive(station, to!)];
  expect(offered(view, moves, NOTHING, drive(to!, station))).toEqual([]);
  expect(offered(view, moves, { ...NOTHING, piece: 'TRUCK' })).toEqual([]);
  expect(offered(view, moves, { ...NOTHING, piece: 'ENG-1' })).toEqual([ids[to!]]);
});
