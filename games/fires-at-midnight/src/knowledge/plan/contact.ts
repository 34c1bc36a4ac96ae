import { clampToRect, samePoint, squaredDistance } from '@nightfall/kit/plane';
import { standingBlockers } from '../../space/blockers.ts';
import { inContact, shapeOf } from '../../space/contact.ts';
import { isRuin } from '../../space/houses.ts';
import { BASE } from '../../space/measures.ts';
import { ring, towards } from './rings.ts';
import { type Ways, planTo } from './ways.ts';
import type { Plan, Point, Shape, Table } from '../../space/types.ts';

/** FM-20.4 So far outside of touching, in mil: rounding can neither overlap nor break contact. */
const APART = 6;

/** Everything worth touching: the well, closed doors, trees, chests and villagers. */
export type Touchable = { readonly id: string; readonly shape: Shape };

export function touchables(t: Table): Touchable[] {
  const doors = t.houses.filter((h) => !h.open && !isRuin(h)).map((h) => `${h.id}.door`);
  const villagers = t.villagers.filter(({ state }) => state === 'table').map(({ id }) => id);
  const items = standingBlockers(t, () => []).map(({ id }) => id);
  return [...items, ...doors, ...villagers].flatMap((id) => {
    const shape = shapeOf(t, id);
    return shape ? [{ id, shape }] : [];
  });
}

/** The place nearest to `aim` where a base just touches the shape, whatever else is there. */
export function contactPlace(shape: Shape, aim: Point): Point {
  if (shape.kind === 'disc') return towards(shape.at, aim, shape.radius + BASE + APART);
  const edge = clampToRect(aim, shape.rect);
  return samePoint(edge, aim) ? outOf(shape.rect, aim) : towards(edge, aim, BASE + APART);
}

/** From inside a rectangle: straight out through the nearest side. */
function outOf([x0, y0, x1, y1]: readonly [number, number, number, number], [x, y]: Point): Point {
  const out = BASE + APART;
  const ways: readonly [number, Point][] = [
    [y1 - y, [x, y1 + out]],
    [x1 - x, [x1 + out, y]],
    [y - y0, [x, y0 - out]],
    [x - x0, [x0 - out, y]],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

/** FM-20.2 Places round a shape that touch it: on a ring, or off the sides and corners of a rectangle. */
export function contactPlaces(shape: Shape): Point[] {
  if (shape.kind === 'disc') return ring(shape.at, shape.radius + BASE + APART, shape.radius >= 2000 ? 48 : 24);
  const [x0, y0, x1, y1] = shape.rect;
  const middle: Point = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
  return ring(middle, 3000, 24).map((aim) => contactPlace(shape, aim));
}

/** FM-21.13 A legal end that touches the thing, as near to `aim` as the planner finds one. */
export function snapToContact(ways: Ways, aim: Point, { shape }: Touchable): Plan | undefined {
  const near = (a: Point, b: Point) => squaredDistance(a, aim) - squaredDistance(b, aim);
  for (const at of [contactPlace(shape, aim), ...contactPlaces(shape).toSorted(near)]) {
    const plan = inContact(at, shape) ? planTo(ways, at) : undefined;
    if (plan) return plan;
  }
  return undefined;
}
