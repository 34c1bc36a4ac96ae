import { squaredDistance } from '@nightfall/kit/plane';
import type { Arc } from './corners.ts';
import type { Point } from '../../space/types.ts';

/**
 * Two things may stand so close that the polygons round them leave no way through, though a base just fits. A gate is a pair of
 * points before and behind such a gap; the straight leg between them goes through its middle.
 */

/** Gaps of this width, in mil, and less get a gate; in wider ones the polygons leave room. */
const NARROW = 10;
/** How far before and behind the gap the points lie. A multiple of 5 · 13 hits whole numbers for many slopes. */
const BEFORE = 130;

function isNarrow(a: Arc, b: Arc): boolean {
  const touching = a.radius + b.radius;
  const squared = squaredDistance(a.at, b.at);
  return squared >= touching * touching && squared <= (touching + NARROW) ** 2;
}

/** The four whole points round a place that need not be whole. */
function around(x: number, y: number): Point[] {
  const [u, v] = [Math.floor(x), Math.floor(y)];
  const us = u === x ? [u] : [u, u + 1];
  const vs = v === y ? [v] : [v, v + 1];
  return us.flatMap((p) => vs.map((q): Point => [p, q]));
}

function gate(a: Arc, b: Arc): Point[] {
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const share = (a.radius + (length - a.radius - b.radius) / 2) / length;
  const [mx, my] = [a.at[0] + dx * share, a.at[1] + dy * share];
  const [nx, ny] = [(-dy * BEFORE) / length, (dx * BEFORE) / length];
  return [...around(mx + nx, my + ny), ...around(mx - nx, my - ny)];
}

/** The points of all gates between the arcs of two lists. */
export function gatesBetween(some: readonly Arc[], others: readonly Arc[]): Point[] {
  return some.flatMap((a) => others.filter((b) => b !== a && isNarrow(a, b)).flatMap((b) => gate(a, b)));
}
