import { legKeepsFrom, legKeepsFromRect } from './plane-legs.ts';
import { type Point, type Rect, growRect, isInRect, rectsOverlap, squaredDistance, squaredDistanceToRect } from './plane.ts';

export type Disc = { readonly kind: 'disc'; readonly at: Point; readonly radius: number };
export type Box = { readonly kind: 'box'; readonly rect: Rect };
export type Shape = Disc | Box;

export const disc = (at: Point, radius: number): Disc => ({ kind: 'disc', at, radius });
export const box = (rect: Rect): Box => ({ kind: 'box', rect });
/** The axis-parallel square with the given middle. */
export const squareBox = (middle: Point, half: number): Box => box(growRect([middle[0], middle[1], middle[0], middle[1]], half));

/** Does a disc of this radius round p keep off the shape? Touching is allowed. */
export function pointKeepsFrom(p: Point, shape: Shape, radius: number): boolean {
  if (shape.kind === 'box') return squaredDistanceToRect(p, shape.rect) >= radius * radius;
  return squaredDistance(p, shape.at) >= (shape.radius + radius) ** 2;
}

/** Does a disc of this radius, moved along the leg, keep off the shape? Touching is allowed. */
export function legKeepsFromShape(a: Point, b: Point, shape: Shape, radius: number): boolean {
  if (shape.kind === 'box') return legKeepsFromRect(a, b, shape.rect, radius);
  return legKeepsFrom(a, b, shape.at, shape.radius + radius);
}

/** Is the gap between the outline of the shape and a disc of this radius round p at most this wide? */
export function isWithin(p: Point, shape: Shape, radius: number, gap: number): boolean {
  if (shape.kind === 'box') return squaredDistanceToRect(p, shape.rect) <= (radius + gap) ** 2;
  return squaredDistance(p, shape.at) <= (shape.radius + radius + gap) ** 2;
}

/** Have the insides of two shapes a point in common? */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  if (a.kind === 'disc') return !pointKeepsFrom(a.at, b, a.radius);
  if (b.kind === 'disc') return !pointKeepsFrom(b.at, a, b.radius);
  return rectsOverlap(a.rect, b.rect);
}

export const boundsOf = (shape: Shape): Rect =>
  shape.kind === 'box' ? shape.rect : growRect([shape.at[0], shape.at[1], shape.at[0], shape.at[1]], shape.radius);

export function isShapeInRect(shape: Shape, rect: Rect): boolean {
  const [x0, y0, x1, y1] = boundsOf(shape);
  return isInRect([x0, y0], rect) && isInRect([x1, y1], rect);
}
