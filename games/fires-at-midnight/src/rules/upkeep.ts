import { keptWaterIn } from '../content/settings.ts';
import { type Out, call } from '@nightfall/kernel';
import { explodes, smokeCatches, spreadMark, treeCatches } from '../queries/burning.ts';
import { SQUARES, rolledSquare, squareAt } from '../space/grid.ts';
import { always, dice, rule, until } from './sentences.ts';
import { type Chest, FIRE, type Mark, SMOKE, type Square, type State, type UpkeepFrame, type View } from '../state.ts';
import {
  isChestHere,
  isOnTable,
  isTreeHere,
  isVillagerHere,
  squareOf,
  villagersHere,
  activeFirefighter,
} from '../queries/village.ts';
import { isRuin } from '../space/houses.ts';
import type { Fires, Step } from '../moves.ts';
import { beginStep, burnTree, explodeChest, killVillager, knockDown, mark, tellDice, trimWater } from '../verbs/fire.ts';
import { arrivalOf } from './arrival.ts';
import { damageOnce } from './collapse.ts';
import { explosionAt } from './explosion.ts';

/** FM-11.10 */
function trimFlask(s: State, out: Out<Fires>): void {
  const active = activeFirefighter(s);
  const kept = keptWaterIn(s.settings);
  if (active.water > kept) trimWater(active, kept, out);
}

const spreadClause = (s: State, sq: Square) => (s.marks[sq] === SMOKE ? 'FM-11.14' : s.boom[sq] ? 'FM-11.15' : 'FM-11.13');
/** FM-11.12 One of four things, by what lay on the square before the roll (FM-11.13–11.16). */
function spreadTo(s: State, sq: Square, out: Out<Fires>): void {
  if (s.marks[sq] === FIRE) call(s, explosionAt(sq));
  else mark(s, sq, spreadMark(s.marks[sq]!, s.boom[sq]!), spreadClause(s, sq), out);
}

/** FM-11.20 Once, for all trees in marked squares; FM-11.22 later ones wait for the next upkeep. */
function burnTrees(s: State, out: Out<Fires>): void {
  for (const tree of s.trees) {
    if (!isTreeHere(tree)) continue;
    const sq = squareOf(s, tree);
    if (!s.marks[sq]) continue;
    if (s.marks[sq] === SMOKE) mark(s, sq, FIRE, 'FM-11.20', out);
    burnTree(s, tree, sq, out);
  }
}

/** FM-11.24 The chest in the first burning square; the lower id if two share it. */
function nextChest(s: View): Chest | undefined {
  let first: Chest | undefined;
  for (const chest of s.chests)
    if (isChestHere(chest) && explodes(s.marks, squareOf(s, chest)) && (!first || squareOf(s, chest) < squareOf(s, first)))
      first = chest;
  return first;
}

function explodeNext(s: State, _f: UpkeepFrame, out: Out<Fires>): void {
  const chest = nextChest(s)!;
  const sq = squareOf(s, chest);
  explodeChest(s, chest, sq, out);
  call(s, explosionAt(sq));
}

/** The first square with a tree that catches this; −1 if there is none. */
function treeToCatch(s: State, what: Mark): Square {
  let first = -1;
  for (const tree of s.trees) {
    const sq = isTreeHere(tree) ? squareOf(s, tree) : -1;
    if ((first < 0 || sq < first) && treeCatches(s.marks, sq, what)) first = sq;
  }
  return first;
}

/** FM-11.28–11.31 Fire first, then smoke; markers put down here count for the other trees at once, the trees stay for now. */
function treesCatch(s: State, out: Out<Fires>): void {
  for (let sq = treeToCatch(s, FIRE); sq >= 0; sq = treeToCatch(s, FIRE)) mark(s, sq, FIRE, 'FM-11.28', out);
  for (let sq = treeToCatch(s, SMOKE); sq >= 0; sq = treeToCatch(s, SMOKE)) mark(s, sq, SMOKE, 'FM-11.29', out);
}

