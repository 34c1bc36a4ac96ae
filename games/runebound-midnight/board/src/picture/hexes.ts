import { COLUMNS, MAP, ROWS, type SpaceId } from '@nightfall/runebound-midnight';

/** A hex with its point up: half as broad as this, twice, and from row to row three quarters of its height. */
export const HALF = 52;
const RADIUS = 60;
export const STEP = 90;

export type Point = { readonly x: number; readonly y: number };
/** Even rows lie half a hex to the east. */
export function middleOf(id: SpaceId): Point {
  const { column, row } = MAP[id]!;
  return { x: HALF + column * 2 * HALF + (row % 2 === 0 ? HALF : 0), y: RADIUS + (row - 1) * STEP };
}
export const BOX = { width: COLUMNS.length * 2 * HALF + HALF, height: (ROWS.length - 1) * STEP + 2 * RADIUS };
/** Room for the frame of the page. */
export const EDGE = 58;
export const VIEW_BOX = `${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`;
export const ASPECT = (BOX.width + 2 * EDGE) / (BOX.height + 2 * EDGE);

/** The outline of a hex about the origin, pulled in by `inset`. */
export function hexPath(inset = 0): string {
  const [h, r] = [HALF - inset, RADIUS - inset * 1.15];
  return `M0 ${-r}L${h} ${-r / 2}V${r / 2}L0 ${r}L${-h} ${r / 2}V${-r / 2}Z`;
}
/** Several pieces in one hex stand side by side. */
export const beside = (i: number, count: number, gap: number): number => (i - (count - 1) / 2) * gap;
