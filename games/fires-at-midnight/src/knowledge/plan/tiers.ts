import { isInRect } from '@nightfall/kit/plane';
import { MOVE_LIMIT } from '../../space/measures.ts';
import { lastStopBefore } from './goals.ts';
import type { LongWays } from './long-way.ts';
import { type Region, samplePoint } from './region.ts';
import { mayEndAt } from './ways.ts';

/** How many moves it takes to reach each sample of the table; 0 if it cannot be reached or nobody may stop there. */
export type Tiers = Region;
const STEP = 400;

/** FM-21.10 The contours of one, two, three moves. */
export function tiersOf({ ways, most }: LongWays): Tiers {
  const reach = Math.ceil((most * MOVE_LIMIT) / 1000 / STEP);
  const [x, y] = ways.roads.ground.start;
  const size = 2 * reach + 1;
  const tiers: Tiers = { corner: [x - reach * STEP, y - reach * STEP], step: STEP, size, cells: new Uint8Array(size * size) };
  let hint = 0;
  for (let cell = 0; cell < tiers.cells.length; cell++) {
    const at = samplePoint(tiers, cell);
    if (!isInRect(at, ways.roads.ground.bounds)) continue;
    const last = lastStopBefore(ways.roads, at, hint);
    hint = last?.stop ?? 0;
    if (last && mayEndAt(ways, at)) tiers.cells[cell] = Math.ceil(last.length / MOVE_LIMIT);
  }
  return tiers;
}
