import { boundsOf, legKeepsFromShape } from '@nightfall/kit/plane-shapes';
import { growRect, isInRect, squaredDistance } from '@nightfall/kit/plane';
import { hitOnLeg, standingBlockers } from '../../space/blockers.ts';
import { BASE, BASE_RECT } from '../../space/measures.ts';
import type { Blocker, Point, Table } from '../../space/types.ts';

/**
 * FM-20.5 Long distances, for those who look ahead: a lattice of quarter inches with sixteen directions, round well and houses.
 * Doors count as open (opening one is an action, not a detour). Figures will have moved, and trees and chests make no long
 * detour: without them the lattice lasts until a house falls.
 */

const FIRST = 500;
const STEP = 250;
const SIDE = 93;
const NODES = SIDE * SIDE;
/** Eight directions and their opposites, with their lengths in mil. */
const HALF: readonly Point[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
  [1, 2],
  [1, -2],
];
const COMPASS: readonly Point[] = [...HALF, ...HALF.map(([x, y]): Point => [0 - x, 0 - y])];
const ACROSS: readonly number[] = COMPASS.map(([x]) => x);
const UP: readonly number[] = COMPASS.map(([, y]) => y);
const OFFSETS: readonly number[] = COMPASS.map(([x, y]) => x * SIDE + y);
const LENGTHS: readonly number[] = COMPASS.map(([x, y]) => Math.round(STEP * Math.sqrt(x * x + y * y)));

const nodeAt = (i: number): Point => [FIRST + STEP * Math.floor(i / SIDE), FIRST + STEP * (i % SIDE)];
const isNode = (x: number, y: number) => x >= 0 && y >= 0 && x < SIDE && y < SIDE;

/** For each node the directions that are closed, as bits. */
type Lattice = { readonly standing: readonly Blocker[]; readonly closed: Uint16Array };

function newLattice(standing: readonly Blocker[]): Lattice {
  const closed = new Uint16Array(NODES);
  for (const blocker of standing) closeRound(blocker, closed);
  return { standing, closed };
}

/** The lattice column or row next to a coordinate, kept inside. */
const row = (c: number) => Math.min(SIDE - 1, Math.max(0, Math.round((c - FIRST) / STEP)));

function closeRound({ shape }: Blocker, closed: Uint16Array): void {
  const [x0, y0, x1, y1] = growRect(boundsOf(shape), BASE + 3 * STEP);
  for (let x = row(x0); x <= row(x1); x++)
    for (let y = row(y0); y <= row(y1); y++) {
      const node = x * SIDE + y;
      HALF.forEach(([dx, dy], d) => {
        const other = node + dx * SIDE + dy;
        if (!isNode(x + dx, y + dy) || legKeepsFromShape(nodeAt(node), nodeAt(other), shape, BASE)) return;
        closed[node]! |= 1 << d;
        closed[other]! |= 1 << (d + HALF.length);
      });
    }
}

/** How far it is to a goal from everywhere, in mil, or NO_WAY. */
export type Distances = Int32Array;
const NO_WAY = 1 << 30;

/** A ring of buckets, longer than any leg of the lattice: a queue in the order of whole lengths. */
const BUCKETS = 1024;

function spread({ closed }: Lattice, from: readonly (readonly [node: number, length: number])[]): Distances {
  const distances: Distances = new Int32Array(NODES).fill(NO_WAY);
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  let waiting = 0;
  for (const [node, length] of from) waiting += reach(node, length, distances, buckets);
  for (let length = 0; waiting > 0; length++) {
    const bucket = buckets[length % BUCKETS]!;
    waiting -= bucket.length;
    for (const node of bucket) if (distances[node] === length) waiting += goOn(node, closed[node]!, distances, buckets);
    bucket.length = 0;
  }
  return distances;
}

/** Puts a node into its bucket if this is a shorter way to it; 1 if so, else 0. */
function reach(node: number, length: number, distances: Distances, buckets: number[][]): number {
  if (length >= distances[node]!) return 0;
  distances[node] = length;
  buckets[length % BUCKETS]!.push(node);
  return 1;
}

/** Reaches the neighbours of a node and says how many are new. */
function goOn(node: number, closed: number, distances: Distances, buckets: number[][]): number {
  const x = Math.floor(node / SIDE);
  const y = node % SIDE;
  const length = distances[node]!;
  let found = 0;
  for (let d = 0; d < OFFSETS.length; d++) {
    if ((closed >> d) & 1 || !isNode(x + ACROSS[d]!, y + UP[d]!)) continue;
    found += reach(node + OFFSETS[d]!, length + LENGTHS[d]!, distances, buckets);
  }
  return found;
}

/** The nodes next to a place from which a base can go there straight, with their distance; none if it is off the table. */
function nodesBeside({ standing }: Lattice, at: Point): [number, number][] {
  const found: [number, number][] = [];
  if (!isInRect(at, BASE_RECT)) return found;
  const [cx, cy] = [row(at[0]), row(at[1])];
  for (let x = cx - 1; x <= cx + 1; x++)
    for (let y = cy - 1; y <= cy + 1; y++) {
      if (!isNode(x, y)) continue;
      const node = x * SIDE + y;
      if (!hitOnLeg(standing, nodeAt(node), at)) found.push([node, Math.round(Math.sqrt(squaredDistance(nodeAt(node), at)))]);
    }
  return found;
}

const bare = (t: Table): Table => ({ ...t, houses: t.houses.map((h) => ({ ...h, open: true })), trees: [], chests: [] });
const keyOf = (standing: readonly Blocker[]) => standing.map(({ id, shape }) => id + boundsOf(shape).join()).join(';');

/** Caches: lattices by layout, distances by layout and places. They never affect a decision. */
const lattices = new Map<string, Lattice>();
const known = new Map<string, Distances>();

function remember<T>(kept: Map<string, T>, key: string, most: number, make: () => T): T {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
  return value;
}

/** FM-20.5 How far it is from everywhere to the nearest of these places, each of which may be blocked or not. */
export function distancesTo(t: Table, places: readonly Point[]): Distances {
  const standing = standingBlockers(bare(t));
  const key = keyOf(standing);
  return remember(known, `${key}|${places.join(' ')}`, 64, () => {
    const lattice = remember(lattices, key, 6, () => newLattice(standing));
    return spread(
      lattice,
      places.flatMap((at) => nodesBeside(lattice, at)),
    );
  });
}

/** The distance from a place: over the best of the nodes beside it, walls between them not looked at. Infinite: no way. */
export function wayLeft(distances: Distances, at: Point): number {
  let best = Infinity;
  const [cx, cy] = [row(at[0]), row(at[1])];
  for (let x = cx - 1; x <= cx + 1; x++)
    for (let y = cy - 1; y <= cy + 1; y++) {
      const node = x * SIDE + y;
      if (!isNode(x, y) || distances[node] === NO_WAY) continue;
      best = Math.min(best, distances[node]! + Math.sqrt(squaredDistance(nodeAt(node), at)));
    }
  return best;
}
