import { SQUARES, centreOf, surrounding } from '../grid.ts';
import type { Firefighter, Point, View } from '../state.ts';
import { deadCount, isVillagerHere, savedCount, squareOf } from '../table.ts';
import { type Blaze, type Rolls, burnOn, copyBlaze, newBlaze } from './blaze.ts';
import { type Outlook, blazeOf, carryAp, edge, reachAp, squareOfPoint } from './outlook.ts';

/**
 * What becomes of a position if the crew goes on in a plain way: each firefighter fetches the villager who costs him the fewest
 * action points and, if none can be reached, fights the fire. The fire burns as in the rules; ways are only counted.
 */

type Hand = 0 | 1 | 2; // nothing, a villager, a chest
type Worker = {
  /** The square he is in as far as the fire is concerned; −1: somewhere safe, or outside. */
  sq: number;
  at: Point;
  down: boolean;
  acted: boolean;
  water: number;
  hand: Hand;
  /** The villager he is after, −1: none. */
  after: number;
  /** Action points to what he is after, or with it off the table. */
  work: number;
  chest: number;
};
type Person = { sq: number; at: Point; taken: boolean };
type Scene = {
  readonly blaze: Blaze;
  readonly workers: Worker[];
  readonly people: Person[];
  waiting: number;
  saved: number;
  dead: number;
};

const newWorker = (): Worker => ({
  sq: -1,
  at: [0, 0],
  down: false,
  acted: false,
  water: 0,
  hand: 0,
  after: -1,
  work: 0,
  chest: -1,
});
const newPerson = (): Person => ({ sq: -1, at: [0, 0], taken: false });
const newScene = (v: View): Scene => ({
  blaze: newBlaze(v.settings),
  workers: v.crew.map(newWorker),
  people: [newPerson(), newPerson(), newPerson()],
  waiting: 0,
  saved: 0,
  dead: 0,
});

function copyScene(from: Scene, to: Scene): void {
  copyBlaze(from.blaze, to.blaze);
  from.workers.forEach((one, i) => Object.assign(to.workers[i]!, one));
  from.people.forEach((one, i) => Object.assign(to.people[i]!, one));
  to.waiting = from.waiting;
  to.saved = from.saved;
  to.dead = from.dead;
}

/** What stays the same through a look ahead. */
type Case = {
  readonly v: View;
  readonly outlook: Outlook;
  readonly first: Scene;
  /** First costs for each firefighter and person, from the real ways. */
  readonly reach: readonly number[][];
  readonly people: readonly string[];
  readonly active: number;
};

const carried = (v: View, f: Firefighter) => v.villagers.find(({ id }) => id === f.load);

function workerOf(v: View, outlook: Outlook, f: Firefighter, w: Worker): void {
  const at = f.at ?? f.exit ?? [12000, 12000];
  const load = f.load ?? '';
  Object.assign(w, {
    sq: squareOfPoint(f.at),
    at,
    down: f.down,
    acted: f.acted,
    water: f.water,
    hand: 0,
    after: -1,
    work: 0,
    chest: -1,
  });
  if (load === '') return;
  w.hand = carried(v, f) ? 1 : 2;
  w.chest = v.chests.findIndex(({ id }) => id === load);
  const way = borderWay(outlook, at);
  w.work = carryAp(v, way, load);
}
function borderWay({ toBorder }: Outlook, at: Point): number {
  const node =
    93 * Math.round((Math.min(23500, Math.max(500, at[0])) - 500) / 250) +
    Math.round((Math.min(23500, Math.max(500, at[1])) - 500) / 250);
  const way = toBorder[node] ?? -1;
  return way < 0 ? edge(at) : way + 500;
}

function sceneOf(v: View, outlook: Outlook): Case {
  const first = newScene(v);
  blazeOf(v, first.blaze);
  v.crew.forEach((f, i) => workerOf(v, outlook, f, first.workers[i]!));
  const free = v.villagers.filter(({ state }) => state === 'table');
  free.slice(0, 3).forEach((one, i) => Object.assign(first.people[i]!, { sq: squareOf(v, one), at: one.at!, taken: false }));
  first.waiting = v.villagers.filter(({ state }) => state === 'pool').length;
  first.saved = savedCount(v);
  first.dead = deadCount(v);
  const reach = v.crew.map((f) => free.map((one) => (f.at ? reachAp(v, outlook, f.at, one.id, one.at!) : entryAp(f, one.at!))));
  return { v, outlook, first, reach, people: free.map(({ id }) => id), active: v.crew.findIndex(({ id }) => id === v.active) };
}
const entryAp = (f: Firefighter, to: Point) => stepsBetween(f.exit ?? [12000, 12000], to, 1000);
const stepsBetween = (a: Point, b: Point, less: number): number =>
  Math.max(1, Math.ceil((Math.hypot(a[0] - b[0], a[1] - b[1]) - less) / 4000));

