import { isVillager } from '../content/box.ts';
import { refusal } from '@nightfall/kernel';
import { squaredDistance } from '@nightfall/kit/plane';
import { SQUARES, centreOf, squareAt, surrounding } from '../space/grid.ts';
import { rules } from '../rules/book.ts';
import { costOf } from '../rules/turn.ts';
import { WELL_SHAPE, shapeAt } from '../space/shapes.ts';
import { inContact } from '../space/contact.ts';
import { isInReach } from '../space/heat.ts';
import { beforeDoor, isInHouse } from '../space/houses.ts';
import {
  contactPlaces,
  sampleStops,
  usefulExits,
  walkRoundPlaces,
  towards,
  usefulRuns,
  type Ways,
  planTo,
  waysOf,
} from '../knowledge/plan/index.ts';
import type { Plan } from '../space/types.ts';
import type { Firefighter, House, Point, View } from '../state.ts';
import type { Action } from '../moves.ts';
import { firefighter } from '../queries/village.ts';
import { type Goal, type Outlook, movesTo, placesToTake } from './outlook.ts';

/** FM-20.2 The actions worth considering, each legal, with what they are for. */
export type Idea = { readonly kind: Kind; readonly move: Action };
type Kind = 'fetch' | 'water' | 'well' | 'carry' | 'go' | 'chest' | 'door' | 'up' | 'away';

type Spot = { readonly at: Point; readonly length: number };
const NEAR = 4000 * 4000;

const shortest = (plans: readonly (Plan | undefined)[]): Plan | undefined =>
  plans.reduce((best, plan) => (plan && (!best || plan.length < best.length) ? plan : best), undefined);

/** The nearest of some places that a path leads to. */
const nearestOf = (ways: Ways, places: readonly Point[]): Plan | undefined =>
  shortest(places.filter((at) => squaredDistance(at, ways.roads.ground.start) <= NEAR).map((at) => planTo(ways, at)));

function best<T>(all: readonly T[], cost: (one: T) => number): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const one of all) {
    const c = cost(one);
    if (c < least) [found, least] = [one, c];
  }
  return found;
}

const houseRound = (v: View, at: Point): House | undefined => v.houses.find((h) => h.integrity > 0 && isInHouse(at, h));

/** Ways that lead to things: into contact if that is in reach, otherwise as near as may be. */
function towardsThing(
  v: View,
  ways: Ways,
  spots: readonly Spot[],
  places: readonly Point[],
  goal: Goal | undefined,
): Plan | undefined {
  const there = nearestOf(ways, places);
  if (there || !goal) return there;
  const left = movesTo(v, goal);
  const station = best(spots, ({ at }) => left(at));
  return station && left(station.at) < left(ways.roads.ground.start) - 0.06 ? planTo(ways, station.at) : undefined;
}

type Walk = { readonly kind: Kind; readonly plan: Plan | undefined };

function fetching(v: View, outlook: Outlook, ways: Ways, spots: readonly Spot[]): Walk[] {
  const { start } = ways.roads.ground;
  return v.villagers.flatMap(({ id, at, state }): Walk[] => {
    if (state !== 'table' || !at || inContact(start, shapeAt(id, at))) return [];
    const house = houseRound(v, at);
    const places = house && !house.open ? [beforeDoor(house, 1905)] : placesToTake(v, id, at);
    return [{ kind: 'fetch', plan: towardsThing(v, ways, spots, places, outlook.toThing.get(id)) }];
  });
}

/** Chests that the fire could reach soon are worth carrying off (FM-20.15). */
function isThreatened(v: View, at: Point): boolean {
  const sq = squareAt(at);
  return surrounding(sq).some((next) => v.marks[next] !== 0 || surrounding(next).some((far) => v.marks[far] === 2));
}
function chests(v: View, outlook: Outlook, ways: Ways, spots: readonly Spot[]): Walk[] {
  return v.chests.flatMap(({ id, at, state }): Walk[] => {
    if (state !== 'floor' || !at || !isThreatened(v, at) || inContact(ways.roads.ground.start, shapeAt(id, at))) return [];
    return [{ kind: 'chest', plan: towardsThing(v, ways, spots, contactPlaces(shapeAt(id, at)), outlook.toThing.get(id)) }];
  });
}

const marked = (v: View) => SQUARES.filter((sq) => v.marks[sq] !== 0);
/** For each marker out of reach the nearest place to water it from, and the place that reaches most. */
function firing(v: View, ways: Ways, spots: readonly Spot[]): Walk[] {
  const reach = v.settings.waterReach;
  if (reach === null) return [];
  const { start } = ways.roads.ground;
  const rims = marked(v)
    .filter((sq) => !isInReach(start, sq, reach) && squaredDistance(start, centreOf(sq)) <= (reach * 1000 + 4500) ** 2)
    .map((sq): Walk => {
      const rim = planTo(ways, towards(centreOf(sq), start, reach * 1000 + 490));
      const spot = rim ? undefined : best(spots, (one) => (isInReach(one.at, sq, reach) ? one.length : Infinity));
      return { kind: 'water', plan: rim ?? (spot && planTo(ways, spot.at)) };
    });
  const most = best(spots, ({ at, length }) => length / 1e8 - marked(v).filter((sq) => isInReach(at, sq, reach)).length);
  return most ? [...rims, { kind: 'water', plan: planTo(ways, most.at) }] : rims;
}

