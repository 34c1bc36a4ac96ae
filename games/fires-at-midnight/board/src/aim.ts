import type { FireMove, Firefighter, Point, View } from '@nightfall/fires-at-midnight';
import { touches } from '@nightfall/fires-at-midnight/space/contact';
import { legLength } from '@nightfall/fires-at-midnight/space/paths';
import { waysOf, type Ways } from '@nightfall/fires-at-midnight/space/plan';
import { contactPlace, touchables } from '@nightfall/fires-at-midnight/space/plan-contact';
import { usefulEnds } from '@nightfall/fires-at-midnight/space/plan-ends';
import { exits } from '@nightfall/fires-at-midnight/space/plan-exits';
import { wayTo } from '@nightfall/fires-at-midnight/space/plan-goals';
import { reachable, type Region } from '@nightfall/fires-at-midnight/space/plan-region';
import { onBorder, snapTo } from '@nightfall/fires-at-midnight/space/plan-snap';
import type { Refusal, Seat } from '@nightfall/kernel';

export type Mode = 'walk' | 'run';
/** What a firefighter can reach from where he is, worked out once for each view. */
export type Reach = {
  readonly who: Firefighter;
  readonly from: Point;
  readonly ways: Ways;
  /** The ways off the table, for one who carries something. */
  readonly out: Ways | undefined;
  readonly region: Region;
};
/** Where the ghost stands, how it gets there, and why the wished place was refused, if it was. */
export type Aim = {
  readonly wished: Point;
  readonly at: Point;
  readonly path: readonly Point[];
  readonly length: number;
  readonly move: FireMove;
  /** May the ghost's place be walked to? Then a refusal speaks only of the place that was wished for. */
  readonly isLegal: boolean;
  readonly no: Refusal | undefined;
  readonly touches: readonly string[];
};
type Refuse = (move: FireMove) => Refusal | undefined;

export function reachOf(view: View, who: Firefighter): Reach | undefined {
  const ways = waysOf(view, who.id, who.at ? 'move' : 'enter', view.settings);
  if (!ways) return undefined;
  const out = who.at && who.load ? waysOf(view, who.id, 'leave') : undefined;
  return { who, from: ways.roads.ground.start, ways, out, region: reachable(ways) };
}

const clampTo = (n: number) => Math.min(24000, Math.max(0, n));
const isAtEdge = ([x, y]: Point) => Math.min(x, y, 24000 - x, 24000 - y) < 420;
const other = (from: Point, to: Point): Point => (to[0] === from[0] && to[1] === from[1] ? [to[0] + 1, to[1]] : to);

/** What would happen if the figure were let go at this place. */
export function aimAt(view: View, reach: Reach, wish: Point, mode: Mode, seat: Seat, refuse: Refuse): Aim {
  const wished: Point = other(reach.from, [clampTo(wish[0]), clampTo(wish[1])]);
  const by = { seat, f: reach.who.id };
  if (mode === 'run') {
    const to = pulled(view, wished);
    return aimed(view, wished, [reach.from, to], { type: 'run', ...by, to }, refuse);
  }
  const isLeaving = reach.out !== undefined && isAtEdge(wished);
  const ways = isLeaving ? reach.out! : reach.ways;
  const type = isLeaving ? 'leave' : ways.purpose;
  const snap = snapTo(ways, wished, reach.region);
  const goal = isLeaving ? onBorder(wished) : wished;
  const path = snap?.plan.path ?? wayTo(ways.roads, goal)?.path ?? [reach.from, goal];
  const aim = aimed(view, wished, path, { type, ...by, path }, refuse);
  return isFar(aim.at, goal) ? { ...aim, no: refuse(wishFor(ways, type, by, reach.from, goal)) ?? aim.no } : aim;
}

/** The place wished for was not to be had: how a way there would be judged says why. */
function wishFor(
  ways: Ways,
  type: 'move' | 'leave' | 'enter',
  by: { seat: Seat; f: string },
  from: Point,
  goal: Point,
): FireMove {
  return { type, ...by, path: wayTo(ways.roads, goal)?.path ?? [from, goal] };
}
const isFar = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 500 ** 2;

/** A run ends in contact, if it ends near enough to something. */
function pulled(view: View, wished: Point): Point {
  const places = touchables(view).map(({ shape }) => contactPlace(shape, wished));
  return places.find((place) => !isFar(place, wished)) ?? wished;
}

function aimed(view: View, wished: Point, path: readonly Point[], move: FireMove, refuse: Refuse): Aim {
  const at = path.at(-1)!;
  const no = refuse(move);
  const length = path.slice(1).reduce((sum, to, i) => sum + legLength(path[i]!, to), 0);
  const met = touchables(view).filter(({ id }) => touches(view, at, id));
  return { wished, at, path, length, move, isLegal: no === undefined, no, touches: met.map(({ id }) => id) };
}

/** FM-21.42 Places worth going to, by name. */
export type Destination = { readonly name: string; readonly at: Point };
const KINDS = { contact: 'Contact with', firing: 'In reach of', station: 'Towards', retreat: 'Safe in' };
const NAMES: Record<string, string> = { well: 'the well', border: 'the border' };
const nameOf = (target: string) => NAMES[target] ?? (target.endsWith('.door') ? `the door of ${target.slice(0, -5)}` : target);

export function destinations(view: View, { ways, out, who }: Reach): Destination[] {
  const ends = usefulEnds(ways, { waterReach: view.settings.waterReach, toBorder: who.load !== null });
  const named = ends.map(({ kind, target, plan }) => ({ name: `${KINDS[kind]} ${nameOf(target)}`, at: plan.path.at(-1)! }));
  const exit = out && exits(out)[0];
  const all = exit ? [{ name: 'Leave the table', at: exit.path.at(-1)! }, ...named] : named;
  return all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
}