const markedAround = (z: Blaze, sq: number): number => {
  let count = 0;
  for (const next of surrounding(sq)) if (z.marks[next]) count++;
  return count;
};
/** Nobody gets at a villager in a marked square, or with markers all round. */
const isCutOff = (z: Blaze, sq: number): boolean => z.marks[sq] !== 0 || markedAround(z, sq) === surrounding(sq).length;

function costOf(c: Case, s: Scene, worker: number, person: number, fresh: boolean): number {
  const w = s.workers[worker]!;
  const p = s.people[person]!;
  const known = fresh && p.at === c.first.people[person]!.at ? c.reach[worker]![person] : undefined;
  const reach = known ?? stepsBetween(w.at, p.at, 1000) + (houseAt(s.blaze, p.sq) ? 1 : 0);
  if (reach > 0 && isCutOff(s.blaze, p.sq)) return Infinity;
  const heat = reach > 0 && markedAround(s.blaze, p.sq) >= 2 ? 1 : 0;
  return reach + heat + 1 + carryAp(c.v, c.outlook.carry[p.sq]!, 'V');
}
const houseAt = (z: Blaze, sq: number): boolean => {
  for (let h = 0; h < 4; h++) if (z.houses[h] === sq && z.integrity[h]! > 0) return true;
  return false;
};

/** The villager who is fetched with the fewest action points; −1: nobody can be. */
function choose(c: Case, s: Scene, worker: number, fresh: boolean): number {
  let best = -1;
  let least = Infinity;
  for (let p = 0; p < 3; p++) {
    const person = s.people[p]!;
    if (person.sq < 0 || person.taken) continue;
    const cost = costOf(c, s, worker, p, fresh);
    if (cost < least) [best, least] = [p, cost];
  }
  if (best >= 0) {
    const w = s.workers[worker]!;
    const p = s.people[best]!;
    w.after = best;
    w.work = least - carryAp(c.v, c.outlook.carry[p.sq]!, 'V');
    p.taken = true;
  }
  return best;
}

function dropTask(s: Scene, w: Worker): void {
  if (w.after >= 0) s.people[w.after]!.taken = false;
  w.after = -1;
}

/** One turn of a plain firefighter. */
function act(c: Case, s: Scene, worker: number, points: number, fresh: boolean): void {
  const w = s.workers[worker]!;
  let ap = points;
  if (w.down) {
    if (ap < 2) return;
    ap -= 2;
    w.down = false;
  }
  while (ap > 0) {
    if (w.hand === 0 && w.after >= 0 && w.work > 0 && isCutOff(s.blaze, s.people[w.after]!.sq)) dropTask(s, w);
    if (w.hand === 0 && w.after < 0 && choose(c, s, worker, fresh) < 0) {
      fight(s, w, ap);
      return;
    }
    const spent = Math.min(ap, w.work);
    ap -= spent;
    w.work -= spent;
    if (spent > 0) w.sq = -1;
    if (w.work > 0) return;
    if (w.hand === 0) take(c, s, w);
    else if (deliver(s, w)) return;
  }
}
function take(c: Case, s: Scene, w: Worker): void {
  const p = s.people[w.after]!;
  w.hand = 1;
  w.sq = p.sq;
  w.at = p.at;
  w.work = carryAp(c.v, c.outlook.carry[p.sq]!, 'V');
  p.sq = -1;
  w.after = -1;
}
/** Off the table; true if that wins. */
function deliver(s: Scene, w: Worker): boolean {
  if (w.hand === 1) s.saved += 1;
  else if (w.chest >= 0) s.blaze.chests[w.chest] = -1;
  w.hand = 0;
  w.chest = -1;
  w.sq = -1;
  w.at = toEdge(w.at);
  return s.saved >= s.blaze.settings.needSaved;
}
function toEdge([x, y]: Point): Point {
  const near = edge([x, y]);
  if (near === x) return [0, y];
  if (near === 24000 - x) return [24000, y];
  return near === y ? [x, 0] : [x, 24000];
}

/** With nobody to fetch: water on the fire that is easiest to put out for good. */
function fight(s: Scene, w: Worker, points: number): void {
  let ap = points;
  if (w.water === 0) {
    ap -= Math.max(0, Math.ceil((Math.hypot(w.at[0] - 12000, w.at[1] - 12000) - 2600) / 4000)) + 2;
    if (ap < 0) return;
    w.water = 3;
    w.at = [12000, 9500];
    w.sq = -1;
  }
  for (; ap > 0 && w.water > 0; ap--, w.water--) {
    const sq = worst(s.blaze, w.at);
    if (sq < 0) return;
    s.blaze.marks[sq]! -= 1;
  }
}
function worst(z: Blaze, at: Point): number {
  let best = -1;
  let least = Infinity;
  for (const sq of SQUARES) {
    if (z.marks[sq] === 0 || stepsAway(at, sq) > 8500) continue;
    const cost = markedAround(z, sq) * 2 + (z.marks[sq] === 2 ? 1 : 0);
    if (cost < least) [best, least] = [sq, cost];
  }
  return best;
}
const stepsAway = (at: Point, sq: number): number => {
  const [x, y] = centreOf(sq);
  return Math.hypot(at[0] - x, at[1] - y);
};

