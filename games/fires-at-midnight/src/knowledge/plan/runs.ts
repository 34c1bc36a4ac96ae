import { judgeRun } from '../../space/judge.ts';
import { RUN_LIMIT } from '../../space/measures.ts';
import { contactPlace, touchables } from './contact.ts';
import { DIRECTIONS, along } from './rings.ts';
import type { Point, Table } from '../../space/types.ts';

const isLegal = (t: Table, mover: string) => (to: Point) => judgeRun(t, mover, to) === undefined;

/** FM-20.3 Straight to what can be touched, and in 24 directions six, eight and ten inches far; only what is legal. */
export function usefulRuns(t: Table, mover: string): Point[] {
  const from = t.crew.find(({ id }) => id === mover)?.at;
  if (!from) return [];
  const goals = touchables(t).map(({ shape }) => contactPlace(shape, from));
  const rays = DIRECTIONS.filter((_, i) => i % 2 === 0).flatMap((d) => [6000, 8000, 9999].map((far) => along(from, d, far)));
  return [...goals, ...rays].filter(isLegal(t, mover));
}

/** FM-21.10 The outline of what a run can reach: the farthest legal end in each of 48 directions (or the start itself). */
export function runOutline(t: Table, mover: string): Point[] {
  const from = t.crew.find(({ id }) => id === mover)?.at;
  return from ? DIRECTIONS.map((direction) => farthest(t, mover, from, direction)) : [];
}

/** Whatever stops a run stops every longer one, so halving finds the farthest. */
function farthest(t: Table, mover: string, from: Point, direction: Point): Point {
  let [low, high] = [0, RUN_LIMIT / 1000];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isLegal(t, mover)(along(from, direction, middle))) low = middle;
    else high = middle - 1;
  }
  return along(from, direction, low);
}
