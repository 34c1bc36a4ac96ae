import { isChest, isTree } from '../content/box.ts';
import { type Shape, disc } from '@nightfall/kit/plane-shapes';
import { baseShape, chestShape, treeShape } from './blockers.ts';
import { WELL, WELL_RADIUS } from './measures.ts';
import type { Point } from '../state.ts';

/** FM-5.2 */
export const WELL_SHAPE: Shape = disc(WELL, WELL_RADIUS);

/** FM-5.1–5.6 The shape of a villager, chest or tree that lies or stands here. */
export function shapeAt(id: string, at: Point): Shape {
  if (isTree(id)) return treeShape(at);
  return isChest(id) ? chestShape(at) : baseShape(at);
}
