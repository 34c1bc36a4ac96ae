import { squaredDistance } from '@nightfall/kit/plane';
import { SQUARES, centreOf, squareAt } from '../grid.ts';
import { beforeDoor, isInHouse } from '../space/houses.ts';
import { contactPlaces } from '../space/plan-contact.ts';
import { type Distances, distancesTo, wayLeft } from '../space/plan-lattice.ts';
import { WELL_SHAPE, shapeAt } from '../shapes.ts';
import type { House, Point, View } from '../state.ts';
import { explosionCount, isChestHere, isTreeHere, ruinCount, squareOf } from '../table.ts';
import { type Blaze, newBlaze } from './blaze.ts';

/** FM-20.5, FM-20.6 What a bot measures once for a decision: how far it is from everywhere to what matters. */
export type Outlook = {
  /** For each villager and chest on the floor. */
  readonly toThing: ReadonlyMap<string, Distances>;
  readonly toBorder: Distances;
  readonly toWell: Distances;
  /** How far it is from a thing in the middle of each square to the border, out of the door if it is in a house; in mil. */
  readonly carry: readonly number[];
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

function carryFrom(v: View, border: Distances, sq: number): number {
  const house = v.houses.find((h) => h.sq === sq && h.integrity > 0);
  const at = house ? beforeDoor(house, 1006) : centreOf(sq);
  const way = wayLeft(border, at);
  return Number.isFinite(way) ? way + 500 : edge(at);
}
/** The straight way to the nearest border. */
export const edge = ([x, y]: Point): number => Math.min(x, y, 24000 - x, 24000 - y);

export function outlookOf(v: View): Outlook {
  const toBorder = distancesTo(v, BORDER);
  const things = [...v.villagers, ...v.chests].flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  return {
    toThing: new Map(things.map(({ id, at }) => [id, distancesTo(v, placesToTake(v, id, at))])),
    toBorder,
    toWell: distancesTo(v, contactPlaces(WELL_SHAPE)),
    carry: SQUARES.map((sq) => carryFrom(v, toBorder, sq)),
  };
}

/** Moves of four inches for a way, in mil: half counted whole and half by the inch, so that every step towards a goal tells. */
export function movesFor(way: number): number {
  const moves = Math.max(0, way) / 4000;
  return (moves + Math.ceil(moves)) / 2;
}

/** The way to a thing in action points: moves of four inches, and one for a closed door. */
export function reachAp(v: View, outlook: Outlook, from: Point, id: string, at: Point): number {
  const field = outlook.toThing.get(id);
  const way = field ? wayLeft(field, from) : Math.sqrt(squaredDistance(from, at)) - 1000;
  const house = houseOf(v, at);
  const door = house && !house.open ? 1 : 0;
  return Number.isFinite(way) ? movesFor(way - 60) + door : 12;
}

/** The way to the border with a load in action points, the leave included. */
export function carryAp(v: View, way: number, load: string): number {
  const tree = load.startsWith('T');
  const loaded = v.settings.load === 'light' && !tree ? 1 : 2;
  const leave = tree || v.settings.load === 'heavy' ? 2 : 1;
  return movesFor(way - 4000) * loaded + leave;
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
export function borderWay({ toBorder }: Outlook, at: Point): number {
  const way = wayLeft(toBorder, at);
  return Number.isFinite(way) ? way + 500 : edge(at);
}
export const squareOfPoint = (at: Point | null): number => (at ? squareAt(at) : -1);
