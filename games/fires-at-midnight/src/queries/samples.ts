import { isChest, isTree } from '../content/box.ts';
import { borderPlace, borderPoint } from '../space/border.ts';
import { isCool } from '../space/heat.ts';
import { beforeDoor } from '../space/houses.ts';
import type { Firefighter, Point, View } from '../state.ts';

/**
 * Moves in open space cannot all be listed. These are cheap, repeatable samples; `refuse` judges each of them exactly.
 * They decide nothing, so they may round (FM-17.5).
 */

type Path = readonly Point[];

/** FM-8.42 The places that the interface offers; heat does not matter here (FM-7.13). */
export const startingPlaces: readonly Point[] = [
  [13768, 13768],
  [13768, 10232],
  [10232, 10232],
  [10232, 13768],
  [12000, 14500],
  [14500, 12000],
  [12000, 9500],
  [9500, 12000],
];

/** Points on a circle of radius 2510 round the well, about a degree apart. */
export function ringOfPlaces(): Point[] {
  const ring: Point[] = [];
  for (let n = 0; n < 64; n++) {
    // The circle by fractions: ((1 − t²) / (1 + t²), 2t / (1 + t²)) with t = n / 64 runs through a quarter of it.
    const all = 4096 + n * n;
    const x = Math.round((2510 * (4096 - n * n)) / all);
    const y = Math.round((2510 * 128 * n) / all);
    ring.push([12000 + x, 12000 + y], [12000 - y, 12000 + x], [12000 - x, 12000 - y], [12000 + y, 12000 - x]);
  }
  return ring;
}

/** Sixteen directions, as steps of about four inches. */
const COMPASS: readonly Point[] = [
  [0, 3998],
  [1530, 3694],
  [2826, 2826],
  [3694, 1530],
  [3998, 0],
  [3694, -1530],
  [2826, -2826],
  [1530, -3694],
  [0, -3998],
  [-1530, -3694],
  [-2826, -2826],
  [-3694, -1530],
  [-3998, 0],
  [-3694, 1530],
  [-2826, 2826],
  [-1530, 3694],
];
/** A number that changes from moment to moment, the same for the same moment. */
const whim = (v: View, [x, y]: Point) => x + 3 * y + 5 * v.turn + 7 * v.ap;

const clampInside = (n: number) => Math.min(23500, Math.max(500, n));
/** This many thousandths of a compass step from here, kept on the table. */
const stepFrom = ([x, y]: Point, direction: number, thousandths: number): Point => {
  const [dx, dy] = COMPASS[direction % 16]!;
  return [clampInside(x + Math.floor((dx * thousandths) / 1000)), clampInside(y + Math.floor((dy * thousandths) / 1000))];
};

/** The point at this distance from a target, on the straight way there. */
function approach(from: Point, target: Point, distance: number): Point {
  const dx = from[0] - target[0];
  const dy = from[1] - target[1];
  const far = Math.sqrt(dx * dx + dy * dy);
  return [target[0] + Math.round((dx * distance) / far), target[1] + Math.round((dy * distance) / far)];
}
const isNear = (from: Point, target: Point, within: number): boolean => {
  const dx = from[0] - target[0];
  const dy = from[1] - target[1];
  return dx * dx + dy * dy <= within * within;
};

/** FM-20.2 Places in contact with things worth touching and near enough. */
function contacts(v: View, me: Firefighter): Point[] {
  const from = me.at!;
  const found: Point[] = [];
  if (isNear(from, [12000, 12000], 6500)) found.push(approach(from, [12000, 12000], 2508));
  if (me.load !== null) return found;
  for (const one of v.villagers)
    if (one.state === 'table' && isNear(from, one.at!, 5000)) found.push(approach(from, one.at!, 1008));
  for (const one of v.chests) if (one.state === 'floor' && isNear(from, one.at!, 4500)) found.push(approach(from, one.at!, 1210));
  for (const one of v.trees) if (one.at !== null && isNear(from, one.at, 5000)) found.push(approach(from, one.at, 1258));
  for (const one of v.houses)
    if (!one.open && one.integrity > 0 && isNear(from, beforeDoor(one, 1905), 4000)) found.push(beforeDoor(one, 1905));
  return found;
}

const isElsewhere = (from: Point) => (to: Point) => to[0] !== from[0] || to[1] !== from[1];

/** Straight ways: to contact, and in five of sixteen directions. */
export function walkSample(v: View, me: Firefighter): Path[] {
  const from = me.at!;
  const turn = whim(v, from) % 16;
  const ends = contacts(v, me);
  for (let i = 0; i < 5; i++) ends.push(stepFrom(from, turn + 3 * i, i % 2 === 0 ? 1000 : 450));
  // Most ends are hot; asking that first is cheap.
  return ends.filter((to) => isElsewhere(from)(to) && isCool(v, to)).map((to) => [from, to]);
}

/** Straight runs of about ten inches and of six, in four directions. */
export function runSample(v: View, me: Firefighter): Point[] {
  const from = me.at!;
  const turn = whim(v, from) % 16;
  const ends = [0, 4, 8, 12].map((quarter, i) => stepFrom(from, turn + quarter, i % 2 === 0 ? 2490 : 1500));
  const cool = isCool(v, from) ? ends.filter((to) => isElsewhere(from)(to) && isCool(v, to)) : [];
  // Where no end is cool, one of them is enough to say why.
  return cool.length > 0 ? cool : ends.slice(0, 1);
}

/** Straight to each border within four inches. */
export function leaveSample(me: Firefighter): Path[] {
  const [x, y] = me.at!;
  const ends: Point[] = [];
  if (x <= 4000) ends.push([0, y]);
  if (x >= 20000) ends.push([24000, y]);
  if (y <= 4000) ends.push([x, 0]);
  if (y >= 20000) ends.push([x, 24000]);
  return ends.map((to) => [me.at!, to]);
}

/** Straight in, just so, half way and as far as it goes; and to both sides. */
export function enterSample(me: Firefighter): Path[] {
  const exit = me.exit!;
  const inward = (depth: number): Point => [
    Math.min(24000 - depth, Math.max(depth, exit[0])),
    Math.min(24000 - depth, Math.max(depth, exit[1])),
  ];
  const ends: Point[] = [
    inward(500),
    inward(2000),
    inward(2800),
    ...[3400, -3400].map((along) => clampedIn(borderPoint(borderPlace(exit) + along))),
  ];
  return ends.map((to) => [exit, to]);
}
const clampedIn = ([x, y]: Point): Point => [clampInside(x), clampInside(y)];

export const walkRoundSample = (me: Firefighter): Point[] =>
  [4000, -4000, 1500].map((along) => borderPoint(borderPlace(me.exit!) + along));

/** FM-15.11 How far from the firefighter a load fits at the nearest, straight along a side. */
export const gapBeside = (load: string): number => (isTree(load) ? 1255 : 1005);
/** Eight places around the firefighter. */
export function putDownSample(at: Point, load: string): Point[] {
  const near = gapBeside(load);
  const slant = isTree(load) ? 888 : isChest(load) ? 858 : 711;
  const ways: Point[] = [
    [0, near],
    [near, 0],
    [0, -near],
    [-near, 0],
    [slant, slant],
    [slant, -slant],
    [-slant, -slant],
    [-slant, slant],
  ];
  return ways.map(([dx, dy]) => [at[0] + dx, at[1] + dy]);
}
