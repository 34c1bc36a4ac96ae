import { clampToRect, squaredDistance } from '@nightfall/kit/plane';
import { gap } from '../../space/contact.ts';
import { BASE_RECT, TABLE_RECT } from '../../space/measures.ts';
import { snapToContact, touchables } from './contact.ts';
import { MAY_STOP, type Region, reachable, samplePoint } from './region.ts';
import { type Ways, planTo } from './ways.ts';
import { borderPlace, borderPoint } from '../../space/border.ts';
import type { Plan, Point } from '../../space/types.ts';

/** FM-21.12, FM-21.13 Where the ghost of a figure stands for a pointer: an end that is legal, with its path. */
export type Snap = { readonly plan: Plan; /** The id of what is touched there. */ readonly touches: string | null };

/** Nearer than this to touching, in mil, the ghost snaps into contact. */
const PULL = 250;

/** The best end for a pointer: in contact if that is near, else right there, else the nearest legal place. */
export function snapTo(ways: Ways, aim: Point, region?: Region): Snap | undefined {
  if (ways.purpose === 'leave') return free(nearestExit(ways, aim));
  const pulling = touchables(ways.table)
    .filter(({ shape }) => Math.abs(gap(aim, shape)) <= PULL)
    .toSorted((a, b) => Math.abs(gap(aim, a.shape)) - Math.abs(gap(aim, b.shape)));
  for (const one of pulling) {
    const plan = snapToContact(ways, aim, one);
    if (plan && squaredDistance(plan.path.at(-1)!, aim) <= (2 * PULL) ** 2) return { plan, touches: one.id };
  }
  return free(planTo(ways, aim) ?? nearestStop(ways, aim, region ?? reachable(ways)));
}

const free = (plan: Plan | undefined): Snap | undefined => plan && { plan, touches: null };

/** The legal end nearest to `aim`: from the nearest sample on by ever smaller steps. */
function nearestStop(ways: Ways, aim: Point, region: Region): Plan | undefined {
  let best = nearestSample(ways, aim, region);
  for (let step = region.step; best && step >= 1; step = Math.floor(step / 2)) best = creep(ways, aim, best, step);
  return best;
}

function nearestSample(ways: Ways, aim: Point, region: Region): Plan | undefined {
  let best: Point | undefined;
  region.cells.forEach((cell, i) => {
    if (cell !== MAY_STOP) return;
    const at = samplePoint(region, i);
    if (!best || squaredDistance(at, aim) < squaredDistance(best, aim)) best = at;
  });
  return best && planTo(ways, best);
}

const STEPS: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Point => [x, y]));

/** Steps of one size towards the aim, as long as the end stays legal. */
function creep(ways: Ways, aim: Point, from: Plan, step: number): Plan {
  let best = from;
  for (;;) {
    const [x, y] = best.path.at(-1)!;
    const here = squaredDistance([x, y], aim);
    const next = STEPS.map(([dx, dy]): Point => clampToRect([x + step * dx, y + step * dy], BASE_RECT))
      .filter((at) => squaredDistance(at, aim) < here)
      .toSorted((a, b) => squaredDistance(a, aim) - squaredDistance(b, aim))
      .map((at) => planTo(ways, at))
      .find((plan) => plan !== undefined);
    if (!next) return best;
    best = next;
  }
}

/** How far along the border from the point nearest to the pointer an exit is looked for, and how densely, in mil. */
const ALONG = 4000;
const EVERY = 100;

/** FM-21.15 The exit nearest to a pointer. */
export function nearestExit(ways: Ways, aim: Point): Plan | undefined {
  const middle = borderPlace(onBorder(aim));
  for (let off = 0; off <= ALONG; off += EVERY) {
    const plan = planTo(ways, borderPoint(middle + off)) ?? planTo(ways, borderPoint(middle - off));
    if (plan) return plan;
  }
  return undefined;
}

/** The point of the border nearest to any place. */
export function onBorder(aim: Point): Point {
  const [x, y] = clampToRect(aim, TABLE_RECT);
  const side = TABLE_RECT[2];
  const ways: readonly [number, Point][] = [
    [side - y, [x, side]],
    [side - x, [side, y]],
    [y, [x, 0]],
    [x, [0, y]],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}
