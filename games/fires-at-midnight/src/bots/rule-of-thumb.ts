import { MOST_WATER } from '../content/box.ts';
import { SQUARES, centreOf, squareAt, surrounding } from '../space/grid.ts';
import { WELL } from '../space/measures.ts';
import type { Blaze } from './blaze.ts';
import { type Crew, VILLAGER } from './crew.ts';
import type { Situation } from './situation.ts';

/**
 * How the crew works while a fate is played out: it fetches the villager who costs the least, clears the way with water if
 * nobody can be reached otherwise, and sprays with any points left over. Distances are straight and counted in action points.
 */

const AROUND = SQUARES.map((sq) => [...surrounding(sq)]);
const X = Float64Array.from(SQUARES, (sq) => centreOf(sq)[0]);
const Y = Float64Array.from(SQUARES, (sq) => centreOf(sq)[1]);
/** FM-7.20 What water reaches from the middle of each square. */
const NEAR = SQUARES.map((sq) => SQUARES.filter((to) => (X[sq]! - X[to]!) ** 2 + (Y[sq]! - Y[to]!) ** 2 <= 6500 ** 2));

/** Ways are somewhat longer than straight; half counted by the inch and half in whole moves, like all ways that are looked ahead. */
const DETOUR = 1.1;
function movesOver(dx: number, dy: number, less: number): number {
  const moves = (Math.max(0, Math.sqrt(dx * dx + dy * dy) - less) * DETOUR) / 4000;
  return (moves + Math.ceil(moves)) / 2;
}
const wellReach = (c: Crew, w: number) => movesOver(c.x[w]! - WELL[0], c.y[w]! - WELL[1], 2600);

function reachOf(s: Situation, c: Crew, w: number, p: number): number {
  const known = c.moved[w] ? undefined : s.people[c.known[p]!];
  if (known) return known.reach[w]!;
  const sq = c.folk[p]!;
  return movesOver(X[sq]! - c.x[w]!, Y[sq]! - c.y[w]!, 1000) + s.door[sq]!;
}

/** FM-7 What prevents touching a villager on a square: the water it takes, where, and the markers around it. */
const block = { water: 0, sq: -1, around: 0 };
function lookAround({ marks }: Blaze, sq: number): void {
  const next = AROUND[sq]!;
  let least = 3;
  block.around = 0;
  for (let i = 0; i < next.length; i++) {
    const mark = marks[next[i]!]!;
    if (mark === 0) continue;
    block.around += 1;
    if (mark < least) [least, block.sq] = [mark, next[i]!];
  }
  block.water = block.around === next.length ? least : 0;
  if (marks[sq]) [block.water, block.sq] = [marks[sq]!, sq];
}

/** The villager a firefighter would fetch, and what that costs. */
const job = { p: -1, reach: 0, water: 0, sq: -1, cost: Infinity };
function seek(s: Situation, c: Crew, z: Blaze, w: number): void {
  job.p = -1;
  job.cost = Infinity;
  for (let p = 0; p < 3; p++) if (c.folk[p]! >= 0) weigh(s, c, z, w, p);
}
function weigh(s: Situation, c: Crew, z: Blaze, w: number, p: number): void {
  const sq = c.folk[p]!;
  let reach = reachOf(s, c, w, p);
  block.water = 0;
  if (reach > 0) {
    lookAround(z, sq);
    if (block.water > c.water[w]!) reach = wellReach(c, w) + s.fill + movesOver(X[sq]! - WELL[0], Y[sq]! - WELL[1], 1000);
    else if (block.water === 0 && block.around >= 2) reach += 1;
  }
  const cost = reach + block.water + 1 + s.carry[sq]!;
  if (cost >= job.cost) return;
  job.p = p;
  job.reach = reach;
  job.water = block.water;
  job.sq = block.sq;
  job.cost = cost;
}

const inside = (n: number) => Math.min(23999, Math.max(0, n));
/** The marker in reach that is most worth the water: a chest on fire, then what threatens villagers, then smoke. */
function spray(c: Crew, z: Blaze, w: number): boolean {
  let best = -1;
  let most = 0;
  for (const sq of NEAR[squareAt([inside(c.x[w]!), inside(c.y[w]!)])]!) {
    const worth = z.marks[sq] ? worthOf(c, z, sq) : 0;
    if (worth > most) [most, best] = [worth, sq];
  }
  if (best < 0) return false;
  z.marks[best]! -= 1;
  c.water[w]! -= 1;
  return true;
}
function worthOf(c: Crew, z: Blaze, sq: number): number {
  const isFire = z.marks[sq] === 2;
  let worth = isFire ? 1 : 2;
  if (isFire && z.chests.includes(sq)) worth += 5;
  for (let p = 0; p < 3; p++) if (c.folk[p] === sq || AROUND[sq]!.includes(c.folk[p]!)) worth += 2;
  return worth;
}
function sprayOn(c: Crew, z: Blaze, w: number, ap: number): void {
  for (let left = ap; left >= 1 && c.water[w]! > 0 && spray(c, z, w);) left -= 1;
}

