import { type Point, type Rect, squaredDistance, squaredDistanceToRect } from './plane.ts';

/** A leg is the straight way from a to b; a and b may be the same point. */

const cross = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const dot = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1]);

/** Whole numbers up to this have squares below 2^53 (FM-17.11). */
const LARGEST_ROOT = 94_906_265;

/** k² ≥ d² · n, exactly. Big integers are the last resort: on a table of 24 inches no legal leg needs them. */
function squareReaches(k: number, d: number, n: number): boolean {
  const bound = d * d * n;
  if (bound > Number.MAX_SAFE_INTEGER) return BigInt(k) * BigInt(k) >= BigInt(d) * BigInt(d) * BigInt(n);
  return k > LARGEST_ROOT || k * k >= bound;
}

/** FM-17.10 Is every point of the leg at least d away from c? */
export function legKeepsFrom(a: Point, b: Point, c: Point, d: number): boolean {
  if (isBesidePoint(a, b, c, d)) return true;
  const length2 = squaredDistance(a, b);
  const t = dot(a, b, c);
  if (t <= 0) return squaredDistance(a, c) >= d * d;
  if (t >= length2) return squaredDistance(b, c) >= d * d;
  return squareReaches(Math.abs(cross(a, b, c)), d, length2);
}

/** A quick yes: the leg lies wholly to one side of the box round the disc. */
function isBesidePoint(a: Point, b: Point, c: Point, d: number): boolean {
  const east = c[0] + d;
  const west = c[0] - d;
  const north = c[1] + d;
  const south = c[1] - d;
  return (
    (a[0] >= east && b[0] >= east) ||
    (a[0] <= west && b[0] <= west) ||
    (a[1] >= north && b[1] >= north) ||
    (a[1] <= south && b[1] <= south)
  );
}

/** FM-17.13 Has the leg a point in common with the rectangle, border included? */
export function legMeetsRect(a: Point, b: Point, r: Rect): boolean {
  if ((a[0] < r[0] && b[0] < r[0]) || (a[0] > r[2] && b[0] > r[2])) return false;
  if ((a[1] < r[1] && b[1] < r[1]) || (a[1] > r[3] && b[1] > r[3])) return false;
  return !isBesideLine(a, b, r);
}

/** Do all four corners lie strictly on one side of the line through the leg? Not so if the leg is a point. */
function isBesideLine(a: Point, b: Point, r: Rect): boolean {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const west = dy * (r[0] - a[0]);
  const east = dy * (r[2] - a[0]);
  const south = dx * (r[1] - a[1]);
  const north = dx * (r[3] - a[1]);
  return Math.min(south, north) > Math.max(west, east) || Math.max(south, north) < Math.min(west, east);
}

/** FM-17.14 Is every point of the leg at least d away from the rectangle? For d of 1 and more. */
export function legKeepsFromRect(a: Point, b: Point, r: Rect, d: number): boolean {
  if (isBesideRect(a, b, r, d)) return true;
  if (squaredDistanceToRect(a, r) < d * d || squaredDistanceToRect(b, r) < d * d) return false;
  if (legMeetsRect(a, b, r)) return false;
  return (
    legKeepsFrom(a, b, [r[0], r[1]], d) &&
    legKeepsFrom(a, b, [r[2], r[1]], d) &&
    legKeepsFrom(a, b, [r[2], r[3]], d) &&
    legKeepsFrom(a, b, [r[0], r[3]], d)
  );
}

/** A quick yes, as for a disc. */
function isBesideRect(a: Point, b: Point, r: Rect, d: number): boolean {
  return (
    (a[0] >= r[2] + d && b[0] >= r[2] + d) ||
    (a[0] <= r[0] - d && b[0] <= r[0] - d) ||
    (a[1] >= r[3] + d && b[1] >= r[3] + d) ||
    (a[1] <= r[1] - d && b[1] <= r[1] - d)
  );
}

/** The squared distance from c to the leg, rounded down to a whole number; exact enough for words, not for judging. */
export function squaredDistanceToLeg(a: Point, b: Point, c: Point): number {
  const length2 = squaredDistance(a, b);
  const t = dot(a, b, c);
  if (t <= 0) return squaredDistance(a, c);
  if (t >= length2) return squaredDistance(b, c);
  const k = cross(a, b, c);
  return Math.floor((k / length2) * k);
}
