import type { Seat } from '@nightfall/kernel';
import { HOUSES } from '../content/box.ts';
import type { Settings } from '../content/settings.ts';
import { squareAt } from '../space/grid.ts';
import { isRuin } from '../space/houses.ts';
import type { Chest, Firefighter, House, Point, Square, Tree, View, Villager } from '../state.ts';

/** FM-9 The states of the game. */
export type Phase = 'setup.dice' | 'setup.place' | 'round.choose' | 'turn.act' | 'upkeep' | 'over';

export function phaseOf(v: View): Phase {
  const f = v.stack[v.stack.length - 1];
  if (!f) return 'over';
  if (f.rule === 'setup') return f.at === 'place' ? 'setup.place' : 'setup.dice';
  if (f.rule === 'arrival' && f.setup) return 'setup.dice';
  if (f.rule === 'round') return 'round.choose';
  return f.rule === 'turn' && f.at === 'act' ? 'turn.act' : 'upkeep';
}

const countOf = <T>(things: readonly T[], fits: (thing: T) => boolean): number => {
  let count = 0;
  for (const thing of things) if (fits(thing)) count++;
  return count;
};
const isSaved = (v: Villager) => v.state === 'saved';
const isDead = (v: Villager) => v.state === 'dead';
const isHere = (v: Villager) => v.state === 'table' || v.state === 'carried';

export const savedCount = (v: View): number => countOf(v.villagers, isSaved);
export const deadCount = (v: View): number => countOf(v.villagers, isDead);
/** FM-11.50 Carried villagers count. */
export const villagersHere = (v: View): number => countOf(v.villagers, isHere);
export const explosionCount = (v: View): number => countOf(v.boom, Boolean);
export const ruinCount = (v: View): number => countOf(v.houses, isRuin);
/** FM-12.2 Would the next explosion find no marker? */
export const isOutOfMarkers = (explosions: number, { explosionMarkers }: Settings): boolean => explosions >= explosionMarkers;
/** FM-1.3 Has the last house fallen? */
export const isAllRuins = (ruins: number): boolean => ruins === HOUSES.length;

export type Load = Villager | Chest | Tree;
/** The one with this id; a plain loop, because it is asked for every target of every action. */
function named<P extends { readonly id: string }>(pieces: readonly P[], id: string): P | undefined {
  for (const one of pieces) if (one.id === id) return one;
  return undefined;
}
/** The loads that lie or stand on the table. */
export function onTheFloor(v: View): string[] {
  const found: string[] = [];
  for (const one of v.villagers) if (one.at !== null) found.push(one.id);
  for (const one of v.chests) if (one.at !== null) found.push(one.id);
  for (const one of v.trees) if (one.at !== null) found.push(one.id);
  return found;
}
export const itemNamed = (v: View, id: string): Load | undefined =>
  named<Load>(v.villagers, id) ?? named<Load>(v.chests, id) ?? named<Load>(v.trees, id);
export const treeNamed = (v: View, id: string): Tree | undefined => named(v.trees, id);
export const houseNamed = (v: View, id: string): House | undefined => named(v.houses, id);

/** The firefighter with this id, who must exist. */
export function firefighter(v: View, id: string): Firefighter {
  const found = named(v.crew, id);
  if (!found) throw new Error(`no firefighter ${id}`);
  return found;
}
/** What a firefighter carries, in words, whether or not there is such a one. */
export const loadOf = (v: View, id: string): string => v.crew.find((f) => f.id === id)?.load ?? 'nothing';
export const activeFirefighter = (v: View): Firefighter => firefighter(v, v.active ?? '');

/** FM-4.4, FM-4.5 Where a thing is: a carried one is where its carrier is; null off the table. */
export function placeOf(v: View, thing: { at: Point | null; state: string; by: string | null }): Point | null {
  return thing.by === null ? thing.at : firefighter(v, thing.by).at;
}
/** The square of a thing on the table; −1 if it is on none. */
export function squareOf(v: View, thing: { at: Point | null; state: string; by: string | null }): Square {
  const at = placeOf(v, thing);
  return at === null ? -1 : squareAt(at);
}

/** FM-11.20, FM-11.28 Standing, chopped or in somebody's hands. */
export const isTreeHere = (t: Tree): boolean => t.state === 'standing' || t.state === 'chopped' || t.state === 'carried';
export const isChestHere = (c: Chest): boolean => c.state === 'floor' || c.state === 'carried';
export const isVillagerHere = isHere;
export const isOnTable = (f: Firefighter): f is Firefighter & { at: Point } => f.at !== null;
/** FM-10.58 */
export const isOff = (f: Firefighter): boolean => f.exit !== null;

export const houseOn = (v: View, sq: Square): House | undefined => v.houses.find((h) => h.sq === sq);
/** FM-13.4 A ruin is no house. */
export const standingHouseOn = (v: View, sq: Square): House | undefined => v.houses.find((h) => h.sq === sq && h.integrity > 0);

/** The firefighters of a seat. */
export const crewOf = (v: View, seat: Seat): string[] => v.crew.filter((f) => f.owner === seat).map((f) => f.id);
/** Seats in order, each once. */
export const ownersOf = (crew: readonly Firefighter[]): Seat[] => [...new Set(crew.map((f) => f.owner))].sort((a, b) => a - b);
