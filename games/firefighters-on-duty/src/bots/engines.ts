import type { Seat } from '@nightfall/kernel';
import { engineOf } from '../content/vehicles.ts';
import { blockerAt } from '../queries/vehicles.ts';
import { type City, UNREACHED } from '../city/city.ts';
import { needAt } from './needs.ts';
import { reach } from './roads.ts';
import type { Scene } from './scene.ts';

/** FD-26.4 Where the dispatcher sends an engine: the road, what it is worth, and the Areas it serves from there. `isShut`: others stand in the way. */
export type Post = {
  readonly road: number;
  readonly score: number;
  readonly areas: readonly number[];
  readonly forWater: boolean;
  readonly isShut: boolean;
};

const WEIGHTS = [1, 0.5, 0.25, 0.1];

/** Firefighters who can walk, and whether a hose lies where they stand. */
type Hoseman = { readonly at: number; readonly hasHose: boolean };
function hosemen({ v: { spaces } }: Scene): Hoseman[] {
  const found: Hoseman[] = [];
  for (let at = 0; at < spaces.length; at++) {
    const { ff, debris, hose } = spaces[at]!;
    if (ff > 0 && debris === 0) found.push({ at, hasHose: hose > 0 });
  }
  return found;
}

/** Firefighter steps until a hose team of this engine stands in the Area. */
function stepsToTeam({ v, city }: Scene, men: readonly Hoseman[], engine: number, area: number): number {
  const here = v.spaces[area]!;
  if (here.ff > 0 && here.hose > 0) return 0;
  const it = v.vehicles[engine]!;
  const base = v.spaces[it.at]!;
  const isHome = city.stationAt[it.at]! >= 0;
  const isEquipped = it.ff + (isHome ? base.ff : 0) > 0 && it.hose + (isHome ? base.hose : 0) > 0;
  let best = isEquipped ? 1 : 7;
  for (const { at, hasHose } of men) if (hasHose || here.hose > 0) best = Math.min(best, city.walking[at]![area]!);
  return best;
}

/** A road from which an engine could do something: the Areas that burn beside it, and those where somebody is needed. */
type Prospect = {
  readonly road: number;
  readonly fires: readonly number[];
  readonly needs: readonly { readonly area: number; readonly need: number }[];
};
/** Where a Firefighter is needed, fires apart, and nobody is yet. */
const needed = (scene: Scene): { area: number; need: number }[] =>
  scene.city.areas.flatMap((area) => {
    const need = scene.v.spaces[area]!.ff > 0 ? 0 : needAt(scene, area);
    return need > 0 ? [{ area, need }] : [];
  });
function prospects(scene: Scene): Prospect[] {
  const { city, burning } = scene;
  const found = new Map<number, { road: number; fires: number[]; needs: { area: number; need: number }[] }>();
  const at = (road: number) => {
    const known = found.get(road) ?? { road, fires: [], needs: [] };
    found.set(road, known);
    return known;
  };
  const numbered = (area: number) => city.roadsBeside[area]!.filter((road) => city.places[road]!.num > 0);
  for (const space of burning)
    if (!city.isArea[space]) at(space);
    else for (const road of numbered(space)) at(road).fires.push(space);
  for (const need of needed(scene)) for (const road of numbered(need.area)) at(road).needs.push(need);
  return [...found.values()].toSorted((a, b) => a.road - b.road);
}

/** What all engines share while the dispatcher weighs their posts. */
type Board = {
  readonly scene: Scene;
  readonly men: readonly Hoseman[];
  readonly prospects: readonly Prospect[];
  /** What is left of each space's worth after the posts given so far. */
  readonly shares: number[];
  /** For each engine the steps to every road. */
  readonly ways: readonly (readonly number[])[];
};

/** What the engine could do from a road, the best Area first (FD-26.6: park where one road touches two fires). */
function gainAt(
  { scene, men, shares }: Board,
  engine: number,
  { road, fires }: Prospect,
): { gain: number; areas: number[]; steps: number } {
  const { worth, v } = scene;
  const values = fires.map((area) => ({ area, value: worth[area]! * shares[area]! * (v.spaces[area]!.power ? 0.5 : 1) }));
  if (values.length > 1) values.sort((a, b) => b.value - a.value);
  let gain = worth[road]! > 0 ? worth[road]! * shares[road]! : 0;
  values.forEach(({ value }, i) => (gain += value * (WEIGHTS[i] ?? 0)));
  return {
    gain,
    areas: values.map(({ area }) => area),
    steps: values.length > 0 ? stepsToTeam(scene, men, engine, values[0]!.area) : 1,
  };
}

