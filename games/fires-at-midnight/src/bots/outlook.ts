import { leaveAp, moveAp } from '../rules/load.ts';
import { squaredDistance } from '@nightfall/kit/plane';
import { SQUARES, centreOf, squareAt } from '../space/grid.ts';
import { beforeDoor, isInHouse } from '../space/houses.ts';
import { isCool } from '../space/heat.ts';
import { contactPlaces, type Distances, distancesTo, wayLeft } from '../knowledge/plan/index.ts';
import { NONE, type Stops, lastMoves, nodesWhere, stopsFrom, stopsTo } from './stops.ts';
import { WELL_SHAPE, shapeAt } from '../space/shapes.ts';
import type { House, Point, View } from '../state.ts';
import { explosionCount, isChestHere, isTreeHere, ruinCount, squareOf } from '../queries/village.ts';
import { type Blaze, newBlaze } from './blaze.ts';

/** Somewhere to go: the way there in mil, and for markers as they lie the moves that it takes when every stop is cool. */
export type Goal = {
  readonly way: Distances;
  readonly places: readonly Point[];
  /** For each of the places where the last move can begin. */
  readonly last: readonly (readonly number[])[];
  readonly stops: Map<string, Stops>;
};
function goalAt(v: View, places: readonly Point[]): Goal {
  return { way: distancesTo(v, places), places, last: lastMoves(v, places), stops: new Map() };
}
/** FM-10.51, FM-10.54 Heat does not matter for leaving the table: it takes one last move from anywhere near the border. */
function borderGoal(v: View): Goal {
  const way = distancesTo(v, BORDER);
  return { way, places: [], last: [nodesWhere((at) => wayLeft(way, at) <= 3500)], stops: new Map() };
}
const marksKey = (v: View) => v.marks.join('');
function stopsOf(v: View, goal: Goal): Stops {
  const key = marksKey(v);
  const kept = goal.stops.get(key);
  if (kept) return kept;
  const cool = goal.last.filter((_, i) => !goal.places[i] || isCool(v, goal.places[i]));
  const stops = stopsTo(v, cool);
  goal.stops.set(key, stops);
  return stops;
}

/** Moves: half counted by the inch, so that every step towards a goal tells, and half by the stops. Without cool stops, more. */
const mixed = (moves: number, stops: number) => (stops < NONE ? (moves + Math.max(stops, Math.ceil(moves))) / 2 : moves + 3);
/** What is left of the way to a goal from a place. */
export function movesTo(v: View, goal: Goal): (from: Point) => number {
  const stops = stopsOf(v, goal);
  return (from) => {
    const moves = Math.max(0, wayLeft(goal.way, from) - 60) / 4000;
    return moves === 0 ? 0 : mixed(moves, stopsFrom(stops, from));
  };
}

/** FM-20.5, FM-20.6 What a bot measures once for a decision: how far it is from everywhere to what matters. */
export type Outlook = {
  /** For each villager and chest on the floor. */
  readonly toThing: ReadonlyMap<string, Goal>;
  readonly toBorder: Goal;
  readonly toWell: Goal;
  /** Where a firefighter stands after picking up a villager on each square: in the middle, or in the doorway of the house. */
  readonly lifts: readonly Point[];
  /** See carryTable; by the markers as they lie. */
  readonly carry: Map<string, readonly number[]>;
};

const BORDER: readonly Point[] = Array.from({ length: 93 }, (_, i) => 500 + 250 * i).flatMap((c): Point[] => [
  [c, 500],
  [c, 23500],
  [500, c],
  [23500, c],
]);

const houseOf = (v: View, at: Point): House | undefined => v.houses.find((h) => h.integrity > 0 && isInHouse(at, h));
/** Where one stands to take a thing: round it, or in the doorway of its house. */
export function placesToTake(v: View, id: string, at: Point): readonly Point[] {
  const house = houseOf(v, at);
  return house ? [beforeDoor(house, 1006)] : contactPlaces(shapeAt(id, at));
}

function liftFrom(v: View, sq: number): Point {
  const house = v.houses.find((h) => h.sq === sq && h.integrity > 0);
  return house ? beforeDoor(house, 1006) : centreOf(sq);
}
/** The straight way to the nearest border. */
const edge = ([x, y]: Point): number => Math.min(x, y, 24000 - x, 24000 - y);

export function outlookOf(v: View): Outlook {
  const things = [...v.villagers, ...v.chests].flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  return {
    toThing: new Map(things.map(({ id, at }) => [id, goalAt(v, placesToTake(v, id, at))])),
    toBorder: borderGoal(v),
    toWell: goalAt(v, contactPlaces(WELL_SHAPE)),
    lifts: SQUARES.map((sq) => liftFrom(v, sq)),
    carry: new Map(),
  };
}

/** Moves of four inches for a way, in mil: half counted whole and half by the inch, so that every step towards a goal tells. */
export function movesFor(way: number): number {
  const moves = Math.max(0, way) / 4000;
  return (moves + Math.ceil(moves)) / 2;
}

/** The way to a thing in action points: moves of four inches, and one for a closed door. */
export function reachAp(v: View, outlook: Outlook, from: Point, id: string, at: Point): number {
  const goal = outlook.toThing.get(id);
  const moves = goal ? movesTo(v, goal)(from) : movesFor(Math.sqrt(squaredDistance(from, at)) - 1060);
  const house = houseOf(v, at);
  const door = house && !house.open ? 1 : 0;
  return Number.isFinite(moves) ? moves + door : 12;
}

/** The way to the border with a load in action points, the leave included. */
export function carryAp(v: View, outlook: Outlook, from: Point, load: string): number {
  const leave = leaveAp(v.settings, load);
  const moves = (borderWay(outlook, from) - 4000) / 4000;
  if (moves <= 0) return leave;
  const stops = stopsFrom(stopsOf(v, outlook.toBorder), from);
  return mixed(moves, stops < NONE ? stops - 1 : NONE) * moveAp(v.settings, load) + leave;
}
/** What it costs to carry a villager off from each square. */
export function carryTable(v: View, outlook: Outlook): readonly number[] {
  const key = marksKey(v);
  const kept = outlook.carry.get(key);
  if (kept) return kept;
  const table = outlook.lifts.map((at) => carryAp(v, outlook, at, 'V1'));
  outlook.carry.set(key, table);
  return table;
}

/** The fire of a position, for looking ahead. */
export function blazeOf(s: View, to: Blaze = newBlaze(s.settings)): Blaze {
  to.marks.set(s.marks);
  for (let sq = 0; sq < 36; sq++) to.boom[sq] = s.boom[sq] ? 1 : 0;
  to.booms = explosionCount(s);
  to.ruins = ruinCount(s);
  to.lost = false;
  for (let i = 0; i < 3; i++) {
    const [chest, tree] = [s.chests[i], s.trees[i]];
    to.chests[i] = chest && isChestHere(chest) ? squareOf(s, chest) : -1;
    to.trees[i] = tree && isTreeHere(tree) ? squareOf(s, tree) : -1;
  }
  for (let i = 0; i < 4; i++) {
    to.houses[i] = s.houses[i]?.sq ?? -1;
    to.integrity[i] = s.houses[i]?.integrity ?? 0;
  }
  return to;
}
/** The way from a place to the border, in mil. */
function borderWay({ toBorder }: Outlook, at: Point): number {
  const way = wayLeft(toBorder.way, at);
  return Number.isFinite(way) ? way + 500 : edge(at);
}
export const squareOfPoint = (at: Point | null): number => (at ? squareAt(at) : -1);
