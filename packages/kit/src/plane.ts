/** Points, rectangles and exact roots of whole numbers. Everything here is exact as long as the numbers stay below 2^53. */

export type Point = readonly [x: number, y: number];
/** Axis-parallel and closed: the border belongs to it. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

export const samePoint = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

export function squaredDistance(a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return dx * dx + dy * dy;
}

/** FM-17.12 Zero inside. */
export function squaredDistanceToRect(p: Point, r: Rect): number {
  const u = Math.max(r[0] - p[0], 0, p[0] - r[2]);
  const v = Math.max(r[1] - p[1], 0, p[1] - r[3]);
  return u * u + v * v;
}

export const isInRect = (p: Point, r: Rect) => p[0] >= r[0] && p[0] <= r[2] && p[1] >= r[1] && p[1] <= r[3];
export const growRect = (r: Rect, by: number): Rect => [r[0] - by, r[1] - by, r[2] + by, r[3] + by];
export const moveRect = (r: Rect, by: Point): Rect => [r[0] + by[0], r[1] + by[1], r[2] + by[0], r[3] + by[1]];
export const clampToRect = (p: Point, r: Rect): Point => [
  Math.min(Math.max(p[0], r[0]), r[2]),
  Math.min(Math.max(p[1], r[1]), r[3]),
];

/** Do the insides have a point in common? Touching is not overlapping. */
export const rectsOverlap = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The largest s with s² ≤ n, however good the platform's root is (FM-17.3). Takes whole n from 0 to 2^53 − 1. */
export function rootDown(n: number): number {
  let s = Math.floor(Math.sqrt(n));
  while (s * s > n) s--;
  while ((s + 1) * (s + 1) <= n) s++;
  return s;
}

/** The smallest s with s² ≥ n (FM-17.3). */
export function rootUp(n: number): number {
  const s = rootDown(n);
  return s * s === n ? s : s + 1;
}
