import { boundsOf } from '@nightfall/kit/plane-shapes';
import { isInRect } from '@nightfall/kit/plane';
import { hitOnLeg, isClear } from '../../space/blockers.ts';
import { TABLE_RECT } from '../../space/measures.ts';
import { arcsOf, cornersOf } from './corners.ts';
import { gatesBetween } from './gates.ts';
import type { Blocker, Point } from '../../space/types.ts';

/** FM-17.36 The standing things, the points round them, and which of these see each other: kept from one plan to the next. */
export type Layout = {
  readonly standing: readonly Blocker[];
  readonly points: readonly Point[];
  /** For each pair of points: 0 not looked at yet, 1 the leg is clear, 2 it is not. */
  readonly seen: Uint8Array;
};

/** FM-17.32 The corners and gates of some blockers that lie on the table and are clear of all. */
export function pointsRound(some: readonly Blocker[], all: readonly Blocker[]): Point[] {
  const arcs = some.flatMap(({ shape }) => arcsOf(shape));
  const others = some === all ? arcs : all.flatMap(({ shape }) => arcsOf(shape));
  const points = [...arcs.flatMap((arc) => cornersOf(arc)), ...gatesBetween(arcs, others)];
  return points.filter((p) => isInRect(p, TABLE_RECT) && isClear(all, p));
}

function newLayout(standing: readonly Blocker[]): Layout {
  const points = pointsRound(standing, standing);
  return { standing, points, seen: new Uint8Array(points.length * points.length) };
}

/** Recent layouts, the latest last. The cache never affects a decision: a lost layout is rebuilt identically. */
const KEPT = 12;
const kept = new Map<string, Layout>();

export function layoutOf(standing: readonly Blocker[]): Layout {
  const key = standing.map(({ id, shape }) => id + boundsOf(shape).join()).join(';');
  const layout = kept.get(key) ?? newLayout(standing);
  kept.delete(key);
  kept.set(key, layout);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
  return layout;
}

/** Is the leg between two points of the layout clear of the standing things? */
export function seesInLayout({ standing, points, seen }: Layout, i: number, j: number): boolean {
  const place = i < j ? i * points.length + j : j * points.length + i;
  if (seen[place] === 0) seen[place] = hitOnLeg(standing, points[i]!, points[j]!) ? 2 : 1;
  return seen[place] === 1;
}
