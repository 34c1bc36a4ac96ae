import type { Json } from '@nightfall/kernel';
import { squaredDistance } from '@nightfall/kit/plane';
import {
  centreOf,
  isCentreSquare,
  isCornerSquare,
  sideToTheWell,
  squareAt,
  squareName,
  squareNamed,
  surrounding,
} from '../space/grid.ts';
import { ringOfPlaces, startingPlaces } from './samples.ts';
import { blockersFor, hitAt } from '../space/blockers.ts';
import { entrySpot } from '../space/border.ts';
import { gap, inContact, shapeOf } from '../space/contact.ts';
import { endHeat, isCool, isInReach } from '../space/heat.ts';
import { isInHouse } from '../space/houses.ts';
import { BASE } from '../space/measures.ts';
import { pathLength } from '../space/paths.ts';
import type { Point, View } from '../state.ts';
import { houseNamed } from './village.ts';

type Query = (v: View, ...args: readonly Json[]) => Json;
const pointOf = (value: Json | undefined): Point => {
  const [x, y] = value as readonly number[];
  return [x!, y!];
};
const squareOf = (value: Json | undefined) => squareNamed(String(value)) ?? 0;

/** Places round a thing where a base would just touch it: the ring of the well, drawn in to its size. */
function placesTouching(v: View, id: string): Point[] {
  const shape = shapeOf(v, id);
  if (!shape) return [];
  const [x, y] = shape.kind === 'disc' ? shape.at : [(shape.rect[0] + shape.rect[2]) / 2, (shape.rect[1] + shape.rect[3]) / 2];
  const radius = (shape.kind === 'disc' ? shape.radius : 500) + BASE + 8;
  const round = ringOfPlaces().map(([px, py]): Point => [
    x + Math.round(((px - 12000) * radius) / 2510),
    y + Math.round(((py - 12000) * radius) / 2510),
  ]);
  return round.filter((at) => inContact(at, shape));
}

const LATTICE = Array.from({ length: 93 }, (_, i) => 500 + 250 * i);
const latticeRound = (from: Point): Point[] =>
  LATTICE.flatMap((x) => LATTICE.map((y): Point => [x, y])).filter((at) => squaredDistance(from, at) <= 4000 * 4000);

/** What examples ask of a position: the geometry and the places of FM-4 to FM-8. */
export const queries: { readonly [name: string]: Query } = {
  /** FM-4.2 */
  square: (_v, at) => squareName(squareAt(pointOf(at))),
  /** FM-4.3 */
  centre: (_v, square) => [...centreOf(squareOf(square))],
  /** FM-4.6 */
  surrounding: (_v, square) => surrounding(squareOf(square)).map(squareName),
  isCentreSquare: (_v, square) => isCentreSquare(squareOf(square)),
  isCornerSquare: (_v, square) => isCornerSquare(squareOf(square)),
  /** FM-5.14 */
  doorSide: (_v, square) => sideToTheWell(squareOf(square)),
  /** FM-6.3, in µin */
  length: (_v, path) => pathLength((path as readonly Json[]).map(pointOf)),
  /** FM-5.32 What a base here would overlap; null: nothing. */
  hit: (v, at, mover) => hitAt(blockersFor(v, String(mover ?? '')), pointOf(at))?.id ?? null,
  /** FM-7.3 */
  touches: (v, at, id) => {
    const shape = shapeOf(v, String(id));
    return shape !== undefined && inContact(pointOf(at), shape);
  },
  /** FM-7.1 The gap in mil, rounded up. */
  gap: (v, at, id) => {
    const shape = shapeOf(v, String(id));
    return shape ? gap(pointOf(at), shape) : null;
  },
  /** FM-7.10 */
  isCool: (v, at) => isCool(v, pointOf(at)),
  heat: (v, at) => endHeat(v, pointOf(at)).map(({ sq }) => squareName(sq)),
  /** FM-7.20 */
  inReach: (v, at, square) => isInReach(pointOf(at), squareOf(square), v.settings.waterReach),
  /** FM-5.18 */
  isInHouse: (v, at, house) => {
    const found = houseNamed(v, String(house));
    return found !== undefined && isInHouse(pointOf(at), found);
  },
  /** FM-8.42 The starting places that are offered. */
  offered: (v) => startingPlaces.filter((at) => !hitAt(blockersFor(v, ''), at)).map((at) => [...at]),
  /** FM-10.70 */
  entrySpot: (_v, exit) => [...entrySpot(pointOf(exit))],
  /** Places on a lattice of a quarter inch within four inches of where a firefighter went out: how many are cool. */
  coolPlacesToEnter: (v, f) =>
    latticeRound(v.crew.find(({ id }) => id === f)?.exit ?? [0, 0]).filter((at) => isCool(v, at)).length,
  /** Of 256 places round a thing where one touches it: how many are cool. */
  coolPlacesTouching: (v, id) => placesTouching(v, String(id)).filter((at) => isCool(v, at)).length,
};
