import { isVillager } from '../content/box.ts';
import { keptWaterIn } from '../content/settings.ts';
import { squaredDistance } from '@nightfall/kit/plane';
import { SQUARES } from '../space/grid.ts';
import { entrySpot } from '../space/border.ts';
import { WELL } from '../space/measures.ts';
import type { Firefighter, Point, View } from '../state.ts';
import { deadCount, savedCount, squareOf, standingHouseOn } from '../queries/village.ts';
import type { Blaze } from './blaze.ts';
import { moveAp } from '../rules/load.ts';
import { costOf } from '../rules/turn.ts';
import { type Outlook, blazeOf, carryAp, carryTable, movesFor, reachAp, squareOfPoint } from './outlook.ts';

/** A villager on the floor, with the action points each firefighter needs to touch them and those from there to the border. */
export type Person = { readonly sq: number; readonly reach: readonly number[]; readonly carry: number };
type Worker = {
  /** Where the firefighter stands, or left the table; then the square is −1. */
  readonly at: Point;
  readonly sq: number;
  readonly down: boolean;
  readonly acted: boolean;
  readonly water: number;
  readonly hand: 'villager' | 'other' | null;
  /** The chest they carry, or −1. */
  readonly chest: number;
  /** The action points until their load is off the table. */
  readonly work: number;
};
/** A position as the look-ahead sees it: squares and action points. */
export type Situation = {
  readonly blaze: Blaze;
  readonly people: readonly Person[];
  readonly workers: readonly Worker[];
  /** For each square: carrying somebody off from there, and opening the door if there is a closed one. */
  readonly carry: readonly number[];
  readonly door: readonly number[];
  /** FM-10.30, FM-15.2 The action points of a move with a load, of getting up, and of filling up at the well. */
  readonly loaded: number;
  readonly getUp: number;
  readonly fill: number;
  /** FM-11.10 */
  readonly kept: number;
  readonly waiting: number;
  readonly saved: number;
  readonly dead: number;
  readonly water: number;
};

function workerOf(v: View, outlook: Outlook, f: Firefighter): Worker {
  return {
    at: f.at ?? f.exit ?? WELL,
    sq: squareOfPoint(f.at),
    down: f.down,
    acted: f.acted || f.id === v.active,
    water: f.water,
    hand: f.load === null ? null : isVillager(f.load) ? 'villager' : 'other',
    chest: v.chests.findIndex(({ id }) => id === f.load),
    work: f.load === null ? 0 : carryAp(v, outlook, f.at!, f.load),
  };
}

/** FM-10.61 From outside the first move is the enter. */
function reachOf(v: View, outlook: Outlook, f: Firefighter, id: string, at: Point): number {
  if (f.at) return reachAp(v, outlook, f.at, id, at);
  if (f.exit) return Math.max(1, reachAp(v, outlook, entrySpot(f.exit), id, at) + 0.1);
  return movesFor(Math.sqrt(squaredDistance(WELL, at)) - 1000);
}

const closedDoor = (v: View, sq: number) => (standingHouseOn(v, sq)?.open === false ? 1 : 0);

export function situationOf(v: View, outlook: Outlook): Situation {
  const carry = carryTable(v, outlook);
  const kept = keptWaterIn(v.settings);
  return {
    blaze: blazeOf(v),
    people: v.villagers.flatMap((one) => {
      if (one.state !== 'table' || !one.at) return [];
      const { id, at } = one;
      const sq = squareOf(v, one);
      return [{ sq, reach: v.crew.map((f) => reachOf(v, outlook, f, id, at)), carry: carry[sq]! }];
    }),
    workers: v.crew.map((f) => workerOf(v, outlook, f)),
    carry,
    door: SQUARES.map((sq) => closedDoor(v, sq)),
    loaded: moveAp(v.settings, 'V1'),
    getUp: costOf(v, v.crew[0]!, 'getUp'),
    fill: costOf(v, v.crew[0]!, 'take3'),
    kept,
    waiting: v.villagers.filter(({ state }) => state === 'pool').length,
    saved: savedCount(v),
    dead: deadCount(v),
    water: v.crew.reduce((sum, f) => sum + Math.min(kept, f.water), 0),
  };
}
