import type { SpaceId } from '@nightfall/runebound-midnight';
import { BOX, EDGE, middleOf, type Point } from './hexes.ts';

type Size = { readonly width: number; readonly height: number };
type Look = { readonly shift: Point & { readonly scale: number }; readonly box: Size };

/** Where a space lies on the screen, in pixels of the box that the camera fills. */
export function onScreen(space: SpaceId, { shift, box }: Look): Point {
  const [wide, high] = [BOX.width + 2 * EDGE, BOX.height + 2 * EDGE];
  const fit = Math.min(box.width / wide, box.height / high);
  const { x, y } = middleOf(space);
  const left = (box.width - wide * fit) / 2 + (x + EDGE) * fit;
  const top = (box.height - high * fit) / 2 + (y + EDGE) * fit;
  return { x: shift.x + left * shift.scale, y: shift.y + top * shift.scale };
}

/** As far from the edge as half a button. */
const INSET = 28;
/** Under the line that says how the night stands. */
const TOP = 58;
/** The zoom buttons in the upper right corner and the small map in the lower left one. */
const TOOLS: Size = { width: 56, height: 186 };
const SMALL_MAP: Size = { width: 140, height: 98 };
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A sign at the edge of the screen for what lies beyond it, and the direction in degrees; undefined for what is in sight. */
export type Sign = Point & { readonly turn: number };
export function signFor(at: Point, box: Size): Sign | undefined {
  const isIn = at.x >= 0 && at.y >= 0 && at.x <= box.width && at.y <= box.height;
  if (isIn || box.width === 0) return undefined;
  const x = clamp(at.x, INSET, box.width - INSET);
  const y = clamp(at.y, TOP, box.height - INSET);
  const turn = (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI;
  return { ...clearOf({ x, y }, box), turn };
}
/** Moves a sign out from under what lies in the corners. */
function clearOf({ x, y }: Point, box: Size): Point {
  if (x > box.width - TOOLS.width - INSET && y < TOOLS.height + INSET) return { x, y: TOOLS.height + INSET };
  if (x < SMALL_MAP.width && y > box.height - SMALL_MAP.height)
    return x > INSET ? { x: SMALL_MAP.width + INSET, y } : { x, y: box.height - SMALL_MAP.height - INSET };
  return { x, y };
}
/** Signs that would lie on each other stand side by side. */
export function apart<S extends Point>(signs: readonly S[]): readonly S[] {
  const placed: S[] = [];
  for (const sign of signs) {
    let y = sign.y;
    while (placed.some((other) => Math.hypot(other.x - sign.x, other.y - y) < 46)) y -= 24;
    placed.push({ ...sign, y });
  }
  return placed;
}
