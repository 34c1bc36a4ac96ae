import { rootDown, rootUp, squaredDistance } from '@nightfall/kit/plane';
import { legKeepsFrom, squaredDistanceToLeg } from '@nightfall/kit/plane-legs';
import { SQUARES, centreOf, squareAt } from './grid.ts';
import { BASE, COOL } from './measures.ts';
import type { Heat, Point, Square, Table } from './types.ts';

const marked = (t: Table): Square[] => SQUARES.filter((sq) => t.marks[sq] !== 0);
const heatFrom = (t: Table, sq: Square, squared: number): Heat => ({
  sq,
  mark: t.marks[sq]!,
  distance: rootDown(squared) - BASE,
});

/** FM-7.10 The markers that are too near to end a move here, in the order of the squares (FM-4.9). */
export const endHeat = (t: Table, at: Point): Heat[] =>
  marked(t)
    .filter((sq) => squaredDistance(at, centreOf(sq)) < COOL * COOL)
    .map((sq) => heatFrom(t, sq, squaredDistance(at, centreOf(sq))));

/** FM-7.10, FM-7.11 */
export function isCool(t: Table, at: Point): boolean {
  for (const sq of SQUARES) if (t.marks[sq] !== 0 && squaredDistance(at, centreOf(sq)) < COOL * COOL) return false;
  return true;
}

/** FM-10.135, FM-17.15 The markers that are too near to some point of a run. */
export const runHeat = (t: Table, a: Point, b: Point): Heat[] =>
  marked(t)
    .filter((sq) => !legKeepsFrom(a, b, centreOf(sq), COOL))
    .map((sq) => heatFrom(t, sq, squaredDistanceToLeg(a, b, centreOf(sq))));

/** FM-15.13 The smallest squared distance to any marker; infinite without one. */
const nearestMarker = (t: Table, at: Point): number =>
  marked(t).reduce((least, sq) => Math.min(least, squaredDistance(at, centreOf(sq))), Infinity);

/** FM-15.13 Out of the heat, if not yet into the cool: no marker on the square of the end, and farther from the nearest one. */
export const scrambles = (t: Table, from: Point, to: Point): boolean =>
  !isCool(t, from) && t.marks[squareAt(to)] === 0 && nearestMarker(t, to) > nearestMarker(t, from);

/** FM-7.20 Is the marker on this square in reach of water? `inches` is 6 by the source; null: any distance (FM-15.10). */
export const isInReach = (at: Point, sq: Square, inches: number | null): boolean =>
  inches === null || squaredDistance(at, centreOf(sq)) <= (inches * 1000 + BASE) ** 2;

/** The distance from the border of a base to the marker of a square, in mil, rounded up: what `E_REACH` tells. */
export const markerDistance = (at: Point, sq: Square): number => rootUp(squaredDistance(at, centreOf(sq))) - BASE;
