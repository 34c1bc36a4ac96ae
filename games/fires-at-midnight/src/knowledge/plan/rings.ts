import type { Point } from '../../space/types.ts';

/** 10⁶ · cos of 0, 7.5, … 82.5 degrees, as literals: no platform's cosine decides where a point is. */
const COSINES: readonly number[] = [
  1000000, 991445, 965926, 923880, 866025, 793353, 707107, 608761, 500000, 382683, 258819, 130526,
];
const UNIT = 1_000_000;
const QUARTER = COSINES.length;

/** The directions of a circle in steps of 7.5 degrees, from east by north; each as a vector of length 10⁶. */
export const DIRECTIONS: readonly Point[] = Array.from({ length: 4 * QUARTER }, (_, i): Point => {
  const cos = (step: number): number => {
    const [turn, rest] = [Math.floor(step / QUARTER) % 4, step % QUARTER];
    if (turn === 0) return COSINES[rest]!;
    if (turn === 1) return rest === 0 ? 0 : 0 - COSINES[QUARTER - rest]!;
    if (turn === 2) return 0 - COSINES[rest]!;
    return rest === 0 ? 0 : COSINES[QUARTER - rest]!;
  };
  return [cos(i), cos(i + 3 * QUARTER)];
});

/** The point so far from here in a direction. */
export const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [
  x + Math.round((dx * distance) / UNIT),
  y + Math.round((dy * distance) / UNIT),
];

/** This many points (a divisor of 48) on the circle around a centre. */
export function ring(middle: Point, radius: number, count: number): Point[] {
  const step = DIRECTIONS.length / count;
  return DIRECTIONS.filter((_, i) => i % step === 0).map((direction) => along(middle, direction, radius));
}

/** The point at this distance from a middle, on the side of `aim`; due east if they are the same. */
export function towards(middle: Point, aim: Point, distance: number): Point {
  const [dx, dy] = [aim[0] - middle[0], aim[1] - middle[1]];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far === 0) return [middle[0] + distance, middle[1]];
  return [middle[0] + Math.round((dx * distance) / far), middle[1] + Math.round((dy * distance) / far)];
}
