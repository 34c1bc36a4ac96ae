import {
  type Action,
  type FireMove,
  type Firefighter,
  type Point,
  type View,
  touches,
  groundFor,
  MOVE_LIMIT,
  pathLength,
  waysOf,
  type Ways,
  contactPlace,
  touchables,
  usefulEnds,
  exits,
  isOn,
  wayTo,
  reachable,
  type Region,
  roadsFrom,
  onBorder,
  longWaysOf,
  costOf,
  type Tiers,
  tiersOf,
  snapTo,
  gapBeside,
} from '@nightfall/fires-at-midnight';
import type { Refusal, Seat } from '@nightfall/kernel';

export type Mode = 'walk' | 'run' | 'putDown' | 'measure';
/** What a firefighter can reach from their place, computed once per view. */
export type Reach = {
  readonly who: Firefighter;
  readonly from: Point;
  readonly ways: Ways;
  /** The ways off the table, for one who carries something. */
  readonly out: Ways | undefined;
  readonly region: Region;
  /** How many moves lead where, as far as the action points go; undefined for one who can make only one. */
  readonly tiers: Tiers | undefined;
  /** FM-21.14 The way already fixed by corners, up to where `ways` begin; empty if there are none. */
  readonly via: readonly Point[];
};
/** Where the ghost stands, how it gets there, and why the wished place was refused, if it was. */
export type Aim = {
  readonly wished: Point;
  readonly at: Point;
  readonly path: readonly Point[];
  readonly length: number;
  readonly move: Action;
  /** May the ghost's place be walked to? Then a refusal speaks only of the place that was wished for. */
  readonly isLegal: boolean;
  readonly no: Refusal | undefined;
  readonly touches: readonly string[];
};
type Refuse = (move: FireMove) => Refusal | undefined;

export function reachOf(view: View, who: Firefighter, via: readonly Point[] = []): Reach | undefined {
  const corner = who.at ? via.at(-1) : undefined;
  if (corner) return reachFrom(view, who, via, corner);
  const ways = waysOf(view, who.id, who.at ? 'move' : 'enter', view.settings);
  if (!ways) return undefined;
  const out = who.at && who.load ? waysOf(view, who.id, 'leave') : undefined;
  return { who, from: ways.roads.ground.start, ways, out, region: reachable(ways), tiers: tiersFor(view, who), via: [] };
}

/** Three moves are as far as one sees ahead. */
const FARTHEST = 3;
function tiersFor(view: View, who: Firefighter): Tiers | undefined {
  const most = Math.min(FARTHEST, Math.floor(view.ap / costOf(view, who, 'move')));
  const long = who.at && most > 1 ? longWaysOf(view, who.id, most, view.settings) : undefined;
  return long && tiersOf(long);
}

/** FM-21.14 On from a corner, with what is left of the four inches. */
function reachFrom(view: View, who: Firefighter, via: readonly Point[], corner: Point): Reach | undefined {
  const table = { ...view, crew: view.crew.map((one) => (one.id === who.id ? { ...one, at: corner } : one)) };
  const limit = MOVE_LIMIT - pathLength(via);
  const waysFor = (purpose: 'move' | 'leave'): Ways | undefined => {
    const ground = limit > 0 ? groundFor(table, who.id, purpose) : undefined;
    return ground && { table, mover: who.id, purpose, leniency: view.settings, roads: roadsFrom(ground, limit) };
  };
  const ways = waysFor('move');
  const out = who.load ? waysFor('leave') : undefined;
  return ways && { who, from: corner, ways, out, region: reachable(ways), tiers: undefined, via };
}

const clampTo = (n: number) => Math.min(24000, Math.max(0, n));
const isAtEdge = ([x, y]: Point) => Math.min(x, y, 24000 - x, 24000 - y) < 420;
const other = (from: Point, to: Point): Point => (to[0] === from[0] && to[1] === from[1] ? [to[0] + 1, to[1]] : to);

