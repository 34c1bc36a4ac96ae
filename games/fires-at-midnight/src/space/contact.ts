import { isWithin } from '@nightfall/kit/plane-shapes';
import { rootUp, squaredDistance, squaredDistanceToRect } from '@nightfall/kit/plane';
import { standingBlockers, baseShape } from './blockers.ts';
import { doorPanel, isRuin } from './houses.ts';
import { BASE, CONTACT } from './measures.ts';
import type { Point, Shape, Table } from './types.ts';

/** FM-7.3 Does a base at this place touch the shape? */
export const inContact = (at: Point, shape: Shape): boolean => isWithin(at, shape, BASE, CONTACT);

/** The gap between the outlines of a base and a shape, in mil, rounded up; contact is a gap of at most 20 (FM-7.1). */
export function gap(at: Point, shape: Shape): number {
  if (shape.kind === 'box') return rootUp(squaredDistanceToRect(at, shape.rect)) - BASE;
  return rootUp(squaredDistance(at, shape.at)) - shape.radius - BASE;
}

/** Does this point lie on the shape itself? */
export const isOn = (at: Point, shape: Shape): boolean => gap(at, shape) <= -BASE;

/** FM-7.4 The shape of what can be touched: `well`, `H1.door` (closed), a tree, chest or villager on the floor, a firefighter. */
export function shapeOf(t: Table, id: string): Shape | undefined {
  const house = t.houses.find((h) => `${h.id}.door` === id);
  if (house) return house.open || isRuin(house) ? undefined : doorPanel(house);
  const figure = [...t.villagers.filter(({ state }) => state === 'table'), ...t.crew].find((x) => x.id === id);
  if (figure) return figure.at ? baseShape(figure.at) : undefined;
  return standingBlockers(t, () => []).find((b) => b.id === id)?.shape;
}

/** FM-7.3 Does a base at this place touch the thing with this id? */
export function touches(t: Table, at: Point, id: string): boolean {
  const shape = shapeOf(t, id);
  return shape !== undefined && inContact(at, shape);
}
