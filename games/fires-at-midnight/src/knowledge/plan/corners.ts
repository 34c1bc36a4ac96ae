import { squaredDistance } from '@nightfall/kit/plane';
import { BASE } from '../../space/measures.ts';
import type { Point, Shape } from '../../space/types.ts';

/**
 * FM-17.31 The corners round which a path may bend: those of a polygon round the grown outline of a blocker. Its sides touch the
 * outline, so a base that slides along a side touches the blocker and does not overlap it. The polygons are twice as fine as the
 * rules ask for, 48 corners and 144 for the well: an arc is 0.14 % too long instead of 0.57 %, for half a millisecond more.
 */

const UNIT = 1_000_000_000;
/**
 * For a polygon of n corners round the circle of radius 1: cos(2π(i + ½)/n) / cos(π/n) in the first quadrant, rounded up, times
 * 10⁹. The sines are the same numbers backwards. As literals, so that no platform's cosine decides where a corner is.
 */
const SMALL: readonly number[] = [
  1000000000, 982889723, 948961930, 898797136, 833253673, 753453009, 660760555, 556762304, 443237697, 322129169, 195508922,
  65543463,
];
const LARGE: readonly number[] = [
  1000000000, 998096444, 994292954, 988596770, 981018737, 971573278, 960278375, 947155527, 932229715, 915529351, 897086224,
  876935443, 855115365, 831667527, 806636562, 780070119, 752018768, 722535907, 691677657, 659502759, 626072461, 591450398,
  555702476, 518896742, 481103259, 442393969, 402842556, 362524310, 321515978, 279895622, 237742469, 195136760, 152159597,
  108892789, 65418698, 21820078,
];
/** From this radius on a circle gets the larger polygon: the well does. */
const LARGE_FROM = 2000;

/** A circle, or the quarter of one at the corner of a rectangle, that a path may bend round. */
export type Arc = { readonly at: Point; readonly radius: number; readonly quadrants: readonly Point[] };

const QUADRANTS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** FM-17.30 The arcs of a blocker grown by the radius of a base. */
export function arcsOf(shape: Shape): Arc[] {
  if (shape.kind === 'disc') return [{ at: shape.at, radius: shape.radius + BASE, quadrants: QUADRANTS }];
  const [x0, y0, x1, y1] = shape.rect;
  return QUADRANTS.map(([sx, sy]) => ({ at: [sx > 0 ? x1 : x0, sy > 0 ? y1 : y0], radius: BASE, quadrants: [[sx, sy]] }));
}

/** FM-17.31 Whole numbers, rounded away from the middle of the circle. */
export function cornersOf({ at, radius, quadrants }: Arc): Point[] {
  const quarter = radius < LARGE_FROM ? SMALL : LARGE;
  const units = quarter.map((u) => Math.ceil((radius * u) / UNIT));
  return quadrants.flatMap(([sx, sy]) => units.map((x, i): Point => [at[0] + sx * x, at[1] + sy * units[units.length - 1 - i]!]));
}

/** So near to a circle, in mil, one sees too little of it to step on to a corner of its polygon straight ahead. */
const BESIDE = 8;

/** For a place that touches an arc, or nearly: the corners before and behind it of a polygon whose side touches the arc there. */
export function cornersBeside(arcs: readonly Arc[], at: Point): Point[] {
  return arcs.filter((arc) => isBeside(arc, at)).flatMap((arc) => cornersAheadAndBack(arc, at));
}

function isBeside(arc: Arc, at: Point): boolean {
  const squared = squaredDistance(arc.at, at);
  return squared <= (arc.radius + BESIDE) ** 2 && squared >= arc.radius * arc.radius;
}

function cornersAheadAndBack({ at: [cx, cy], radius }: Arc, [x, y]: Point): Point[] {
  const share = (radius + 1) / Math.sqrt((x - cx) ** 2 + (y - cy) ** 2); // one mil more, so that rounding cannot bring it nearer
  const [u, v] = [(x - cx) * share, (y - cy) * share];
  const slope = (radius < LARGE_FROM ? SMALL : LARGE).at(-1)! / UNIT;
  return [1, -1].map((way): Point => [Math.round(cx + u - way * slope * v), Math.round(cy + v + way * slope * u)]);
}
