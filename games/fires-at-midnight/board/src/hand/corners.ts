import { type Point, pathLength, wayTo } from '@nightfall/fires-at-midnight';
import type { Aim, Reach } from './aim.ts';

/** FM-21.14 For those who want a certain route: the way up to a corner, from which it is planned on. */

/** Nearer than this to the tape, in mil, a tap means the tape; nearer to its ends it means the ends. */
const NEAR = 300;

function nearestOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return [Math.round(ax + along * dx), Math.round(ay + along * dy)];
}
const isNear = (a: Point, b: Point, by = NEAR) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= by ** 2;

/** The way up to the place on the tape that was tapped; undefined if the tap was elsewhere or at an end. */
export function cornerOn(path: readonly Point[], tap: Point): Point[] | undefined {
  if (isNear(path[0]!, tap, 2 * NEAR) || isNear(path.at(-1)!, tap, 2 * NEAR)) return undefined;
  for (let i = 1; i < path.length; i++) {
    const corner = nearestOn(path[i - 1]!, path[i]!, tap);
    if (isNear(corner, tap)) return [...path.slice(0, i), corner];
  }
  return undefined;
}

/** The way up to the place pointed at, also where one may pass but not stop; else up to the ghost. */
export function viaGhost({ ways, via }: Reach, aim: Aim): Point[] {
  const through = aim.no ? wayTo(ways.roads, aim.wished)?.path : undefined;
  const path = through ? [...via.slice(0, -1), ...through] : [...aim.path];
  return pathLength(path) < 4_000_000 ? path : path.slice(0, -1);
}