function walk(c: Crew, w: number, x: number, y: number, part: number): void {
  c.x[w]! += part * (x - c.x[w]!);
  c.y[w]! += part * (y - c.y[w]!);
  c.moved[w] = 1;
}
/** Out by the nearest side. */
function goOut(c: Crew, w: number): void {
  const [x, y] = [c.x[w]!, c.y[w]!];
  const least = Math.min(x, y, 24000 - x, 24000 - y);
  if (x === least || 24000 - x === least) c.x[w] = x === least ? 0 : 24000;
  else c.y[w] = y === least ? 0 : 24000;
  c.moved[w] = 1;
}

/** Each of these returns the action points that are left; none if the turn is over. */
function carry(s: Situation, c: Crew, z: Blaze, w: number, ap: number): number {
  if (c.work[w]! > ap) {
    const spent = Math.floor(ap / s.loaded) * s.loaded;
    c.work[w]! -= spent;
    sprayOn(c, z, w, ap - spent);
    return 0;
  }
  if (c.hand[w] === VILLAGER) {
    c.saved += 1;
    c.carried -= 1;
  } else if (s.workers[w]!.chest >= 0) z.chests[s.workers[w]!.chest] = -1;
  c.hand[w] = 0;
  goOut(c, w);
  return ap - c.work[w]!;
}
function fill(s: Situation, c: Crew, w: number, ap: number): number {
  const reach = wellReach(c, w);
  if (reach + s.fill > ap) {
    walk(c, w, WELL[0], WELL[1], reach <= ap ? 0.9 : (0.9 * ap) / reach);
    return 0;
  }
  if (reach > 0) walk(c, w, WELL[0], WELL[1], 0.8);
  const left = ap - reach - s.fill;
  c.water[w] = left >= 1 ? MOST_WATER : s.kept; // what is more is lost at the upkeep (FM-11.10)
  return left;
}
function fetch(s: Situation, c: Crew, z: Blaze, w: number, ap: number): number {
  const sq = c.folk[job.p]!;
  let left = ap;
  if (job.water > 0 && left >= Math.max(0, job.reach - 1) + job.water) {
    z.marks[job.sq] = 0;
    c.water[w]! -= job.water;
    left -= job.water;
    job.water = 0;
  }
  if (job.reach + job.water + 1 > left) {
    walk(c, w, X[sq]!, Y[sq]!, Math.min(0.9, left / (job.reach + 0.5)));
    return 0;
  }
  walk(c, w, X[sq]!, Y[sq]!, 1);
  c.folk[job.p] = -1;
  c.hand[w] = VILLAGER;
  c.carried += 1;
  c.work[w] = s.carry[sq]!;
  return left - job.reach - 1;
}

/** The turn of one of them. */
export function takeTurn(s: Situation, c: Crew, z: Blaze, w: number): void {
  let ap = z.settings.ap - (c.down[w] ? s.getUp : 0);
  c.down[w] = 0;
  while (ap > 0 && c.saved < z.settings.needSaved) {
    if (c.hand[w]) {
      ap = carry(s, c, z, w, ap);
      continue;
    }
    if (ap < 1) return;
    seek(s, c, z, w);
    if (job.p < 0 && c.water[w]! > 0) return sprayOn(c, z, w, ap);
    ap = job.p < 0 || job.water > c.water[w]! ? fill(s, c, w, ap) : fetch(s, c, z, w, ap);
  }
}

/** FM-9.2 Whose turn it is: among those who have not acted, the one with the least left to do. */
export function nextOf(s: Situation, c: Crew, z: Blaze): number {
  const size = s.workers.length;
  let best = c.acted.indexOf(0);
  if (best < 0 || best >= size) {
    c.acted.fill(0);
    best = 0;
  }
  for (let w = best + 1; w < size; w++) if (!c.acted[w] && costOf(s, c, z, w) < costOf(s, c, z, best)) best = w;
  c.acted[best] = 1;
  return best;
}
function costOf(s: Situation, c: Crew, z: Blaze, w: number): number {
  if (c.hand[w]) return c.hand[w] === VILLAGER ? c.work[w]! : 9;
  seek(s, c, z, w);
  return job.cost;
}
