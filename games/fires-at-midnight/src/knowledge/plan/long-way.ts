import { groundFor } from '../../space/ground.ts';
import { type Leniency } from '../../space/judge.ts';
import { MOVE_LIMIT } from '../../space/measures.ts';
import { legLength } from '../../space/paths.ts';
import type { Plan, Point, Table } from '../../space/types.ts';
import { wayTo } from './goals.ts';
import { type Roads, roadsFrom } from './roads.ts';
import { mayEndAt, planTo, type Ways, waysOf } from './ways.ts';

/** FM-10.20 A walk of several moves: where it begins, how many moves it may have, and all ways of that length. */
export type LongWays = { readonly ways: Ways; readonly most: number };

/** Undefined if the firefighter is not on the table. */
export function longWaysOf(table: Table, mover: string, most: number, leniency: Leniency): LongWays | undefined {
  const ground = groundFor(table, mover, 'move');
  if (!ground || most < 1) return undefined;
  const roads: Roads = roadsFrom(ground, most * MOVE_LIMIT);
  return { ways: { table, mover, purpose: 'move', leniency, roads }, most };
}

/** The length of the way to a place, in µin, whether or not anyone may stop there. */
export const farTo = ({ ways }: LongWays, to: Point): number =>
  mayEndAt(ways, to) ? (wayTo(ways.roads, to)?.length ?? Infinity) : Infinity;

/** The moves that lead to a place, each with a legal end; undefined if the shortest way cannot be cut like that. */
export function movesTo({ ways, most }: LongWays, to: Point): Plan[] | undefined {
  const whole = mayEndAt(ways, to) ? wayTo(ways.roads, to) : undefined;
  const legs: Plan[] = [];
  let { table } = ways;
  for (let rest = whole?.path; rest && legs.length < most;) {
    const step = waysOf(table, ways.mover, 'move', ways.leniency);
    const leg = step && farthestOn(step, rest);
    if (!leg) return undefined;
    legs.push(leg.plan);
    if (leg.rest.length < 2) return legs;
    table = standingAt(table, ways.mover, leg.plan.path.at(-1)!);
    rest = leg.rest;
  }
  return undefined;
}

const standingAt = (table: Table, mover: string, at: Point): Table => ({
  ...table,
  crew: table.crew.map((one) => (one.id === mover ? { ...one, at } : one)),
});

/** Resolution of the search for the end of a move: 0.1 inch, in µin. */
const FINE = 100_000;

/** The farthest place on a path where one move may end, and what is left of the path from there. */
function farthestOn(step: Ways, path: readonly Point[]): { readonly plan: Plan; readonly rest: readonly Point[] } | undefined {
  const length = path.slice(1).reduce((sum, at, i) => sum + legLength(path[i]!, at), 0);
  for (let far = Math.min(length, MOVE_LIMIT); far > 0; far -= FINE) {
    const rest = restFrom(path, far);
    const plan = planTo(step, rest[0]!);
    if (plan) return { plan, rest };
  }
  return undefined;
}

/** What is left of a path after this many µin. */
function restFrom(path: readonly Point[], far: number): readonly Point[] {
  let left = far;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const leg = legLength(a, b);
    if (left < leg) {
      const part = left / leg;
      return [[Math.round(a[0] + part * (b[0] - a[0])), Math.round(a[1] + part * (b[1] - a[1]))], ...path.slice(i)];
    }
    left -= leg;
  }
  return [path.at(-1)!];
}
