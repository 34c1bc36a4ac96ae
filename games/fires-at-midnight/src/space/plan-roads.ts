import { boundsOf } from '@nightfall/kit/plane-shapes';
import { growRect, isInRect, rectsOverlap, samePoint, squaredDistance } from '@nightfall/kit/plane';
import { hitOnLeg, isClear } from './blockers.ts';
import { type Ground, hitOnFirstLeg } from './ground.ts';
import { BASE, MOST_POSITIONS } from './measures.ts';
import { legLength } from './paths.ts';
import { type Arc, arcsOf, cornersBeside } from './plan-corners.ts';
import { type Layout, layoutOf, pointsRound, seesInLayout } from './plan-layout.ts';
import type { Blocker, Plan, Point } from './types.ts';

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
  readonly arcs: readonly Arc[];
  /** In the order of their distance; the start is the first. */
  readonly stops: readonly Stop[];
};
/** A point of the tree: how far from the start, which stop comes before it (−1: none), and its number in the layout (−1: none). */
export type Stop = { readonly at: Point; readonly length: number; readonly from: number; readonly place: number };
type Open = { at: Point; place: number; length: number; from: number };

export function roadsFrom(ground: Ground, limit: number): Roads {
  const layout = layoutOf(ground.standing);
  const near = nearby(ground, limit);
  const arcs = [...near.standing, ...near.figures].flatMap(({ shape }) => arcsOf(shape));
  const open = openPoints(layout, near, limit, arcs);
  return { ground, limit, near, arcs, stops: growTree({ limit, near, layout }, open) };
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
    if (far > 0 && far <= squared && isInRect(at, near.bounds)) open.push({ at, place, length: Infinity, from: -1 });
  };
  layout.points.forEach((at, place) => {
    if (isClear(near.figures, at)) add(at, place);
  });
  const all = [...near.figures, ...near.standing];
  for (const at of pointsRound(near.figures, all)) add(at, -1);
  for (const at of cornersBeside(arcs, near.start)) if (isClear(all, at)) add(at, -1);
  return open;
}

type Search = { readonly limit: number; readonly near: Ground; readonly layout: Layout };

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

function sees({ near, layout }: Search, number: number, stop: Stop, point: Open): boolean {
  if (number === 0) return hitOnFirstLeg(near, point.at) === undefined;
  if (stop.place < 0 || point.place < 0) return isLegClear(near, stop.at, point.at);
  return !hitOnLeg(near.figures, stop.at, point.at) && seesInLayout(layout, stop.place, point.place);
}

const isLegClear = (near: Ground, a: Point, b: Point): boolean => !hitOnLeg(near.figures, a, b) && !hitOnLeg(near.standing, a, b);

/** The last stop before a goal, the corner between them if there must be one, and the length of the whole way. */
export type Last = { readonly stop: number; readonly over: Point | undefined; readonly length: number };

/** FM-17.37 Undefined if the goal cannot be reached. `hint`: the last stop of a goal nearby, tried first to save looking. */
export function lastStopBefore(roads: Roads, goal: Point, hint = 0): Last | undefined {
  if (!isClear(roads.near.figures, goal) || !isClear(roads.near.standing, goal)) return undefined;
  let best = straightTo(roads, goal, roads.limit + 1, hint);
  for (const over of cornersBeside(roads.arcs, goal)) best = lastOver(roads, over, goal, best) ?? best;
  return best;
}

/** The stop from which the goal is seen with the shortest way, if that is below a length. */
function straightTo(roads: Roads, goal: Point, below: number, hint: number): Last | undefined {
  let best = lastLeg(roads, goal, hint, below);
  for (let i = 0; i < roads.stops.length; i++) {
    const bound = best?.length ?? below;
    if (roads.stops[i]!.length >= bound) break;
    if (i !== hint) best = lastLeg(roads, goal, i, bound) ?? best;
  }
  return best;
}

function lastLeg({ near, stops }: Roads, goal: Point, i: number, below: number): Last | undefined {
  const stop = stops[i]!;
  const length = stop.length + legLength(stop.at, goal);
  if (length >= below) return undefined;
  const isClearWay = i === 0 ? !hitOnFirstLeg(near, goal) : isLegClear(near, stop.at, goal);
  return isClearWay ? { stop: i, over: undefined, length } : undefined;
}

/** A way over one corner more, if it is shorter than the best so far. */
function lastOver(roads: Roads, over: Point, goal: Point, best: Last | undefined): Last | undefined {
  const { near, limit } = roads;
  const leg = legLength(over, goal);
  if (samePoint(over, near.start) || !isInRect(over, near.bounds) || !isLegClear(near, over, goal)) return undefined;
  const last = straightTo(roads, over, (best?.length ?? limit + 1) - leg, 0);
  return last && { stop: last.stop, over, length: last.length + leg };
}

/** The way to a goal. */
export function wayTo(roads: Roads, goal: Point): Plan | undefined {
  const last = lastStopBefore(roads, goal);
  if (!last) return undefined;
  const path: Point[] = last.over ? [last.over, goal] : [goal];
  for (let i = last.stop; i >= 0; i = roads.stops[i]!.from) path.unshift(roads.stops[i]!.at);
  return path.length <= MOST_POSITIONS ? { path, length: last.length } : undefined;
}
