import type { Out } from '@nightfall/kernel';
import { type Firefighter, type House, type Point, SMOKE, type Square, type State, type Tree } from '../state.ts';
import { type Load, itemNamed } from '../queries/village.ts';
import type { Fires } from '../moves.ts';
import { mark } from './fire.ts';

/** The verbs of the firefighters: what they do on the table. Action points are paid before (FM-10.2). */

type Path = readonly Point[];

/** FM-8.43 Standing, with no water and no load. */
export function takePlace(f: Firefighter, at: Point, out: Out<Fires>): void {
  f.at = at;
  out?.({ type: 'firefighterPlaced', clause: 'FM-8.40', f: f.id, at });
}

/** FM-10.2 */
export function spendAp(s: State, ap: number): void {
  s.ap -= ap;
}

/** FM-9.1 A new round: nobody has acted yet. */
export function openRound(s: State, out: Out<Fires>): void {
  s.round += 1;
  for (const f of s.crew) f.acted = false;
  out?.({ type: 'roundStarted', clause: 'FM-9.1', round: s.round });
}

/** FM-9.5 */
export function openTurn(s: State, f: Firefighter, out: Out<Fires>): void {
  s.turn += 1;
  s.active = f.id;
  s.ap = s.settings.ap;
  out?.({ type: 'turnStarted', clause: 'FM-9.5', f: f.id, turn: s.turn, ap: s.ap });
}

/** FM-9.7 Unspent action points are lost. */
export function endPhase(s: State, f: Firefighter, out: Out<Fires>): void {
  out?.({ type: 'turnEnded', clause: 'FM-9.8', f: f.id, left: s.ap });
  s.ap = 0;
}

export function endTurn(s: State, f: Firefighter): void {
  f.acted = true;
  s.active = null;
}

/** FM-10.25, FM-10.31 */
export function walk(s: State, f: Firefighter, path: Path, length: number, out: Out<Fires>): void {
  f.at = path[path.length - 1]!;
  out?.({ type: 'moved', clause: f.load === null ? 'FM-10.25' : 'FM-10.30', f: f.id, path, length, ap: s.ap, load: f.load });
}

/** FM-10.137 */
export function runTo(s: State, f: Firefighter, to: Point, length: number, out: Out<Fires>): void {
  const from = f.at!;
  f.at = to;
  out?.({ type: 'ran', clause: 'FM-10.137', f: f.id, path: [from, to], length, ap: s.ap });
}

/** FM-10.55 The load is saved and leaves the game; the firefighter is off the table. */
export function carryOff(s: State, f: Firefighter, path: Path, length: number, out: Out<Fires>): void {
  const thing = itemNamed(s, f.load!)!;
  thing.state = 'saved';
  thing.by = null;
  f.load = null;
  f.at = null;
  f.exit = path[path.length - 1]!;
  out?.({ type: 'left', clause: 'FM-10.55', f: f.id, path, length, ap: s.ap, load: thing.id });
}

/** FM-10.65 */
export function stepIn(s: State, f: Firefighter, path: Path, length: number, out: Out<Fires>): void {
  f.at = path[path.length - 1]!;
  f.exit = null;
  out?.({ type: 'entered', clause: 'FM-10.65', f: f.id, path, length, ap: s.ap });
}

/** FM-10.74 */
export function walkAround(s: State, f: Firefighter, to: Point, out: Out<Fires>): void {
  const from = f.exit!;
  f.exit = to;
  out?.({ type: 'walkedRound', clause: 'FM-10.74', f: f.id, from, to, ap: s.ap });
}

export function fillWater(s: State, f: Firefighter, count: number, clause: string, out: Out<Fires>): void {
  f.water += count;
  out?.({ type: 'waterTaken', clause, f: f.id, count, water: f.water, ap: s.ap });
}

/** FM-10.83 Fire becomes smoke, smoke goes. */
export function douse(s: State, f: Firefighter, sq: Square, out: Out<Fires>): void {
  f.water -= 1;
  out?.({ type: 'waterUsed', clause: 'FM-10.83', f: f.id, sq, water: f.water, ap: s.ap });
  mark(s, sq, s.marks[sq] === SMOKE ? 0 : SMOKE, 'FM-10.83', out);
}

/** FM-10.93 It leaves the floor and blocks nobody any more. */
export function lift(s: State, f: Firefighter, thing: Load, out: Out<Fires>): void {
  thing.state = 'carried';
  thing.at = null;
  thing.by = f.id;
  f.load = thing.id;
  out?.({ type: 'pickedUp', clause: 'FM-10.93', f: f.id, target: thing.id, ap: s.ap });
}

/** FM-10.122 It lies where it stood. */
export function fell(s: State, f: Firefighter, tree: Tree, out: Out<Fires>): void {
  tree.state = 'chopped';
  out?.({ type: 'chopped', clause: 'FM-10.122', f: f.id, target: tree.id, ap: s.ap });
}

/** FM-10.102 */
export function openUp(s: State, f: Firefighter, house: House, out: Out<Fires>): void {
  house.open = true;
  out?.({ type: 'doorOpened', clause: 'FM-10.102', f: f.id, house: house.id, ap: s.ap });
}

/** FM-10.112 */
export function getUpAgain(s: State, f: Firefighter, out: Out<Fires>): void {
  f.down = false;
  out?.({ type: 'gotUp', clause: 'FM-10.112', f: f.id, ap: s.ap });
}

/** The state of a thing nobody carries: a tree lies there felled (FM-15.11). */
function layDown(s: State, thing: Load, at: Point): void {
  const tree = s.trees.find(({ id }) => id === thing.id);
  const chest = s.chests.find(({ id }) => id === thing.id);
  const villager = s.villagers.find(({ id }) => id === thing.id);
  if (tree) tree.state = 'chopped';
  if (chest) chest.state = 'floor';
  if (villager) villager.state = 'table';
  thing.at = at;
  thing.by = null;
}

/** FM-15.11 */
export function setDown(s: State, f: Firefighter, thing: Load, at: Point, out: Out<Fires>): void {
  layDown(s, thing, at);
  f.load = null;
  out?.({ type: 'putDown', clause: 'FM-15.11', f: f.id, target: thing.id, at, ap: s.ap });
}

/** FM-15.12 */
export function handTo(s: State, f: Firefighter, to: Firefighter, thing: Load, out: Out<Fires>): void {
  thing.by = to.id;
  f.load = null;
  to.load = thing.id;
  out?.({ type: 'handedOver', clause: 'FM-15.12', f: f.id, to: to.id, target: thing.id, ap: s.ap });
}
