import { clampToRect, isInRect } from '@nightfall/kit/plane';
import { BASE_RECT, TABLE_RECT } from './measures.ts';
import type { Point } from './types.ts';

const SIDE = TABLE_RECT[2];
const ROUND = 4 * SIDE;

/** FM-10.52 On the border line of the table. */
export const isOnBorder = (p: Point): boolean =>
  isInRect(p, TABLE_RECT) && (p[0] === 0 || p[0] === SIDE || p[1] === 0 || p[1] === SIDE);

/** FM-10.70 The base just inside. */
export const entrySpot = (exit: Point): Point => clampToRect(exit, BASE_RECT);

/** How far along the border, clockwise from the origin: up the west side, along the north, down the east, back along the south. */
export function borderPlace([x, y]: Point): number {
  if (x === 0) return y;
  if (y === SIDE) return SIDE + x;
  if (x === SIDE) return 3 * SIDE - y;
  return ROUND - x;
}

/** The point of the border at this place; any whole number will do. */
export function borderPoint(place: number): Point {
  const at = ((place % ROUND) + ROUND) % ROUND;
  if (at <= SIDE) return [0, at];
  if (at <= 2 * SIDE) return [at - SIDE, SIDE];
  if (at <= 3 * SIDE) return [SIDE, 3 * SIDE - at];
  return [ROUND - at, 0];
}

/** FM-10.73 Along the border, round corners too, the shorter way; in mil. */
export function borderDistance(a: Point, b: Point): number {
  const one = Math.abs(borderPlace(a) - borderPlace(b));
  return Math.min(one, ROUND - one);
}
