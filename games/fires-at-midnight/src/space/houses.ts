import { type Shape, box, pointKeepsFrom, squareBox } from '@nightfall/kit/plane-shapes';
import { moveRect } from '@nightfall/kit/plane';
import { centreOf } from './grid.ts';
import { BASE } from './measures.ts';
import type { House, Point, Rect, Side } from './types.ts';

/** FM-5.10 */
const HALF = 1400;

/** FM-5.13 The walls and the door panel, with the door on side S and the centre of the square at (0, 0). */
const WALLS: readonly Rect[] = [
  [-1400, 1300, 1400, 1400],
  [-1400, -1400, -1300, 1400],
  [1300, -1400, 1400, 1400],
  [-1400, -1400, -600, -1300],
  [600, -1400, 1400, -1300],
];
const PANEL: Rect = [-600, -1400, 600, -1300];

/** FM-5.13 Quarter turns from a door on side S. */
const TURNS: { readonly [S in Side]: (p: Point) => Point } = {
  S: (p) => p,
  E: ([x, y]) => [0 - y, x],
  N: ([x, y]) => [0 - x, 0 - y],
  W: ([x, y]) => [y, 0 - x],
};

function turnRect([x0, y0, x1, y1]: Rect, side: Side): Rect {
  const [ax, ay] = TURNS[side]([x0, y0]);
  const [bx, by] = TURNS[side]([x1, y1]);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

const piece = (house: House, rect: Rect): Shape => box(moveRect(turnRect(rect, house.door), centreOf(house.sq)));

const built: { readonly [S in Side]: (readonly Shape[] | undefined)[] } = { N: [], E: [], S: [], W: [] };

/** FM-5.11 The same for every house on this square with this door, so they are built once. */
export function walls(house: House): readonly Shape[] {
  const known = built[house.door];
  return (known[house.sq] ??= WALLS.map((rect) => piece(house, rect)));
}
/** FM-5.12 The panel that fills the doorway while the door is closed. */
export const doorPanel = (house: House): Shape => piece(house, PANEL);
/** FM-5.10, FM-5.17 The whole of the house: what a run and a ruin count. */
export const footprint = (house: House): Shape => squareBox(centreOf(house.sq), HALF);
export const isRuin = (house: House): boolean => house.integrity === 0;
/** The point at this distance from the middle of the house, straight out of its door. */
export function beforeDoor(house: House, distance: number): Point {
  const [cx, cy] = centreOf(house.sq);
  const [x, y] = TURNS[house.door]([0, -distance]);
  return [cx + x, cy + y];
}

/** FM-5.18, FM-5.19 The base overlaps the footprint. */
export const isInHouse = (at: Point, house: House): boolean => !pointKeepsFrom(at, footprint(house), BASE);
