import { rootUp, samePoint, squaredDistance } from '@nightfall/kit/plane';
import { MOST_POSITIONS } from './measures.ts';
import { squareAt, squareName } from './grid.ts';
import { inches } from './inches.ts';
import type { Point } from './types.ts';

/** FM-17.2 Up to here a squared distance times a million is exact; nothing on the table is farther apart. */
const LARGEST_EXACT = 9_007_199_254;

/** FM-6.2, FM-17.3 In µin, rounded up. Beyond any table the last digits no longer matter: it is too far. */
export function legLength(a: Point, b: Point): number {
  const squared = squaredDistance(a, b);
  return squared <= LARGEST_EXACT ? rootUp(squared * 1_000_000) : Math.ceil(Math.sqrt(squared)) * 1000;
}

/** FM-6.3 */
export const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, at, i) => (i === 0 ? 0 : sum + legLength(path[i - 1]!, at)), 0);

export const endOf = (path: readonly Point[]): Point => path[path.length - 1] ?? [0, 0];
/** A place in the words of players: its square and its coordinates. */
export const placeName = (at: Point): string => `${squareName(squareAt(at))} (${inches(at[0])}, ${inches(at[1])})`;

/** FM-6.1 What makes a list of positions no path from here; undefined: it is one. */
export function pathReason(path: readonly Point[], from: Point): string | undefined {
  if (path.length < 2 || path.length > MOST_POSITIONS) return `it has ${path.length} positions, not 2 to ${MOST_POSITIONS}`;
  const odd = path.findIndex(([x, y]) => !Number.isSafeInteger(x) || !Number.isSafeInteger(y));
  if (odd >= 0) return `position ${odd + 1} is not a pair of whole numbers`;
  if (!samePoint(path[0]!, from)) return 'it does not begin where the firefighter is';
  const twice = path.findIndex((at, i) => i > 0 && samePoint(at, path[i - 1]!));
  return twice < 0 ? undefined : `positions ${twice} and ${twice + 1} are the same`;
}
