import { isHouse, isTree } from '../content/box.ts';
import type { Out } from '@nightfall/kernel';
import { integrityIn } from '../content/settings.ts';
import { blastLength, linesFrom } from '../queries/burning.ts';
import { SIDES, centreOf, sideToTheWell, squareAt } from '../space/grid.ts';
import {
  type Chest,
  FIRE,
  type Firefighter,
  type House,
  type Mark,
  type Point,
  type Reason,
  type Side,
  type Square,
  type State,
  type Tree,
  type Villager,
} from '../state.ts';
import { deadCount, explosionCount, ruinCount, savedCount, firefighter } from '../queries/village.ts';
import type { Fires, Purpose, Step } from '../moves.ts';

/** Verbs: the only writers of the board. Each makes one change and tells it with its clause (FM-18.2). */

/** FM-3.20 One marker a square: smoke, fire or none. */
export function mark(s: State, sq: Square, to: Mark, clause: string, out: Out<Fires>): void {
  const from = s.marks[sq]!;
  s.marks[sq] = to;
  out?.({ type: 'marker', clause, sq, from, to });
}

/** FM-18.4 Told before each step, also when nothing happens in it. */
export const beginStep = (out: Out<Fires>, step: Step, clause: string): void => out?.({ type: 'step', clause, step });
/** What the dice show, and why they are thrown again, if they are. */
export function tellDice(
  out: Out<Fires>,
  purpose: Purpose,
  clause: string,
  what: string,
  faces: readonly number[],
  again: string | null,
): void {
  out?.({ type: 'dice', clause, purpose, what, faces, again });
}

/** FM-8.12, FM-8.13, FM-5.15 Doors are closed, trees stand. */
export function putItem(s: State, id: string, sq: Square): void {
  const at = centreOf(sq);
  if (isHouse(id)) s.houses.push({ id, sq, door: sideToTheWell(sq), open: false, integrity: integrityIn(s.settings) });
  else if (isTree(id)) s.trees.push({ id, at, state: 'standing', by: null });
  else s.chests.push({ id, at, state: 'floor', by: null });
}
export const showItem = (id: string, sq: Square, door: Side | null, out: Out<Fires>): void =>
  out?.({ type: 'itemPlaced', clause: 'FM-8.10', id, sq, door });
/** FM-15.9 */
export function turnDoor(house: House, door: Side): void {
  house.door = door;
}

/** FM-12.1 */
export const announceExplosion = (sq: Square, out: Out<Fires>): void => out?.({ type: 'explosion', clause: 'FM-12.1', sq });
/** FM-12.6, FM-12.7 A line of a blast: all that it runs over burns. */
export function burnLine(s: State, from: Square, side: Side, out: Out<Fires>): void {
  const line = linesFrom(from)[SIDES.indexOf(side)]!;
  const squares = line.slice(0, blastLength(s.marks, line));
  out?.({ type: 'line', clause: 'FM-12.6', sq: from, side, squares });
  for (const sq of squares) if (s.marks[sq] !== FIRE) mark(s, sq, FIRE, 'FM-12.7', out);
}

/** FM-3.21 */
export function putExplosionMarker(s: State, sq: Square, clause: string, out: Out<Fires>): void {
  s.boom[sq] = true;
  out?.({ type: 'explosionMarker', clause, sq, count: explosionCount(s), of: s.settings.explosionMarkers });
}

/** FM-14.1 The end: nothing more is carried out, wherever the rules stood (FM-11.3). */
export function finish(s: State, reason: Reason, clause: string, out: Out<Fires>): void {
  s.result = { win: reason === 'saved', reason };
  s.stack.length = 0;
  out?.({ type: 'gameOver', clause, win: reason === 'saved', reason, tally: tally(s) });
}
/** FM-14.5 */
const tally = (s: State) => ({
  saved: savedCount(s),
  dead: deadCount(s),
  explosions: explosionCount(s),
  ruins: ruinCount(s),
  rounds: s.round,
  turns: s.turn,
});

/** It leaves the table, out of the hands of the firefighter who carried it, whom this names. */
function remove<T extends Tree | Chest | Villager>(s: State, thing: T, state: T['state']): string | null {
  const { by } = thing;
  if (by !== null) firefighter(s, by).load = null;
  thing.state = state;
  thing.at = null;
  thing.by = null;
  return by;
}

/** FM-11.20, FM-11.21 */
export function burnTree(s: State, tree: Tree, sq: Square, out: Out<Fires>): void {
  const by = remove(s, tree, 'burnt');
  out?.({ type: 'treeBurnt', clause: by === null ? 'FM-11.20' : 'FM-11.21', id: tree.id, sq, by });
}

/** FM-11.24, FM-11.26 */
export function explodeChest(s: State, chest: Chest, sq: Square, out: Out<Fires>): void {
  const by = remove(s, chest, 'exploded');
  out?.({ type: 'chestExploded', clause: by === null ? 'FM-11.24' : 'FM-11.26', id: chest.id, sq, by });
}

/** FM-1.4 Checked after every death. */
export function killVillager(s: State, villager: Villager, clause: string, out: Out<Fires>): void {
  const by = remove(s, villager, 'dead');
  const dead = deadCount(s);
  out?.({ type: 'villagerDied', clause, id: villager.id, by, dead, of: s.settings.deadLimit });
  if (dead >= s.settings.deadLimit) finish(s, 'dead', 'FM-1.4', out);
}

/** FM-13.8 */
export function bury(thing: Chest | Tree, house: House, out: Out<Fires>): void {
  thing.state = 'buried';
  thing.at = null;
  out?.({ type: 'buried', clause: 'FM-13.8', id: thing.id, house: house.id });
}

/** FM-13.1 */
export const fall = (house: House, out: Out<Fires>): void =>
  out?.({ type: 'houseCollapsed', clause: 'FM-13.1', house: house.id, sq: house.sq });
export function weaken(house: House, clause: string, out: Out<Fires>): void {
  house.integrity -= 1;
  out?.({ type: 'houseDamaged', clause, house: house.id, sq: house.sq, integrity: house.integrity });
}

export function throwOut(f: Firefighter, to: Point, house: House, out: Out<Fires>): void {
  const from = f.at!;
  f.at = to;
  out?.({ type: 'thrownOut', clause: 'FM-13.5', f: f.id, from, to, house: house.id });
}

/** FM-11.48 A second fall changes nothing. */
export function knockDown(f: Firefighter, clause: string, out: Out<Fires>): void {
  if (f.down) return;
  f.down = true;
  out?.({ type: 'knockedDown', clause, f: f.id });
}

export function standVillager(villager: Villager, at: Point, clause: string, out: Out<Fires>): void {
  villager.state = 'table';
  villager.at = at;
  out?.({ type: 'villagerPlaced', clause, id: villager.id, at, sq: squareAt(at) });
}

/** FM-11.10 */
export function trimWater(f: Firefighter, kept: number, out: Out<Fires>): void {
  f.water = kept;
  out?.({ type: 'waterTrimmed', clause: 'FM-11.10', f: f.id, water: kept });
}
