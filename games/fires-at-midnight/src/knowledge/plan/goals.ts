import { isInRect, samePoint, squaredDistance } from '@nightfall/kit/plane';
import { isClear } from '../../space/blockers.ts';
import { MOST_POSITIONS } from '../../space/measures.ts';
import { legLength } from '../../space/paths.ts';
import { cornersBeside } from './corners.ts';
import { type Roads, isFirstLegClear, isLegClear } from './roads.ts';
import type { Plan, Point } from '../../space/types.ts';

/** The last stop before a goal, the corner between them if there must be one, and the length of the whole way. */
export type Last = { readonly stop: number; readonly over: Point | undefined; readonly length: number };

/** FM-17.37 Undefined if the goal cannot be reached. `hint`: the last stop of a goal nearby, tried first to save looking. */
export function lastStopBefore(roads: Roads, goal: Point, hint = 0): Last | undefined {
  if (!isClear(roads.crowd, goal)) return undefined;
  let best = straightTo(roads, goal, roads.limit + 1, hint);
  for (const over of cornersBeside(roads.arcs, goal)) best = lastOver(roads, over, goal, best) ?? best;
  return best;
}

/** The stop from which the goal is seen with the shortest way, if that is below a length. Straight from the start is best. */
function straightTo(roads: Roads, goal: Point, below: number, hint: number): Last | undefined {
  const direct = lastLeg(roads, goal, 0, below);
  if (direct) return direct;
  let best = hint > 0 ? lastLeg(roads, goal, hint, below) : undefined;
  for (let i = 1; i < roads.stops.length; i++) {
    const bound = best?.length ?? below;
    if (roads.stops[i]!.length >= bound) break;
    if (i !== hint) best = lastLeg(roads, goal, i, bound) ?? best;
  }
  return best;
}

function lastLeg({ near, crowd, stops }: Roads, goal: Point, i: number, below: number): Last | undefined {
  const stop = stops[i]!;
  const room = (below - stop.length) / 1000; // what is left, in mil: most stops are ruled out without a root
  if (room <= 0 || squaredDistance(stop.at, goal) >= room * room) return undefined;
  const length = stop.length + legLength(stop.at, goal);
  if (length >= below) return undefined;
  const isClearWay = i === 0 ? isFirstLegClear(near, crowd, goal) : isLegClear(crowd, stop.at, goal);
  return isClearWay ? { stop: i, over: undefined, length } : undefined;
}

/** A way over one corner more, if it is shorter than the best so far. */
function lastOver(roads: Roads, over: Point, goal: Point, best: Last | undefined): Last | undefined {
  const { near, crowd, limit } = roads;
  const leg = legLength(over, goal);
  if (samePoint(over, near.start) || !isInRect(over, near.bounds) || !isLegClear(crowd, over, goal)) return undefined;
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