/** FM-11.33 Every house with fire in it, H1 first. */
function damageHouses(s: State, out: Out<Fires>): void {
  for (const house of s.houses) {
    if (!isRuin(house) && s.marks[house.sq] === FIRE) damageOnce(s, house, 'FM-11.33', out);
    if (s.result) return;
  }
}

/** FM-11.36 This fire does no damage before the next upkeep (FM-11.37). */
function housesCatch(s: State, out: Out<Fires>): void {
  for (const house of s.houses) if (!isRuin(house) && s.marks[house.sq] === SMOKE) mark(s, house.sq, FIRE, 'FM-11.36', out);
}

/** FM-11.40 The first smoke beside fire turns, then the search begins again. */
function smokeBurns(s: State, out: Out<Fires>): void {
  const catches = (sq: Square) => smokeCatches(s.marks, sq);
  for (let sq = SQUARES.find(catches); sq !== undefined; sq = SQUARES.find(catches)) mark(s, sq, FIRE, 'FM-11.40', out);
}

/** FM-11.44, FM-11.45, FM-22.4 On the floor or in somebody's arms, V1 first. */
function villagersDie(s: State, out: Out<Fires>): void {
  for (const villager of s.villagers) {
    if (isVillagerHere(villager) && s.marks[squareOf(s, villager)] === FIRE) killVillager(s, villager, 'FM-11.44', out);
    if (s.result) return;
  }
}

/** FM-11.47 All of them, no matter whose turn it is, in a house or beside it. */
function firefightersFall(s: State, out: Out<Fires>): void {
  for (const f of s.crew) if (isOnTable(f) && s.marks[squareAt(f.at)] === FIRE) knockDown(f, 'FM-11.47', out);
}

/** FM-11.50–11.52 At most one an upkeep, if fewer than three are here; step 6 of this upkeep is over. */
function newVillager(s: State): void {
  const next = s.villagers.find((villager) => villager.state === 'pool');
  if (next && villagersHere(s) < 3) call(s, arrivalOf(next, false));
}

/** A step that the log announces, with what the rules do in it. */
const step = (number: Step, clause: string, work?: (s: State, out: Out<Fires>) => void) =>
  always<UpkeepFrame>((s, _f, out) => {
    beginStep(out, number, clause);
    work?.(s, out);
  });

/** FM-11.2 The upkeep, step by step (left alone it ends the game as in FM-20.30); FM-22.3 says which step repeats. A loss stops it on the spot (FM-11.3, FM-14.3). */
export const upkeep = rule<UpkeepFrame>('FM-11', 'it is the fire’s turn', {
  water: step('0', 'FM-11.10', trimFlask),
  announce: step('1-3', 'FM-11.12'),
  // FM-11.4 Thrown only now. FM-15.8 As often as the fire spreads in this village.
  spread: until(
    (_v, f) => f.rolls === 0,
    dice(
      () => [6, 6],
      (s, f, faces, out) => {
        f.rolls -= 1;
        tellDice(out, 'spread', 'FM-11.12', '', faces, null);
        spreadTo(s, rolledSquare(faces), out);
      },
    ),
  ),
  treesBurn: step('4.1', 'FM-11.20', burnTrees),
  chests: step('4.2', 'FM-11.24'),
  explode: until((v) => !nextChest(v), always(explodeNext)),
  treesCatch: step('4.3', 'FM-11.28', treesCatch),
  damage: step('4.4', 'FM-11.33', damageHouses),
  housesCatch: step('4.5', 'FM-11.36', housesCatch),
  smokeCatches: step('5', 'FM-11.40', smokeBurns),
  villagersDie: step('6', 'FM-11.44', villagersDie),
  firefightersFall: step('7', 'FM-11.47', firefightersFall),
  newVillager: step('8', 'FM-11.50', newVillager),
});