const isQuiet = (v: View, sq: number) => v.marks[sq] === 0 && surrounding(sq).every((next) => v.marks[next] === 0);
function retreats(v: View, ways: Ways, spots: readonly Spot[]): Walk[] {
  const sq = squareAt(ways.roads.ground.start);
  if (isQuiet(v, sq)) return [];
  const spot = best(spots, ({ at, length }) => (isQuiet(v, squareAt(at)) ? length : Infinity));
  return [{ kind: 'away', plan: spot && planTo(ways, spot.at) }];
}

function walksOf(v: View, outlook: Outlook, me: Firefighter, ways: Ways): Walk[] {
  const spots = sampleStops(ways);
  const { start } = ways.roads.ground;
  const loaded = me.load !== null;
  const well =
    me.water < 2 && !inContact(start, WELL_SHAPE)
      ? [{ kind: 'well' as const, plan: towardsThing(v, ways, spots, contactPlaces(WELL_SHAPE), outlook.toWell) }]
      : [];
  const border = loaded ? [{ kind: 'carry' as const, plan: towardsThing(v, ways, spots, [], outlook.toBorder) }] : [];
  return [
    ...border,
    ...(loaded ? [] : [...fetching(v, outlook, ways, spots), ...chests(v, outlook, ways, spots)]),
    ...well,
    ...(me.water > 0 ? firing(v, ways, spots) : []),
    ...retreats(v, ways, spots),
  ];
}

function walks(v: View, outlook: Outlook, me: Firefighter, seat: number): Idea[] {
  if (v.ap < costOf(v, me, 'move')) return [];
  const ways = waysOf(v, me.id, 'move');
  const found = ways ? walksOf(v, outlook, me, ways) : [];
  return found.flatMap(({ kind, plan }) =>
    plan ? [{ kind, move: { type: 'move', seat, f: me.id, path: plan.path } as const }] : [],
  );
}

function entries(v: View, outlook: Outlook, me: Firefighter, seat: number): Idea[] {
  const ways = waysOf(v, me.id, 'enter');
  if (!ways || v.ap < costOf(v, me, 'enter')) return [];
  const spots = sampleStops(ways);
  const found = [
    ...fetching(v, outlook, ways, spots),
    ...chests(v, outlook, ways, spots),
    ...(me.water > 0 ? firing(v, ways, spots) : []),
  ];
  const well: Walk = { kind: 'well', plan: towardsThing(v, ways, spots, contactPlaces(WELL_SHAPE), outlook.toWell) };
  const any: Walk = { kind: 'away', plan: spots[0] && planTo(ways, spots[0].at) };
  const inside = [...found, well, any].flatMap(({ kind, plan }): Idea[] =>
    plan ? [{ kind, move: { type: 'enter', seat, f: me.id, path: plan.path } }] : [],
  );
  const round = walkRoundPlaces(me.exit!)
    .filter((_, i) => i > 11)
    .map((exit): Idea => ({ kind: 'away', move: { type: 'walkRound', seat, f: me.id, exit } }));
  return [...inside, ...(inside.length === 0 ? round : [])];
}

function exits(v: View, me: Firefighter, seat: number): Idea[] {
  if (me.load === null || v.ap < costOf(v, me, 'leave')) return [];
  const interests = v.villagers.flatMap(({ at, state }) => (state === 'table' && at ? [at] : []));
  return usefulExits(v, me.id, interests).map((plan) => ({
    kind: 'carry',
    move: { type: 'leave', seat, f: me.id, path: plan.path },
  }));
}

/** FM-20.3 For each goal the run that leaves the least way. */
function runs(v: View, outlook: Outlook, me: Firefighter, seat: number): Idea[] {
  if (me.load !== null || v.ap < costOf(v, me, 'run')) return [];
  const ends = usefulRuns(v, me.id);
  const goals = [...outlook.toThing.values(), ...(me.water === 0 ? [outlook.toWell] : [])];
  const chosen = goals.map((goal) => best(ends, movesTo(v, goal))).filter((to) => to !== undefined);
  return [...new Set(chosen)].map((to) => ({ kind: 'go', move: { type: 'run', seat, f: me.id, to } }));
}

/** What is done on the spot. */
function deeds(v: View, me: Firefighter, seat: number): Idea[] {
  const f = me.id;
  const lift = [...v.villagers, ...v.chests]
    .filter(({ at }) => at !== null)
    .map(({ id }): Idea => ({ kind: isVillager(id) ? 'fetch' : 'chest', move: { type: 'pickUp', seat, f, target: id } }));
  const doors = v.houses.map(({ id }): Idea => ({ kind: 'door', move: { type: 'openDoor', seat, f, target: id } }));
  const spray = marked(v).map((sq): Idea => ({ kind: 'water', move: { type: 'water', seat, f, sq } }));
  return [
    { kind: 'up', move: { type: 'getUp', seat, f } },
    { kind: 'well', move: { type: 'take3', seat, f } },
    { kind: 'well', move: { type: 'take1', seat, f } },
    ...lift,
    ...doors,
    ...(me.water > 0 ? spray : []),
  ];
}

export function ideasFor(v: View, outlook: Outlook, id: string): Idea[] {
  const me = firefighter(v, id);
  const seat = me.owner;
  if (v.ap === 0) return [];
  const found = me.exit ? entries(v, outlook, me, seat) : deeds(v, me, seat);
  if (me.at && !me.down) found.push(...walks(v, outlook, me, seat), ...exits(v, me, seat), ...runs(v, outlook, me, seat));
  return found.filter(({ move }) => !refusal(rules, v, move));
}
