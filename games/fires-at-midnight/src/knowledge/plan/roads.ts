import { boundsOf, legKeepsFromShape } from '@nightfall/kit/plane-shapes';
import { growRect, isInRect, rectsOverlap, squaredDistance } from '@nightfall/kit/plane';
import { hitOnLeg, isClear } from '../../space/blockers.ts';
import { type Ground, hitOnFirstLeg } from '../../space/ground.ts';
import { BASE } from '../../space/measures.ts';
import { legLength } from '../../space/paths.ts';
import { type Arc, arcsOf, cornersBeside } from './corners.ts';
import { type Layout, layoutOf, pointsRound, seesInLayout } from './layout.ts';
import type { Blocker, Point } from '../../space/types.ts';

/**
 * FM-17.32 All shortest ways from one start, up to a limit: a tree over the corners that can be reached. Every leg was tested by
 * the exact predicates and every length is the referee's, so a way that is found is legal (FM-17.33).
 */
export type Roads = {
  readonly ground: Ground;
  /** In µin. */
  readonly limit: number;
  /** The same ground with only those blockers that a leg within the limit could meet. */
  readonly near: Ground;
  /** Its blockers, in no order. */
  readonly crowd: Blocker[];
  readonly arcs: readonly Arc[];
  /** In the order of their distance; the start is the first. */
  readonly stops: readonly Stop[];
};
/** A point of the tree: how far from the start, which stop comes before it (−1: none), and its number in the layout (−1: none). */
type Stop = { readonly at: Point; readonly length: number; readonly from: number; readonly place: number };
type Open = { at: Point; place: number; length: number; from: number };

export function roadsFrom(ground: Ground, limit: number): Roads {
  const layout = layoutOf(ground.standing);
  const near = nearby(ground, limit);
  const crowd = [...near.standing, ...near.figures];
  const arcs = crowd.flatMap(({ shape }) => arcsOf(shape));
  const open = openPoints(layout, near, limit, arcs);
  return { ground, limit, near, crowd, arcs, stops: growTree({ limit, near, crowd, layout }, open) };
}

/** FM-17.32 Only what is within reach of the start matters. */
function nearby(ground: Ground, limit: number): Ground {
  const [x, y] = ground.start;
  const around = growRect([x, y, x, y], Math.ceil(limit / 1000) + BASE);
  const within = (all: readonly Blocker[]) => all.filter(({ shape }) => rectsOverlap(boundsOf(shape), around));
  return { ...ground, standing: within(ground.standing), figures: within(ground.figures), atEnd: within(ground.atEnd) };
}

function openPoints(layout: Layout, near: Ground, limit: number, arcs: readonly Arc[]): Open[] {
  const squared = (limit / 1000) ** 2;
  const open: Open[] = [];
  const add = (at: Point, place: number) => {
    const far = squaredDistance(near.start, at);
    if (far === 0 || far > squared || !isInRect(at, near.bounds) || !isClear(near.figures, at)) return;
    open.push({ at, place, length: Infinity, from: -1 });
  };
  layout.points.forEach(add);
  const all = [...near.figures, ...near.standing];
  for (const at of pointsRound(near.figures, all)) add(at, -1);
  for (const at of cornersBeside(arcs, near.start)) if (isClear(all, at)) add(at, -1);
  return open;
}

type Search = { readonly limit: number; readonly near: Ground; readonly crowd: Blocker[]; readonly layout: Layout };

/** Dijkstra's algorithm; a leg is looked at only when it would be a shorter way. */
function growTree(search: Search, open: Open[]): Stop[] {
  const stops: Stop[] = [];
  let next: Open | undefined = { at: search.near.start, place: -1, length: 0, from: -1 };
  while (next) {
    stops.push(next);
    relax(search, next, stops.length - 1, open);
    next = takeNearest(open);
  }
  return stops;
}

function relax(search: Search, stop: Stop, number: number, open: Open[]): void {
  for (const point of open) {
    const length = stop.length + legLength(stop.at, point.at);
    if (length >= point.length || length > search.limit || !sees(search, number, stop, point)) continue;
    point.length = length;
    point.from = number;
  }
}

/** Takes the nearest open point out of the list; undefined if none can be reached. */
function takeNearest(open: Open[]): Open | undefined {
  let best = -1;
  for (let i = 0; i < open.length; i++) if (best < 0 || open[i]!.length < open[best]!.length) best = i;
  const found = open[best];
  if (!found || found.length === Infinity) return undefined;
  open[best] = open[open.length - 1]!;
  open.pop();
  return found;
}

function sees({ near, crowd, layout }: Search, number: number, stop: Stop, point: Open): boolean {
  if (number === 0) return isFirstLegClear(near, crowd, point.at);
  if (stop.place < 0 || point.place < 0) return isLegClear(crowd, stop.at, point.at);
  return !hitOnLeg(near.figures, stop.at, point.at) && seesInLayout(layout, stop.place, point.place);
}

/** Can a base go straight from here to there? What stopped the last leg often stops the next, so it comes to the front. */
export function isLegClear(crowd: Blocker[], a: Point, b: Point): boolean {
  for (let i = 0; i < crowd.length; i++) {
    const blocker = crowd[i]!;
    if (legKeepsFromShape(a, b, blocker.shape, BASE)) continue;
    crowd[i] = crowd[0]!;
    crowd[0] = blocker;
    return false;
  }
  return true;
}

/** The same for the first leg, which may be excused from something (FM-13.6). */
export const isFirstLegClear = (near: Ground, crowd: Blocker[], end: Point): boolean =>
  near.excused.length === 0 ? isLegClear(crowd, near.start, end) : !hitOnFirstLeg(near, end);