/** A ride for the crew aboard to somebody who needs them. */
function rideGain({ scene: { v, city }, shares }: Board, engine: number, { needs }: Prospect): number {
  const it = v.vehicles[engine]!;
  if (it.ff === 0 && !(city.stationAt[it.at]! >= 0 && v.spaces[it.at]!.ff > 0)) return 0;
  let gain = 0;
  for (const { area, need } of needs) gain += need * shares[area]!;
  return 0.7 * gain;
}

function scoreAt(board: Board, engine: number, prospect: Prospect): Post {
  const { v, city, worth } = board.scene;
  const { road } = prospect;
  const it = v.vehicles[engine]!;
  const { gain, areas, steps } = gainAt(board, engine, prospect);
  const way = board.ways[engine - engineOf(0)]![road]!;
  const isBlocked = way === UNREACHED;
  const distance = isBlocked ? city.driving[it.at]![road]! + 2 : way;
  const thirst = it.water === 0 ? 0.05 : it.water < 3 ? 0.5 : 1;
  const fires = (gain * thirst) / (1 + 0.3 * distance + 0.5 * steps);
  const rides = rideGain(board, engine, prospect) / (1 + 0.3 * distance + 0.5);
  let score = fires + rides;
  if (isBlocked) score *= 0.4;
  if (worth[road]! > 0 && it.water === 0) score *= 0.3;
  if (v.spaces[road]!.debris > 0 && road !== it.at) score *= it.axe > 0 && it.ff > 0 ? 0.4 : 0.05;
  if (road === it.at) score *= 1.25;
  return { road, score, areas, forWater: false, isShut: isBlocked };
}

/** Where to fill up: a hydrant, or a station with a Reserve. */
function waterPost({ v, city }: Scene, engine: number): Post | undefined {
  const it = v.vehicles[engine]!;
  if (it.water >= 6) return undefined;
  let best: Post | undefined;
  const consider = (road: number, level: number) => {
    if (level === 0 || (road !== it.at && blockerAt(v, road, engine) >= 0)) return;
    const want = Math.min(level, 12 - it.water);
    const score = ((it.water === 0 ? 6 : it.water < 3 ? 3 : 0.8) * (want / 4)) / (1 + 0.3 * city.driving[it.at]![road]!);
    if (!best || score > best.score) best = { road, score, areas: [], forWater: true, isShut: false };
  };
  city.hydrants.forEach((road, i) => consider(road, v.hydrants[i]!));
  city.stations.forEach((road, i) => consider(road, Math.min(12, v.reserves[i]!)));
  return best;
}

function bestPost(board: Board, engine: number): Post | undefined {
  if (board.scene.v.vehicles[engine]!.at < 0) return undefined;
  let best = waterPost(board.scene, engine);
  for (const prospect of board.prospects) {
    const post = scoreAt(board, engine, prospect);
    if (post.score > 0.05 && (!best || post.score > best.score)) best = post;
  }
  return best;
}

/** FD-26.4, FD-26.5 Every engine gets a post, the best first; what one has taken is worth less to the others. */
export function dispatch(scene: Scene): readonly (Post | undefined)[] {
  const { v, city } = scene;
  const shares = v.spaces.map(() => 1);
  for (const [seat, { plan }] of v.crews.entries())
    if (plan !== null && seat !== scene.seat) takeShare(scene, shares, city.indexOf[plan]!); // 26.7
  const ways = v.crews.map((_, seat) => reach(v, engineOf(seat)));
  const board: Board = { scene, men: hosemen(scene), prospects: prospects(scene), shares, ways };
  const best = v.crews.map((_, seat) => bestPost(board, engineOf(seat)));
  const posts: (Post | undefined)[] = v.crews.map(() => undefined);
  const open = new Set<Seat>(v.crews.keys());
  for (let next = highest(best, open); next !== undefined; next = highest(best, open)) {
    const post = best[next]!;
    posts[next] = post;
    open.delete(next);
    if (post.forWater) continue;
    const taken = [post.road, ...city.areasBeside[post.road]!];
    for (const area of taken) takeShare(scene, shares, area);
    for (const seat of open) if (isTouched(city, best[seat], taken)) best[seat] = bestPost(board, engineOf(seat));
  }
  return posts;
}
function highest(best: readonly (Post | undefined)[], open: ReadonlySet<Seat>): Seat | undefined {
  let chosen: Seat | undefined;
  for (const seat of open) if (best[seat] && (chosen === undefined || best[seat].score > best[chosen]!.score)) chosen = seat;
  return chosen;
}
/** Shares only shrink: a post none of whose spaces was taken is still the best one. */
const isTouched = ({ areasBeside }: City, post: Post | undefined, taken: readonly number[]): boolean =>
  post !== undefined &&
  !post.forWater &&
  (taken.includes(post.road) || areasBeside[post.road]!.some((area) => taken.includes(area)));
function takeShare({ v }: Scene, shares: number[], space: number): void {
  shares[space]! *= v.spaces[space]!.active >= 3 ? 0.7 : 0.35;
}
