import { isInRect, squaredDistance } from '@nightfall/kit/plane';
import { lastStopBefore } from './goals.ts';
import { type Ways, mayEndAt } from './ways.ts';
import type { Point } from '../../space/types.ts';

/** FM-17.37 A sample of the table every eighth of an inch round the start. */
export type Region = {
  /** The south-western sample. */
  readonly corner: Point;
  readonly step: number;
  /** Samples in a row and in a column. */
  readonly size: number;
  /** Row by row from the south, each from the west. */
  readonly cells: Uint8Array;
};
/** FM-21.10 What a cell says. */
export const OUT_OF_REACH = 0;
export const MAY_PASS = 1;
export const MAY_STOP = 2;

const STEP = 125;
const REACH = 32;

export const samplePoint = ({ corner, step, size }: Region, cell: number): Point => [
  corner[0] + step * (cell % size),
  corner[1] + step * Math.floor(cell / size),
];

/** FM-17.37 Where the centre of the base can get, and where it may stay. */
export function reachable(ways: Ways): Region {
  const [x, y] = ways.roads.ground.start;
  const size = 2 * REACH + 1;
  const region: Region = { corner: [x - REACH * STEP, y - REACH * STEP], step: STEP, size, cells: new Uint8Array(size * size) };
  let hint = 0;
  for (let cell = 0; cell < region.cells.length; cell++) {
    const at = samplePoint(region, cell);
    if (!isInRect(at, ways.roads.ground.bounds) || squaredDistance(at, [x, y]) > (REACH * STEP) ** 2) continue;
    const last = lastStopBefore(ways.roads, at, hint);
    hint = last?.stop ?? 0;
    region.cells[cell] = !last ? OUT_OF_REACH : mayEndAt(ways, at) ? MAY_STOP : MAY_PASS;
  }
  return region;
}
