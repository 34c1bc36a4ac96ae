import { boundsOf, legKeepsFromShape } from '@nightfall/kit/plane-shapes';
import { type Rect, growRect, squaredDistance } from '@nightfall/kit/plane';
import { SQUARES, centreOf } from '../space/grid.ts';
import { standingBlockers } from '../space/blockers.ts';
import { BASE, COOL } from '../space/measures.ts';
import type { Blocker } from '../space/types.ts';
import type { Point, View } from '../state.ts';

/**
 * FM-20.6 Action points are not inches: every stop of a way must be cool. On a lattice of whole inches this counts the moves to a
 * goal. As in the lattice of long distances, doors count as open and only well and houses block.
 */
const STEP = 1000;
const SIDE = 23;
const NODES = SIDE * SIDE;
const MOVE = 4000;
export const NONE = 99;

const PLACES: readonly Point[] = Array.from({ length: NODES }, (_, i) => [
  STEP * (1 + Math.floor(i / SIDE)),
  STEP * (1 + (i % SIDE)),
]);
/** For each square the places that a marker there makes too hot to stop at (FM-7.10). */
const HOT: readonly (readonly number[])[] = SQUARES.map((sq) =>
  PLACES.flatMap((at, i) => (squaredDistance(at, centreOf(sq)) < COOL * COOL ? [i] : [])),
);
const row = (c: number) => Math.min(SIDE, Math.max(1, Math.round(c / STEP))) - 1;

type Boxed = { readonly blocker: Blocker; readonly box: Rect };
function boxedOf(v: View): Boxed[] {
  const open = v.houses.map((h) => ({ ...h, open: true }));
  const standing = standingBlockers({ ...v, houses: open, trees: [], chests: [] });
  return standing.map((blocker) => ({ blocker, box: growRect(boundsOf(blocker.shape), BASE) }));
}
/** Exact, but looks only at what is near the leg. */
function isFree(boxed: readonly Boxed[], [ax, ay]: Point, [bx, by]: Point): boolean {
  return boxed.every(({ blocker, box: [x0, y0, x1, y1] }) => {
    if (Math.max(ax, bx) <= x0 || Math.min(ax, bx) >= x1 || Math.max(ay, by) <= y0 || Math.min(ay, by) >= y1) return true;
    return legKeepsFromShape([ax, ay], [bx, by], blocker.shape, BASE);
  });
}
/** The places of the lattice within one move. */
function nodesNear(boxed: readonly Boxed[], at: Point): number[] {
  const found: number[] = [];
  const [cx, cy] = [row(at[0]), row(at[1])];
  for (let x = Math.max(0, cx - 4); x <= Math.min(SIDE - 1, cx + 4); x++)
    for (let y = Math.max(0, cy - 4); y <= Math.min(SIDE - 1, cy + 4); y++) {
      const to = PLACES[x * SIDE + y]!;
      if (squaredDistance(at, to) <= MOVE * MOVE && isFree(boxed, at, to)) found.push(x * SIDE + y);
    }
  return found;
}

/** What stands, and for each place those within one move. */
type Legs = { readonly boxed: readonly Boxed[]; readonly from: readonly (readonly number[])[] };
/** A cache by layout; it never affects a decision. */
const known = new Map<string, Legs>();
function legsOf(v: View): Legs {
  const key = v.houses.map((h) => `${h.sq}${h.door}${h.integrity > 0}`).join();
  const kept = known.get(key);
  if (kept) return kept;
  const boxed = boxedOf(v);
  const legs = { boxed, from: PLACES.map((at) => nodesNear(boxed, at)) };
  if (known.size > 8) known.clear();
  known.set(key, legs);
  return legs;
}

/** How many moves it takes from each place to a goal, or NONE. */
export type Stops = Uint8Array;

function hotNodes(v: View): Uint8Array {
  const hot = new Uint8Array(NODES);
  for (const sq of SQUARES) if (v.marks[sq] !== 0) for (const node of HOT[sq]!) hot[node] = 1;
  return hot;
}

/** Where a last move to a place can begin: for each of some places the nodes within one move. */
export function lastMoves(v: View, places: readonly Point[]): (readonly number[])[] {
  const { boxed } = legsOf(v);
  return places.map((at) => nodesNear(boxed, at));
}
/** Where a last move of any kind can begin. */
export const nodesWhere = (fits: (at: Point) => boolean): number[] => PLACES.flatMap((at, node) => (fits(at) ? [node] : []));

const front = new Int16Array(NODES);
/** Grows from the nodes of the last moves, move by move; from a hot place one may set out, but no way leads over it. */
export function stopsTo(v: View, last: readonly (readonly number[])[]): Stops {
  const { from } = legsOf(v);
  const hot = hotNodes(v);
  const stops = new Uint8Array(NODES).fill(NONE);
  let end = 0;
  const reach = (node: number, moves: number) => {
    if (stops[node] !== NONE) return;
    stops[node] = moves;
    if (!hot[node]) front[end++] = node;
  };
  for (const nodes of last) for (const node of nodes) reach(node, 1);
  for (let i = 0; i < end; i++) for (const to of from[front[i]!]!) reach(to, stops[front[i]!]! + 1);
  return stops;
}

export const stopsFrom = (stops: Stops, at: Point): number => stops[SIDE * row(at[0]) + row(at[1])]!;
