import { capital } from '@nightfall/kit/words';
import { perform, type Refusal, refusal, type Seat } from '@nightfall/kernel';
import { MOST_WATER } from '../content/box.ts';
import type { FireMove } from '../moves.ts';
import { rules } from '../rules/book.ts';
import { costOf } from '../rules/turn.ts';
import { inContact, shapeOf } from '../space/contact.ts';
import { centreOf, SQUARES, squareName } from '../space/grid.ts';
import { isInReach } from '../space/heat.ts';
import { BASE_RECT } from '../space/measures.ts';
import { clampToRect } from '@nightfall/kit/plane';
import { clone, type Firefighter, type Point, type Square, type View } from '../state.ts';
import { contactPlaces } from './plan/contact.ts';
import { farTo, type LongWays, longWaysOf, movesTo } from './plan/long-way.ts';
import { ring } from './plan/rings.ts';
import { nearestExit, onBorder } from './plan/snap.ts';
import { waysOf } from './plan/ways.ts';

/** What a player wants when they tap a thing: the moves to get there and the action, in order; or why there is no way. */
export type Errand = {
  /** The mark of the thing that was touched. */
  readonly target: string;
  /** "Walk to V2 and pick them up" */
  readonly text: string;
  readonly moves: readonly FireMove[];
  readonly cost: number;
  /** The path of the walk, from where the firefighter stands; empty if no walk is needed. */
  readonly path: readonly Point[];
  /** Set if it cannot be done: then there are no moves. */
  readonly no: Refusal | undefined;
};

/** What one wants with a thing, and from where it can be done. */
type Wish = {
  readonly target: string;
  readonly to: string;
  readonly deed: string;
  readonly move: FireMove;
  readonly places: readonly Point[];
  readonly isThere: boolean;
};
type By = { readonly seat: Seat; readonly f: string };

/** Undefined where a touch of this thing means nothing but the place. */
export function errandTo(v: View, me: Firefighter, mark: string, seat: Seat): Errand | undefined {
  const wish = me.at && !me.down ? wishFor(v, { ...me, at: me.at }, mark, { seat, f: me.id }) : undefined;
  return wish && plan(v, me, wish);
}

type Standing = Firefighter & { readonly at: Point };
function wishFor(v: View, me: Standing, mark: string, by: By): Wish | undefined {
  const sq = SQUARES.find((one) => squareName(one) === mark && v.marks[one] !== 0);
  if (sq !== undefined) return dousing(v, me, sq, by);
  if (mark === 'well') return touching(v, me, 'well', 'well', 'take water', drawing(v, me, by));
  const tree = v.trees.find(({ id }) => id === mark);
  if (tree?.state === 'standing') return touching(v, me, mark, mark, 'chop it down', { type: 'chop', ...by, target: mark });
  if (v.villagers.some(({ id, state }) => id === mark && state === 'table'))
    return touching(v, me, mark, mark, 'pick them up', { type: 'pickUp', ...by, target: mark });
  if (tree || v.chests.some(({ id }) => id === mark))
    return touching(v, me, mark, mark, 'pick it up', { type: 'pickUp', ...by, target: mark });
  const house = v.houses.find(({ id, open, integrity }) => id === mark && !open && integrity > 0);
  return house && touching(v, me, mark, `${mark}.door`, 'open the door', { type: 'openDoor', ...by, target: mark });
}

/** Three at once, if there is room and time; else one. */
const drawing = (v: View, me: Firefighter, by: By): FireMove =>
  MOST_WATER - me.water > 1 && v.ap > costOf(v, me, 'take3') ? { type: 'take3', ...by } : { type: 'take1', ...by };

function touching(v: View, me: Standing, target: string, id: string, deed: string, move: FireMove): Wish | undefined {
  const shape = shapeOf(v, id);
  if (!shape) return undefined;
  const places = contactPlaces(shape).filter((at) => inContact(at, shape));
  return { target, to: target === 'well' ? 'the well' : target, deed, move, places, isThere: inContact(me.at, shape) };
}

function dousing(v: View, me: Standing, sq: Square, by: By): Wish {
  const { waterReach } = v.settings;
  const places = waterReach === null ? [] : ring(centreOf(sq), waterReach * 1000 + 490, 48);
  const what = v.marks[sq] === 2 ? 'fire' : 'smoke';
  const move: FireMove = { type: 'water', ...by, sq };
  const isThere = isInReach(me.at, sq, waterReach);
  return { target: squareName(sq), to: `the ${what} on ${squareName(sq)}`, deed: 'throw water', move, places, isThere };
}

