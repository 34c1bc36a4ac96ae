import { surrounding } from '../space/grid.ts';
import type { View } from '../state.ts';
import { type Blaze, type Rolls, burnOn, copyBlaze, newBlaze } from './blaze.ts';
import type { Fate } from './fate.ts';
import type { Outlook } from './outlook.ts';
import { playOn } from './playout.ts';
import { type Person, type Situation, situationOf } from './situation.ts';

/**
 * FM-20.11–20.13 A quick estimate of a position, to choose which ones to examine closely: plays out the next upkeep for every
 * roll, then lets the fire burn on alone and counts how long the village lasts, weighed against the action points that the
 * villagers still cost.
 */
type Weights = {
  readonly saved: number;
  readonly dead: number;
  readonly upkeep: number;
  readonly inHand: number;
  readonly free: number;
  readonly ap: number;
  readonly water: number;
  readonly down: number;
  readonly chestInHand: number;
};
const WEIGHTS: Weights = {
  saved: 60,
  dead: 25,
  upkeep: 24,
  inHand: 48,
  free: 40,
  ap: 4.5,
  water: 1.5,
  down: 8,
  chestInHand: 6,
};
const HORIZON = 20;

const isCutOff = (z: Blaze, sq: number): boolean => z.marks[sq] !== 0 || surrounding(sq).every((next) => z.marks[next] !== 0);
const markedAround = (z: Blaze, sq: number): number => {
  let count = 0;
  for (const next of surrounding(sq)) if (z.marks[next]) count++;
  return count;
};

/** The action points of fetching somebody: the way, lifting, carrying; more if markers are in the way. */
function fetchAp(z: Blaze, p: Person, worker: number): number {
  const reach = p.reach[worker]!;
  if (reach === 0) return 1 + p.carry;
  const heat = isCutOff(z, p.sq) ? 4 : markedAround(z, p.sq) >= 2 ? 1 : 0;
  return reach + heat + 1 + p.carry;
}

const FAR = 7;
/** The worth of a free villager at this cost in action points; beyond some it falls slowly, so that distant ones still attract. */
function worthOf(cost: number, w: Weights): number {
  if (cost <= FAR) return w.free - w.ap * cost;
  return Math.max(0, (w.free - w.ap * FAR) * (1 - (cost - FAR) / 14));
}

/** FM-20.13 The cheapest assignment of free villagers to empty-handed firefighters, each taking one. */
function rescueValue(s: Situation, z: Blaze, alive: readonly Person[], w: Weights): number {
  let value = 0;
  const busy = s.workers.map(({ hand }) => hand !== null);
  const left = [...alive];
  while (left.length > 0) {
    let best: { p: number; f: number; cost: number } | undefined;
    for (let p = 0; p < left.length; p++)
      for (let f = 0; f < s.workers.length; f++) {
        if (busy[f]) continue;
        const cost = fetchAp(z, left[p]!, f) + (s.workers[f]!.down ? 2 : 0);
        if (!best || cost < best.cost) best = { p, f, cost };
      }
    if (!best) break;
    value += worthOf(best.cost, w);
    busy[best.f] = true;
    left.splice(best.p, 1);
  }
  return value;
}

type Left = { dead: number; alive: Person[]; hands: number };
/** Steps 6 and 7 of the first upkeep, exactly: who dies, who falls. */
function after(s: Situation, z: Blaze, w: Weights): Left {
  const alive = s.people.filter((p) => z.marks[p.sq] !== 2);
  let dead = s.dead + s.people.length - alive.length;
  let hands = 0;
  for (const one of s.workers) {
    const burns = one.sq >= 0 && z.marks[one.sq] === 2;
    if (burns || one.down) hands -= w.down;
    if (one.hand === 'other') hands += w.chestInHand - one.work;
    if (one.hand !== 'villager') continue;
    if (burns) dead += 1;
    else hands += w.inHand - w.ap * one.work;
  }
  return { dead, alive, hands };
}

const people = new Int8Array(3);
/** The number of upkeeps until the game is lost if nobody acts. */
function lasts(s: Situation, z: Blaze, left: Left, fate: Fate, more: Rolls): number {
  let { dead } = left;
  let { waiting } = s;
  let coming = 0;
  people.fill(-1);
  left.alive.forEach((p, i) => (people[i] = p.sq));
  for (let turn = 1; turn < HORIZON; turn++) {
    const free = people.indexOf(-1);
    if (free >= 0 && waiting > 0) {
      people[free] = fate.come[coming++ % fate.come.length]!;
      waiting -= 1;
    }
    burnOn(z, fate.spread[turn % fate.spread.length]!, more, NOTHING);
    if (z.lost) return turn;
    for (let i = 0; i < 3; i++)
      if (people[i]! >= 0 && z.marks[people[i]!] === 2) {
        people[i] = -1;
        dead += 1;
      }
    if (dead >= z.settings.deadLimit) return turn;
  }
  return HORIZON;
}

const NOTHING = () => undefined;
function live(s: Situation, z: Blaze, fate: Fate, w: Weights): number {
  copyBlaze(s.blaze, z);
  const more: Rolls = { squares: fate.more, at: 0 };
  burnOn(z, fate.spread[0]!, more, NOTHING);
  if (z.lost) return -w.dead * s.dead;
  const left = after(s, z, w);
  if (left.dead >= z.settings.deadLimit) return -w.dead * left.dead;
  const rescue = left.hands + rescueValue(s, z, left.alive, w);
  return -w.dead * left.dead + rescue + w.upkeep * lasts(s, z, left, fate, more);
}

let scratch: Blaze | undefined;

/** How good the position is at the end of a turn, at a glance; a won one is best. */
export function foresee(v: View, outlook: Outlook, fates: readonly Fate[], w: Weights = WEIGHTS): number {
  if (v.result) return v.result.win ? 1e6 : 0;
  const s = situationOf(v, outlook);
  if (scratch?.settings !== v.settings) scratch = newBlaze(v.settings);
  let sum = 0;
  for (const fate of fates) sum += live(s, scratch, fate, w);
  return sum / fates.length + w.saved * s.saved + w.water * s.water;
}

/** The quick estimate keeps a small weight in the result: it is rough, but varies less from roll to roll. */
const GLANCE = 0.05;
const WATER = 0.3;

/** The value of a position at the end of a turn, roll by roll, with a crew that keeps playing: far better than the quick estimate, and more expensive. */
export function promiseOf(v: View, outlook: Outlook): (fate: Fate) => number {
  const { result } = v;
  if (result) return () => (result.win ? 1e6 : 0);
  const s = situationOf(v, outlook);
  const z = newBlaze(v.settings);
  const base = GLANCE * WEIGHTS.saved * s.saved + WATER * s.water;
  return (fate) => base + playOn(s, z, fate) + GLANCE * live(s, z, fate, WEIGHTS);
}