/** What would happen if the figure were let go at this place; `isExact`: at this very place, without snapping. */
export function aimAt(view: View, reach: Reach, wish: Wish, seat: Seat, refuse: Refuse): Aim {
  const wished: Point = other(reach.from, [clampTo(wish.at[0]), clampTo(wish.at[1])]);
  const by = { seat, f: reach.who.id };
  if (wish.mode === 'putDown') return aimToPutDown(view, reach, wished, by, refuse);
  if (wish.mode === 'run') {
    const to = wish.isExact ? wished : pulled(view, wished);
    return aimed(view, wished, [reach.from, to], { type: 'run', ...by, to }, refuse);
  }
  return aimToWalk(view, reach, wished, wish.isExact, by, refuse);
}
export type Wish = { readonly at: Point; readonly mode: Mode; readonly isExact: boolean };
type By = { readonly seat: Seat; readonly f: string };

function aimToWalk(view: View, reach: Reach, wished: Point, isExact: boolean, by: By, refuse: Refuse): Aim {
  const isLeaving = reach.out !== undefined && isAtEdge(wished);
  const ways = isLeaving ? reach.out! : reach.ways;
  const goal = isLeaving ? onBorder(wished) : wished;
  const snap = isExact ? undefined : snapTo(ways, wished, reach.region);
  const straight = () => wayTo(ways.roads, goal)?.path ?? [reach.from, goal];
  const moveAlong = (path: readonly Point[]) => {
    const all = [...reach.via.slice(0, -1), ...path];
    return { all, move: { type: isLeaving ? 'leave' : reach.ways.purpose, ...by, path: all } as const };
  };
  const { all, move } = moveAlong(snap?.plan.path ?? straight());
  const aim = aimed(view, wished, all, move, refuse);
  // The target can't be reached; judging a path to it gives the reason. Nobody stands on a thing: touching it is reaching it.
  return isFar(aim.at, goal) && !isReached(view, aim, wished)
    ? { ...aim, no: refuse(moveAlong(straight()).move) ?? aim.no }
    : aim;
}

/** FM-15.11 The load goes down on the side that was pointed at, as near as it fits. */
function aimToPutDown(view: View, { who, from }: Reach, wished: Point, by: By, refuse: Refuse): Aim {
  const far = Math.hypot(wished[0] - from[0], wished[1] - from[1]);
  const beside = (gap: number): Point => [
    from[0] + Math.round(((wished[0] - from[0]) * gap) / far),
    from[1] + Math.round(((wished[1] - from[1]) * gap) / far),
  ];
  const gaps = Array.from({ length: 60 }, (_, i) => 1000 + 5 * i);
  const fits = gaps.find((gap) => !refuse({ type: 'putDown', ...by, at: beside(gap) }));
  const at = beside(fits ?? gapBeside(who.load!));
  return aimed(view, wished, [from, at], { type: 'putDown', ...by, at }, refuse);
}

/** Does the ghost touch the thing that was pointed at? */
const isReached = (view: View, aim: Aim, wished: Point): boolean =>
  touchables(view).some(({ id, shape }) => aim.touches.includes(id) && isOn(wished, shape));
const isFar = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 500 ** 2;

/** A run ends in contact, if it ends near enough to something. */
function pulled(view: View, wished: Point): Point {
  const places = touchables(view).map(({ shape }) => contactPlace(shape, wished));
  return places.find((place) => !isFar(place, wished)) ?? wished;
}

function aimed(view: View, wished: Point, path: readonly Point[], move: Action, refuse: Refuse): Aim {
  const at = path.at(-1)!;
  const no = refuse(move);
  const length = pathLength(path);
  const met = touchables(view).filter(({ id }) => touches(view, at, id));
  return { wished, at, path, length, move, isLegal: no === undefined, no, touches: met.map(({ id }) => id) };
}

/** FM-21.42 Places worth going to, by name. */
export type Destination = { readonly name: string; readonly at: Point };
const KINDS = { contact: 'To', firing: 'In reach of', station: 'Towards', retreat: 'Safe on' };
const NAMES: Record<string, string> = { well: 'the well', border: 'the border' };
const nameOf = (target: string) => NAMES[target] ?? (target.endsWith('.door') ? `${target.slice(0, -5)}’s door` : target);

export function destinations(view: View, { ways, out, who }: Reach): Destination[] {
  const ends = usefulEnds(ways, { waterReach: view.settings.waterReach, toBorder: who.load !== null });
  const named = ends.map(({ kind, target, plan }) => ({ name: `${KINDS[kind]} ${nameOf(target)}`, at: plan.path.at(-1)! }));
  const exit = out && exits(out)[0];
  const all = exit ? [{ name: 'Leave the table', at: exit.path.at(-1)! }, ...named] : named;
  return all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
}