function plan(v: View, me: Firefighter, wish: Wish): Errand {
  const shared = { target: wish.target, text: textOf(wish), path: [], cost: 0 };
  const no = refusal(rules, v, wish.move);
  if (!no) return { ...shared, moves: [wish.move], cost: v.ap - after(v, [wish.move])!.ap, no };
  const walk = wish.isThere ? undefined : walkTo(v, me, wish);
  if (!walk) return { ...shared, moves: [], no };
  const moves = [...walk.moves, wish.move];
  const end = after(v, moves);
  return end
    ? { ...shared, ...walk, moves, cost: v.ap - end.ap, no: undefined }
    : { ...shared, moves: [], no: lastNo(v, walk.moves, wish) };
}

const textOf = ({ isThere, to, deed, move }: Wish): string =>
  isThere ? `${capital(deed)}${move.type === 'water' ? '' : ` (${to})`}` : `Walk to ${to} and ${deed}`;

/** The table after these moves; undefined if one is refused. */
function after(v: View, moves: readonly FireMove[]): View | undefined {
  const s = clone(v);
  for (const move of moves) {
    if (refusal(rules, s, move)) return undefined;
    perform(rules, s, move);
  }
  return s;
}
/** Once there: why the deed is refused. */
function lastNo(v: View, walk: readonly FireMove[], { move }: Wish): Refusal | undefined {
  const there = after(v, walk);
  return there ? refusal(rules, there, move) : refusal(rules, v, move);
}

/** The shortest walk to any of the places, in as many moves as there are points for. */
function walkTo(v: View, me: Firefighter, { places, move }: Wish): { moves: FireMove[]; path: Point[] } | undefined {
  const long = longWaysOf(v, me.id, Math.floor(v.ap / costOf(v, me, 'move')), v.settings);
  const legs = long && nearest(long, places);
  if (!legs) return undefined;
  const { seat, f } = move;
  const moves = legs.map(({ path }): FireMove => ({ type: 'move', seat, f, path }));
  return { moves, path: pathOf(moves) };
}
function nearest(long: LongWays, places: readonly Point[]) {
  const far = places.map((at) => ({ at, length: farTo(long, at) })).filter(({ length }) => length < Infinity);
  for (const { at } of far.toSorted((a, b) => a.length - b.length).slice(0, 6)) {
    const legs = movesTo(long, at);
    if (legs) return legs;
  }
  return undefined;
}

/** A walk to a bare place that one move does not reach. */
export function walkFar(v: View, me: Firefighter, to: Point, seat: Seat): Errand | undefined {
  const long = me.at && !me.down ? longWaysOf(v, me.id, Math.floor(v.ap / costOf(v, me, 'move')), v.settings) : undefined;
  const legs = long && movesTo(long, to);
  if (!legs) return undefined;
  const moves = legs.map(({ path }): FireMove => ({ type: 'move', seat, f: me.id, path }));
  return { target: '', text: 'Walk there', moves, path: pathOf(moves), cost: legs.length * costOf(v, me, 'move'), no: undefined };
}

/** Off the table with a load, at the border near a place: as few moves as it takes, then out. */
export function leaveFar(v: View, me: Firefighter, near: Point, seat: Seat): Errand | undefined {
  if (!me.at || me.down || me.load === null) return undefined;
  const walk = walkFar(v, me, clampToRect(onBorder(near), BASE_RECT), seat)?.moves ?? [];
  for (let n = 0; n <= walk.length; n++) {
    const there = after(v, walk.slice(0, n));
    const ways = there && waysOf(there, me.id, 'leave');
    const exit = ways && nearestExit(ways, near);
    const moves: FireMove[] = exit ? [...walk.slice(0, n), { type: 'leave', seat, f: me.id, path: exit.path }] : [];
    const end = exit && after(v, moves);
    if (!end) continue;
    const text = `Carry ${me.load} off the table`;
    return { target: '', text, moves, path: pathOf(moves), cost: v.ap - end.ap, no: undefined };
  }
  return undefined;
}
const pathOf = (moves: readonly FireMove[]): Point[] =>
  moves.flatMap((move, i) => ('path' in move ? (i === 0 ? move.path : move.path.slice(1)) : []));
