import type { Out } from '@nightfall/kernel';
import { shapesOverlap } from '@nightfall/kit/plane-shapes';
import { SIDES, centreOf, clockwise } from '../space/grid.ts';
import { chestShape, isPlaceFree, treeShape } from '../space/blockers.ts';
import { footprint, isInHouse } from '../space/houses.ts';
import type { Firefighter, House, Point, Side, State } from '../state.ts';
import { isAllRuins, isOnTable, ruinCount } from '../queries/village.ts';
import type { Fires } from '../moves.ts';
import { bury, fall, finish, killVillager, knockDown, throwOut, weaken } from '../verbs/fire.ts';

/** FM-13.1 A house stands five hits and falls with the sixth. */
export function damageOnce(s: State, house: House, clause: string, out: Out<Fires>): void {
  weaken(house, clause, out);
  if (house.integrity === 0) collapse(s, house, out);
}

/** FM-13.2–13.8, FM-22.7, FM-22.8 The losses are checked after every death and, for the last house, at the end (FM-13.7). */
function collapse(s: State, house: House, out: Out<Fires>): void {
  fall(house, out);
  for (const villager of s.villagers)
    if (villager.state === 'table' && isInHouse(villager.at!, house)) {
      killVillager(s, villager, 'FM-13.2', out);
      if (s.result) return;
    }
  for (const f of s.crew.filter((one) => isOnTable(one) && isInHouse(one.at, house))) {
    bringOut(s, f, house, out);
    if (s.result) return;
  }
  buryLoads(s, house, out);
  if (isAllRuins(ruinCount(s))) finish(s, 'houses', 'FM-1.3', out);
}

/** FM-13.3 A carried villager dies; a chest or a tree stays with the firefighter. */
function bringOut(s: State, f: Firefighter, house: House, out: Out<Fires>): void {
  const villager = s.villagers.find((one) => one.id === f.load);
  if (villager) killVillager(s, villager, 'FM-13.3', out);
  if (s.result) return;
  const to = placeOutside(s, f, house);
  if (to) throwOut(f, to, house, out);
  knockDown(f, 'FM-13.3', out);
}

const STRAIGHT: Record<Side, Point> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** FM-13.5 The eight ways out: straight ones from the door's side clockwise, then the slanting ones between them. */
function waysOut(door: Side): Point[] {
  const sides = SIDES.map((_, i) => SIDES[(SIDES.indexOf(door) + i) % 4]!);
  const slanting = sides.map((side): Point => {
    const [x, y] = STRAIGHT[side];
    const [u, v] = STRAIGHT[clockwise(side)];
    return [x + u, y + v];
  });
  return [...sides.map((side) => STRAIGHT[side]), ...slanting];
}

/** FM-13.5 The first of 24 places that is free; FM-13.6 if there is none, they stay where they are. */
function placeOutside(s: State, f: Firefighter, house: House): Point | undefined {
  const [x, y] = centreOf(house.sq);
  for (const d of [1900, 2900, 3900])
    for (const [dx, dy] of waysOut(house.door)) {
      const to: Point = [x + d * dx, y + d * dy];
      if (isPlaceFree(s, to, f.id)) return to;
    }
  return undefined;
}

/** FM-13.8 Anything put down in the house is buried; a buried chest does not explode. */
function buryLoads(s: State, house: House, out: Out<Fires>): void {
  const walls = footprint(house);
  for (const chest of s.chests)
    if (chest.state === 'floor' && shapesOverlap(chestShape(chest.at!), walls)) bury(chest, house, out);
  for (const tree of s.trees) if (tree.state === 'chopped' && shapesOverlap(treeShape(tree.at!), walls)) bury(tree, house, out);
}
