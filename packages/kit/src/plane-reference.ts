/**
 * A second opinion for the tests, written as differently as possible from plane-legs.ts: exact fractions of big integers, the
 * nearest point of a leg found by its parameter, legs against rectangles by the distance between pairs of segments.
 */
import type { Point, Rect } from './plane.ts';

/** A fraction with a positive denominator, never shortened. */
type Fraction = { readonly top: bigint; readonly bottom: bigint };

const over = (top: bigint, bottom: bigint): Fraction => ({ top, bottom });
const isLess = (a: Fraction, b: Fraction) => a.top * b.bottom < b.top * a.bottom;
const least = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => (isLess(b, a) ? b : a));

/** The squared distance from c to the segment ab: at the parameter t = clamp((c−a)·(b−a) / |b−a|², 0, 1). */
export function exactSquaredDistance(a: Point, b: Point, c: Point): Fraction {
  const [ax, ay, bx, by, cx, cy] = [...a, ...b, ...c].map(BigInt) as [bigint, bigint, bigint, bigint, bigint, bigint];
  const [dx, dy] = [bx - ax, by - ay];
  const whole = dx * dx + dy * dy;
  if (whole === 0n) return over((cx - ax) ** 2n + (cy - ay) ** 2n, 1n);
  let t = (cx - ax) * dx + (cy - ay) * dy;
  if (t < 0n) t = 0n;
  if (t > whole) t = whole;
  const [u, v] = [ax * whole + t * dx - cx * whole, ay * whole + t * dy - cy * whole];
  return over(u * u + v * v, whole * whole);
}

/** Does the segment ab, walked by clipping its parameter to both slabs, enter the closed rectangle? */
function entersRect(a: Point, b: Point, r: Rect): boolean {
  let from = over(0n, 1n);
  let to = over(1n, 1n);
  for (const axis of [0, 1] as const) {
    const start = BigInt(a[axis]);
    const way = BigInt(b[axis]) - start;
    const [low, high] = [BigInt(r[axis]) - start, BigInt(r[axis + 2]!) - start];
    if (way === 0n) {
      if (low > 0n || high < 0n) return false;
      continue;
    }
    const [first, last] = way > 0n ? [over(low, way), over(high, way)] : [over(-high, -way), over(-low, -way)];
    if (isLess(from, first)) from = first;
    if (isLess(last, to)) to = last;
  }
  return !isLess(to, from);
}

/** The squared distance between the segment ab and the closed rectangle. */
export function exactSquaredDistanceToRect(a: Point, b: Point, r: Rect): Fraction {
  if (entersRect(a, b, r)) return over(0n, 1n);
  const corners: Point[] = [
    [r[0], r[1]],
    [r[2], r[1]],
    [r[2], r[3]],
    [r[0], r[3]],
  ];
  const fromCorners = corners.map((corner) => exactSquaredDistance(a, b, corner));
  const fromSides = corners.flatMap((corner, i) => [a, b].map((end) => exactSquaredDistance(corner, corners[(i + 1) % 4]!, end)));
  return least([...fromCorners, ...fromSides]);
}

export const entersRectExactly = entersRect;
/** Is the distance whose square is given at least d? */
export const isAtLeast = (squared: Fraction, d: number): boolean => !isLess(squared, over(BigInt(d) ** 2n, 1n));
