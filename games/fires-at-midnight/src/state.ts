import type { Seat } from '@nightfall/kernel';
import type { Settings } from './content/settings.ts';

/** FM-0.1 A thousandth of an inch; always a whole number. */
export type Mil = number;
/** A position. Never changed in place: a figure that moves gets a new one, so clones may share it. */
export type Point = readonly [Mil, Mil];
/** FM-4.9 6(w−1) + (b−1), from 0 to 35. */
export type Square = number;
export type Side = 'N' | 'E' | 'S' | 'W';
/** FM-3.20, FM-5.20 What lies on the centre of a square: nothing, smoke or fire. Like explosion markers it blocks nothing (FM-5.21). */
export type Mark = 0 | 1 | 2;
export const SMOKE = 1;
export const FIRE = 2;

/** FM-3.2; integrity 0 is a ruin (FM-5.17). */
export type House = { id: string; sq: Square; door: Side; open: boolean; integrity: number };
/** FM-3.4 */
export type Tree = {
  id: string;
  at: Point | null;
  state: 'standing' | 'chopped' | 'carried' | 'burnt' | 'saved' | 'buried';
  by: string | null;
};
/** FM-3.5 */
export type Chest = {
  id: string;
  at: Point | null;
  state: 'floor' | 'carried' | 'exploded' | 'saved' | 'buried';
  by: string | null;
};
/** FM-3.9 */
export type Villager = {
  id: string;
  at: Point | null;
  state: 'pool' | 'table' | 'carried' | 'saved' | 'dead';
  by: string | null;
};
/** FM-3.10; off the table `at` is null and `exit` is the point where they left. Before placement both are null. */
export type Firefighter = {
  id: string;
  owner: Seat;
  at: Point | null;
  exit: Point | null;
  down: boolean;
  water: number;
  load: string | null;
  acted: boolean;
};

export type Reason = 'saved' | 'houses' | 'dead' | 'explosions';
export type End = { win: boolean; reason: Reason };

/** FM-8 The items, the explosion and the villagers by dice, then the firefighters by their owners. `next` counts what is placed. */
export type SetupFrame = {
  rule: 'setup';
  at: 'items' | 'explosion' | 'villagers' | 'place' | 'end';
  next: number;
};
/** FM-9 */
export type RoundFrame = { rule: 'round'; at: 'open' | 'choose' | 'close' | 'end' };
export type TurnFrame = { rule: 'turn'; at: 'begin' | 'act' | 'upkeep' | 'close' | 'end'; f: string };
/** FM-11 `rolls` counts the dice of steps 1–3 that are still to come (FM-15.8). */
export type UpkeepFrame = {
  rule: 'upkeep';
  at:
    | 'water'
    | 'announce'
    | 'spread'
    | 'treesBurn'
    | 'chests'
    | 'explode'
    | 'treesCatch'
    | 'damage'
    | 'housesCatch'
    | 'smokeCatches'
    | 'villagersDie'
    | 'firefightersFall'
    | 'newVillager'
    | 'end';
  rolls: number;
};
/** FM-12 */
export type ExplosionFrame = {
  rule: 'explosion';
  at: 'supply' | 'marker' | 'house' | 'lines' | 'followUp' | 'end';
  sq: Square;
  again: boolean;
};
/** FM-13.10 */
export type ArrivalFrame = { rule: 'arrival'; at: 'roll' | 'end'; villager: string; setup: boolean };
export type FireFrame = SetupFrame | RoundFrame | TurnFrame | UpkeepFrame | ExplosionFrame | ArrivalFrame;

/** The whole game lies open on the table (FM-2.5): the state is the view. Whole numbers, words, flags and lists (FM-17.1). */
export type State = {
  stack: FireFrame[];
  /** FM-15 Fixed when the game is created; never changed, shared by clones. */
  settings: Settings;
  round: number;
  turn: number;
  active: string | null;
  ap: number;
  marks: Mark[];
  boom: boolean[];
  houses: House[];
  trees: Tree[];
  chests: Chest[];
  villagers: Villager[];
  crew: Firefighter[];
  result: End | null;
};
export type View = State;

const copyFrame = (f: FireFrame): FireFrame => ({ ...f });
const copyHouse = (h: House): House => ({ id: h.id, sq: h.sq, door: h.door, open: h.open, integrity: h.integrity });
const copyTree = (t: Tree): Tree => ({ id: t.id, at: t.at, state: t.state, by: t.by });
const copyChest = (c: Chest): Chest => ({ id: c.id, at: c.at, state: c.state, by: c.by });
const copyVillager = (v: Villager): Villager => ({ id: v.id, at: v.at, state: v.state, by: v.by });
const copyFirefighter = (f: Firefighter): Firefighter => ({
  id: f.id,
  owner: f.owner,
  at: f.at,
  exit: f.exit,
  down: f.down,
  water: f.water,
  load: f.load,
  acted: f.acted,
});

export const clone = (s: State): State => ({
  stack: s.stack.map(copyFrame),
  settings: s.settings,
  round: s.round,
  turn: s.turn,
  active: s.active,
  ap: s.ap,
  marks: s.marks.slice(),
  boom: s.boom.slice(),
  houses: s.houses.map(copyHouse),
  trees: s.trees.map(copyTree),
  chests: s.chests.map(copyChest),
  villagers: s.villagers.map(copyVillager),
  crew: s.crew.map(copyFirefighter),
  result: s.result,
});
