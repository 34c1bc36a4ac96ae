import { squaredDistance } from '@nightfall/kit/plane';
import { blockersFor, hitOnLeg, isClear } from '../../space/blockers.ts';
import { legLength } from '../../space/paths.ts';
import { arcsOf } from './corners.ts';
import type { Point, Table } from '../../space/types.ts';

/**
 * For the tests: the length of a shortest way by another route than the planner's. Polygons with 192 corners (576 for the well),
 * no layout, no memory, one goal at a time: the nearest of all open points to start and goal together goes first.
 */

/** Points of a quarter of the circle of radius 1, both ends included, by fractions: ((1 − t²) / (1 + t²), 2t / (1 + t²)). */
const quarterCircle = (n: number): [number, number][] =>
  Array.from({ length: n + 1 }, (_, i) => i / n).map((t) => [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)]);

/** Where the tangents at neighbouring points meet. */
function fineCorners(at: Point, radius: number): Point[] {
  const points = quarterCircle(radius < 2000 ? 48 : 144);
  const out = (v: number) => Math.sign(v) * Math.ceil(Math.abs(v) - 1e-6);
  return points.slice(1).flatMap(([ux, uy], i) => {
    const [vx, vy] = points[i]!;
    const share = radius / (1 + ux * vx + uy * vy);
    const [x, y] = [out((ux + vx) * share), out((uy + vy) * share)];
    return [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ].map(([p, q]): Point => [at[0] + p!, at[1] + q!]);
  });
}

type Node = { at: Point; length: number; bound: number; done: boolean };

/** Undefined if there is none within the limit. */
export function shortestByReference(t: Table, mover: string, goal: Point, limit: number): number | undefined {
  const start = t.crew.find(({ id }) => id === mover)!.at!;
  const blockers = blockersFor(t, mover);
  const rest = (p: Point) => Math.sqrt(squaredDistance(p, goal)) * 1000;
  const useful = (p: Point) => Math.sqrt(squaredDistance(start, p)) * 1000 + rest(p) <= limit && isOnBase(p);
  const corners = blockers
    .flatMap(({ shape }) => arcsOf(shape))
    .flatMap(({ at, radius }) => fineCorners(at, radius))
    .filter((p) => useful(p) && isClear(blockers, p));
  const nodes: Node[] = [start, goal, ...corners].map((at) => ({ at, length: Infinity, bound: Infinity, done: false }));
  Object.assign(nodes[0]!, { length: 0, bound: rest(start) });
  for (;;) {
    const next = nodes.reduce<Node | undefined>(
      (best, n) => (!n.done && n.bound < (best?.bound ?? Infinity) ? n : best),
      undefined,
    );
    if (!next) return undefined;
    if (next === nodes[1]) return next.length;
    next.done = true;
    for (const n of nodes) {
      const length = next.length + legLength(next.at, n.at);
      if (n.done || length >= n.length || length + rest(n.at) > limit || hitOnLeg(blockers, next.at, n.at)) continue;
      Object.assign(n, { length, bound: length + rest(n.at) });
    }
  }
}

const isOnBase = ([x, y]: Point) => x >= 500 && x <= 23500 && y >= 500 && y <= 23500;
