import { isInRect, samePoint } from '@nightfall/kit/plane';
import { isClear } from '../../space/blockers.ts';
import { isOnBorder } from '../../space/border.ts';
import { groundFor } from '../../space/ground.ts';
import { isCool, scrambles } from '../../space/heat.ts';
import { type Leniency, STRICT } from '../../space/judge.ts';
import { BASE_RECT, MOVE_LIMIT } from '../../space/measures.ts';
import { wayTo } from './goals.ts';
import { type Roads, roadsFrom } from './roads.ts';
import type { Plan, Point, Purpose, Table } from '../../space/types.ts';

/** All paths of a firefighter for one action, with what is needed to judge where they may end. */
export type Ways = {
  readonly table: Table;
  readonly mover: string;
  readonly purpose: Purpose;
  readonly leniency: Leniency;
  readonly roads: Roads;
};

/** FM-17.32 Undefined if the firefighter is not where such a path begins: off the table, or already on it for entering. */
export function waysOf(t: Table, mover: string, purpose: Purpose = 'move', leniency = STRICT): Ways | undefined {
  const ground = groundFor(t, mover, purpose);
  return ground && { table: t, mover, purpose, leniency, roads: roadsFrom(ground, MOVE_LIMIT) };
}

/** May such a path end here, if it can be walked? FM-10.21, FM-10.24; FM-10.52; FM-10.62–10.64. */
export function mayEndAt(ways: Ways, at: Point): boolean {
  const { start, atEnd } = ways.roads.near;
  if (ways.purpose === 'leave') return isOnBorder(at);
  return !samePoint(at, start) && isInRect(at, BASE_RECT) && isClear(atEnd, at) && isCoolEnough(ways, at);
}

/** FM-7.12, FM-15.13 */
function isCoolEnough({ table, purpose, leniency, roads }: Ways, at: Point): boolean {
  if (isCool(table, at)) return true;
  return leniency.scramble && purpose === 'move' && scrambles(table, roads.ground.start, at);
}

/** FM-6.11, FM-17.33–17.35 A legal path to this place within the limit, as short as the planner finds. */
export const planTo = (ways: Ways, to: Point): Plan | undefined => (mayEndAt(ways, to) ? wayTo(ways.roads, to) : undefined);

export function planPath(t: Table, mover: string, to: Point, purpose: Purpose = 'move', leniency = STRICT): Plan | undefined {
  const ways = waysOf(t, mover, purpose, leniency);
  return ways && planTo(ways, to);
}
