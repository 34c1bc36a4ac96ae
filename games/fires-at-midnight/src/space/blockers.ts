import { disc, legKeepsFromShape, pointKeepsFrom, squareBox } from '@nightfall/kit/plane-shapes';
import { isInRect } from '@nightfall/kit/plane';
import { doorPanel, footprint, isRuin, walls } from './houses.ts';
import { BASE, BASE_RECT, CHEST_HALF, TREE_RADIUS, WELL, WELL_RADIUS } from './measures.ts';
import type { Blocker, House, Point, Shape, Table } from './types.ts';

const WELL_BLOCKER: Blocker = { id: 'well', shape: disc(WELL, WELL_RADIUS) };

/** FM-5.13, FM-5.17 */
function houseBlockers(house: House): Blocker[] {
  if (isRuin(house)) return [{ id: house.id, shape: footprint(house) }];
  const pieces = walls(house).map((shape) => ({ id: house.id, shape }));
  return house.open ? pieces : [...pieces, { id: `${house.id}.door`, shape: doorPanel(house) }];
}

const shaped = (id: string, at: Point | null, shape: (at: Point) => Shape): Blocker[] => (at ? [{ id, shape: shape(at) }] : []);
export const treeShape = (at: Point): Shape => disc(at, TREE_RADIUS);
export const chestShape = (at: Point): Shape => squareBox(at, CHEST_HALF);
export const baseShape = (at: Point): Shape => disc(at, BASE);

/** FM-5.30 What seldom changes: well, houses, trees, chests. */
export const standingBlockers = (t: Table, ofHouse = houseBlockers): Blocker[] => [
  WELL_BLOCKER,
  ...t.houses.flatMap((house) => ofHouse(house)),
  ...t.trees.filter(({ state }) => state === 'standing' || state === 'chopped').flatMap((x) => shaped(x.id, x.at, treeShape)),
  ...t.chests.filter(({ state }) => state === 'floor').flatMap((x) => shaped(x.id, x.at, chestShape)),
];

/** FM-5.30 Villagers on the floor, then the other firefighters on the table, standing or down. */
export const figureBlockers = (t: Table, mover: string): Blocker[] => [
  ...t.villagers.filter(({ state }) => state === 'table').flatMap((x) => shaped(x.id, x.at, baseShape)),
  ...t.crew.filter(({ id }) => id !== mover).flatMap((x) => shaped(x.id, x.at, baseShape)),
];

/** FM-5.30 All that a firefighter could hit, in the order in which it is named. With '' as the mover everybody counts. */
export const blockersFor = (t: Table, mover: string): Blocker[] => [...standingBlockers(t), ...figureBlockers(t, mover)];

/** FM-10.134 For a run every house is solid. */
export const runBlockersFor = (t: Table, mover: string): Blocker[] => [
  ...standingBlockers(t, (house) => [{ id: house.id, shape: footprint(house) }]),
  ...figureBlockers(t, mover),
];

/** FM-5.32 */
export const isClearOf = (at: Point, blocker: Blocker): boolean => pointKeepsFrom(at, blocker.shape, BASE);
export const hitAt = (blockers: readonly Blocker[], at: Point): Blocker | undefined => blockers.find((b) => !isClearOf(at, b));
export const isClear = (blockers: readonly Blocker[], at: Point): boolean => hitAt(blockers, at) === undefined;

/** FM-5.32, FM-6.8 May a base stand here, wholly on the table and clear of everything but this firefighter himself? */
export const isPlaceFree = (t: Table, at: Point, mover: string): boolean =>
  isInRect(at, BASE_RECT) && isClear(blockersFor(t, mover), at);

/** FM-6.5, FM-6.6, FM-6.7 The first blocker that a base would hit on this leg. */
export function hitOnLeg(blockers: readonly Blocker[], a: Point, b: Point): Blocker | undefined {
  return blockers.find(({ shape }) => !legKeepsFromShape(a, b, shape, BASE));
}