/** Steps 6 to 8, and who is under a falling house. */
function suffer(s: Scene, arrivals: Rolls): void {
  for (const p of s.people)
    if (p.sq >= 0 && s.blaze.marks[p.sq] === 2) {
      s.dead += 1;
      p.sq = -1;
      p.taken = false;
    }
  for (const w of s.workers) {
    if (w.after >= 0 && s.people[w.after]!.sq < 0) w.after = -1;
    if (w.sq < 0 || s.blaze.marks[w.sq] !== 2) continue;
    w.down = true;
    if (w.hand !== 1) continue;
    s.dead += 1;
    w.hand = 0;
  }
  arrive(s, arrivals);
}
function arrive(s: Scene, arrivals: Rolls): void {
  let here = 0;
  for (const p of s.people) if (p.sq >= 0) here++;
  for (const w of s.workers) if (w.hand === 1) here++;
  if (here >= 3 || s.waiting === 0) return;
  const free = s.people.find((p) => p.sq < 0);
  if (!free) return;
  s.waiting -= 1;
  free.sq = arrivals.next();
  free.at = centreOf(free.sq);
  free.taken = false;
}

/** FM-20.12 The same dice for all candidates. */
export type Fate = { readonly spread: Int8Array; readonly more: Int8Array; readonly come: Int8Array };
const reader = (rolls: Int8Array, from: number): Rolls => {
  let i = from;
  return { next: () => rolls[i++ % rolls.length]! };
};

const LONGEST = 26;

/** Plays one fate out; returns what it is worth: a whole for a win, and a share for every villager saved. */
function live(c: Case, s: Scene, fate: Fate, points: number): number {
  copyScene(c.first, s);
  const { settings } = s.blaze;
  const come = reader(fate.come, 0);
  const more = reader(fate.more, 0);
  const falls = (house: number) => underTheRoof(s, house);
  let mover = c.active;
  if (mover >= 0) act(c, s, mover, points, true);
  for (let turn = 0; turn < LONGEST && s.saved < settings.needSaved; turn++) {
    if (mover >= 0) s.workers[mover]!.acted = true;
    if (mover >= 0 || turn > 0) {
      burnOn(s.blaze, startingWith(fate.spread[turn % fate.spread.length]!, more), falls);
      if (s.blaze.lost) break;
      suffer(s, come);
      if (s.dead >= settings.deadLimit) break;
    }
    mover = nextWorker(s);
    act(c, s, mover, settings.ap, turn === 0);
  }
  return worth(s);
}
function startingWith(first: number, rest: Rolls): Rolls {
  let fresh = true;
  return {
    next: () => {
      if (!fresh) return rest.next();
      fresh = false;
      return first;
    },
  };
}
function underTheRoof(s: Scene, house: number): void {
  const sq = s.blaze.houses[house]!;
  for (const p of s.people)
    if (p.sq === sq) {
      s.dead += 1;
      p.sq = -1;
    }
}
function nextWorker(s: Scene): number {
  let next = s.workers.findIndex((w) => !w.acted);
  if (next < 0) {
    for (const w of s.workers) w.acted = false;
    next = 0;
  }
  return next;
}
function worth(s: Scene): number {
  const need = s.blaze.settings.needSaved;
  return s.saved >= need ? 2 : s.saved / need;
}

let scratch: { key: View['settings']; crew: number; scene: Scene } | undefined;
function sceneFor(v: View): Scene {
  if (scratch?.key !== v.settings || scratch.crew !== v.crew.length)
    scratch = { key: v.settings, crew: v.crew.length, scene: newScene(v) };
  return scratch.scene;
}

/** How good the position is: between 0 (all is lost) and 2 (won). */
export function foresee(v: View, outlook: Outlook, fates: readonly Fate[], points: number): number {
  if (v.result) return v.result.win ? 2 : worthOf(v);
  const c = sceneOf(v, outlook);
  const s = sceneFor(v);
  let sum = 0;
  for (const fate of fates) sum += live(c, s, fate, points);
  return sum / fates.length;
}
const worthOf = (v: View) => savedCount(v) / v.settings.needSaved;
export const hereCount = (v: View): number => v.villagers.filter(isVillagerHere).length;
