import { squaredDistance } from '@nightfall/kit/plane';
import { borderPlace, borderPoint, entrySpot } from '../../space/border.ts';
import { WALK_ROUND_LIMIT } from '../../space/measures.ts';
import { onBorder } from './snap.ts';
import { type Ways, planTo, waysOf } from './ways.ts';
import type { Plan, Point, Table } from '../../space/types.ts';

/** How densely the border is looked at, in mil. */
const EVERY = 250;

/** FM-21.15 The border within reach of a firefighter who would leave: a path to every quarter inch of it. */
export function exits(leaving: Ways): Plan[] {
  const { stops } = leaving.roads;
  const [x, y] = stops[0]!.at;
  const straight: Point[] = stops.map(({ at }) => onBorder(at));
  const sides: Point[] = [
    [x, 0],
    [x, 24000],
    [0, y],
    [24000, y],
  ];
  const spread = Array.from({ length: 384 }, (_, i) => borderPoint(EVERY * i));
  const near = [...straight, ...sides, ...spread].filter((p) => squaredDistance(p, [x, y]) <= 4000 ** 2);
  return near.flatMap((p) => planTo(leaving, p) ?? []).toSorted((a, b) => a.length - b.length);
}

/** FM-20.2 (4) The exits worth considering: the nearest, and the one whose entry is nearest to each place of interest. */
export function usefulExits(t: Table, mover: string, interests: readonly Point[]): Plan[] {
  const leaving = waysOf(t, mover, 'leave');
  const all = leaving ? exits(leaving) : [];
  const nearest = all[0];
  if (!nearest) return [];
  const far = (plan: Plan, to: Point) => squaredDistance(entrySpot(plan.path.at(-1)!), to);
  const towards = interests.map((to) => all.reduce((best, plan) => (far(plan, to) < far(best, to) ? plan : best)));
  return [...new Set([nearest, ...towards])];
}

/** FM-10.73 New exit points for a firefighter who walks round the outside: half an inch apart, both ways. */
export function walkRoundPlaces(exit: Point): Point[] {
  const here = borderPlace(exit);
  const steps = Array.from({ length: WALK_ROUND_LIMIT / 500 }, (_, i) => 500 * (i + 1));
  return steps.flatMap((step) => [borderPoint(here + step), borderPoint(here - step)]);
}
