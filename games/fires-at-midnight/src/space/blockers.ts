import { disc, legKeepsFromShape, pointKeepsFrom, squareBox } from '@nightfall/kit/plane-shapes';
import { isInRect } from '@nightfall/kit/plane';
import { doorPanel, footprint, isRuin, walls } from './houses.ts';
import { BASE, BASE_RECT, CHEST_HALF, TREE_RADIUS, WELL, WELL_RADIUS } from './measures.ts';
import type { Blocker, House, Point, Shape, Table } from './types.ts';

const WELL_BLOCKER: Blocker = { id: 'well', shape: disc(WELL, WELL_RADIUS) };

/** FM-5.13, FM-5.17 */
function newHouseBlockers(house: House): readonly Blocker[] {
  if (isRuin(house)) return solidHouse(house);
  const pieces = walls(house).map((shape) => ({ id: house.id, shape }));
  return house.open ? pieces : [...pieces, { id: `${house.id}.door`, shape: doorPanel(house) }];
}
const solidHouse = (house: House): readonly Blocker[] => [{ id: house.id, shape: footprint(house) }];

/** There are few different houses: the pieces of each are kept, by its square, its door and its state. */
const kept = new Map<string, (readonly Blocker[] | undefined)[]>();
const SIDES = 'NESW';
function keptFor(house: House, kind: number, build: (house: House) => readonly Blocker[]): readonly Blocker[] {
  let mine = kept.get(house.id);
  if (!mine) kept.set(house.id, (mine = []));
  const place = 16 * house.sq + 4 * SIDES.indexOf(house.door) + kind;
  return (mine[place] ??= build(house));
}
const houseBlockers = (house: House) => keptFor(house, isRuin(house) ? 3 : house.open ? 1 : 0, newHouseBlockers);
const runHouseBlockers = (house: House) => keptFor(house, 2, solidHouse);

export const treeShape = (at: Point): Shape => disc(at, TREE_RADIUS);
export const chestShape = (at: Point): Shape => squareBox(at, CHEST_HALF);
export const baseShape = (at: Point): Shape => disc(at, BASE);

/** FM-5.30 What seldom changes: well, houses, trees, chests. */
export function standingBlockers(t: Table, ofHouse = houseBlockers): Blocker[] {
  const all = [WELL_BLOCKER];
  for (const house of t.houses) all.push(...ofHouse(house));
  for (const { id, at, state } of t.trees)
    if (at && (state === 'standing' || state === 'chopped')) all.push({ id, shape: treeShape(at) });
  for (const { id, at, state } of t.chests) if (at && state === 'floor') all.push({ id, shape: chestShape(at) });
  return all;
}

/** FM-5.30 Villagers on the floor, then the other firefighters on the table, standing or down. */
export function figureBlockers(t: Table, mover: string, all: Blocker[] = []): Blocker[] {
  for (const { id, at, state } of t.villagers) if (at && state === 'table') all.push({ id, shape: baseShape(at) });
  for (const { id, at } of t.crew) if (at && id !== mover) all.push({ id, shape: baseShape(at) });
  return all;
}

/** FM-5.30 Everything a firefighter could hit, in the order of the clause. With '' as the mover, everyone counts. */
export const blockersFor = (t: Table, mover: string): Blocker[] => figureBlockers(t, mover, standingBlockers(t));

/** FM-10.134 For a run every house is solid. */
export const runBlockersFor = (t: Table, mover: string): Blocker[] =>
  figureBlockers(t, mover, standingBlockers(t, runHouseBlockers));

/** FM-5.32 */
export const isClearOf = (at: Point, blocker: Blocker): boolean => pointKeepsFrom(at, blocker.shape, BASE);
export const hitAt = (blockers: readonly Blocker[], at: Point): Blocker | undefined => blockers.find((b) => !isClearOf(at, b));
export const isClear = (blockers: readonly Blocker[], at: Point): boolean => hitAt(blockers, at) === undefined;

/** FM-5.32, FM-6.8 May a base stand here, wholly on the table and clear of everything but this firefighter himself? */
export const isPlaceFree = (t: Table, at: Point, mover: string): boolean =>
  isInRect(at, BASE_RECT) && isClear(blockersFor(t, mover), at);

/** FM-6.5, FM-6.6, FM-6.7 The first blocker that a base would hit on this leg, exactly by FM-17.10–17.14; touching is no hit (FM-22.10). */
export function hitOnLeg(blockers: readonly Blocker[], a: Point, b: Point): Blocker | undefined {
  return blockers.find(({ shape }) => !legKeepsFromShape(a, b, shape, BASE));
}
