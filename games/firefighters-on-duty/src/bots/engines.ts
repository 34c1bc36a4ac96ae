import type { Seat } from '@nightfall/kernel';
import { CAPACITIES, engineOf } from '../content/vehicles.ts';
import { blockerAt, roomFor } from '../queries/vehicles.ts';
import { type City, UNREACHED } from '../city/city.ts';
import { needAt } from './needs.ts';
import { reach } from './roads.ts';
import type { Situation } from './situation.ts';

/** FD-26.4 Where the dispatcher sends an engine: the road, what it is worth, and the Areas it serves from there. `isShut`: others stand in the way. */
export type Post = {
  readonly road: number;
  readonly score: number;
  readonly areas: readonly number[];
  readonly forWater: boolean;
  readonly isShut: boolean;
};

const WEIGHTS = [1, 0.5, 0.25, 0.1];
/** FD-9.13 A plan marker on the Hospital asks for the People Carrier. */
export const CARRIER_ASKED = 'HOS';

/** Firefighters who can walk, and whether a hose lies where they stand. */
type Hoseman = { readonly at: number; readonly hasHose: boolean };
function hosemen({ v: { spaces } }: Situation): Hoseman[] {
  const found: Hoseman[] = [];
  for (let at = 0; at < spaces.length; at++) {
    const { ff, debris, hose } = spaces[at]!;
    if (ff > 0 && debris === 0) found.push({ at, hasHose: hose > 0 });
  }
  return found;
}

/** Firefighter steps until a hose team of this engine stands in the Area. */
function stepsToTeam({ v, city }: Situation, men: readonly Hoseman[], engine: number, area: number): number {
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
  readonly fires: number[];
  readonly needs: { readonly area: number; readonly need: number }[];
};
/** Everything a dispatcher looks at, by road, in the order of the spaces. */
function prospects(situation: Situation): Prospect[] {
  const { v, city, burning } = situation;
  const found: (Prospect | undefined)[] = v.spaces.map(() => undefined);
  const at = (road: number): Prospect => (found[road] ??= { road, fires: [], needs: [] });
  for (const space of burning)
    if (!city.isArea[space]) at(space);
    else for (const road of city.roadsBeside[space]!) if (city.places[road]!.num > 0) at(road).fires.push(space);
  for (const area of city.areas) {
    const need = v.spaces[area]!.ff > 0 ? 0 : needAt(situation, area);
    if (need > 0) for (const road of city.roadsBeside[area]!) if (city.places[road]!.num > 0) at(road).needs.push({ area, need });
  }
  return found.filter((one) => one !== undefined);
}

/** What all engines share while the dispatcher weighs their posts. */
type Board = {
  readonly situation: Situation;
  readonly men: readonly Hoseman[];
  readonly prospects: readonly Prospect[];
  /** The remaining value of each space after the posts assigned so far. */
  readonly shares: number[];
  /** For each engine the steps to every road. */
  readonly ways: readonly (readonly number[])[];
};

/** What an Area is worth to one more engine; hoses reach live wires only after the shut-off. */
const valueOf = ({ situation: { v, worth }, shares }: Board, area: number): number =>
  worth[area]! * shares[area]! * (v.spaces[area]!.power ? 0.5 : 1);
/** The best Area first. */
const ranked = (board: Board, fires: readonly number[]): readonly number[] =>
  fires.length < 2 ? fires : fires.toSorted((a, b) => valueOf(board, b) - valueOf(board, a));

/** What the engine could do from a road (FD-26.6: park where one road touches two fires). */
function gainAt(board: Board, road: number, areas: readonly number[]): number {
  const worth = board.situation.worth[road]!;
  let gain = worth > 0 ? worth * board.shares[road]! : 0;
  for (let i = 0; i < areas.length && i < WEIGHTS.length; i++) gain += valueOf(board, areas[i]!) * WEIGHTS[i]!;
  return gain;
}

/** A ride for the crew aboard to someone who needs them. */
function rideGain({ situation: { v, city }, shares }: Board, engine: number, { needs }: Prospect): number {
  if (needs.length === 0) return 0;
  const it = v.vehicles[engine]!;
  if (it.ff === 0 && !(city.stationAt[it.at]! >= 0 && v.spaces[it.at]!.ff > 0)) return 0;
  let gain = 0;
  for (const { area, need } of needs) gain += need * shares[area]!;
  return 0.7 * gain;
}

/** How far the surroundings of a road spoil a post there. */
function ease({ v, worth }: Situation, engine: number, road: number, isBlocked: boolean): number {
  const it = v.vehicles[engine]!;
  let ease = isBlocked ? 0.4 : 1;
  if (worth[road]! > 0 && it.water === 0) ease *= 0.3;
  if (v.spaces[road]!.debris > 0 && road !== it.at) ease *= it.axe > 0 && it.ff > 0 ? 0.4 : 0.05;
  return road === it.at ? ease * 1.25 : ease;
}

/** The post at a road, if it is worth more than `most`; the steps of a hose team are counted only if they matter. */
function postAt(board: Board, engine: number, prospect: Prospect, most: number): Post | undefined {
  const { situation, men } = board;
  const { v, city } = situation;
  const { road } = prospect;
  const it = v.vehicles[engine]!;
  const areas = ranked(board, prospect.fires);
  const way = board.ways[engine - engineOf(0)]![road]!;
  const isShut = way === UNREACHED;
  const distance = 1 + 0.3 * (isShut ? city.driving[it.at]![road]! + 2 : way);
  const fires = gainAt(board, road, areas) * (it.water === 0 ? 0.05 : it.water < 3 ? 0.5 : 1);
  const rides = rideGain(board, engine, prospect) / (distance + 0.5);
  const part = ease(situation, engine, road, isShut) * (askedRoads(situation, engine).includes(road) ? ASKED.there : 1);
  if ((fires / distance + rides) * part <= most) return undefined;
  const steps = areas.length > 0 ? stepsToTeam(situation, men, engine, areas[0]!) : 1;
  const score = (fires / (distance + 0.5 * steps) + rides) * part;
  return score > most ? { road, score, areas, forWater: false, isShut } : undefined;
}

/** Where to fill up: a hydrant, or a station with a Reserve. */
function waterPost({ v, city }: Situation, engine: number): Post | undefined {
  const it = v.vehicles[engine]!;
  if (it.water >= 6) return undefined;
  let best: Post | undefined;
  const consider = (road: number, level: number) => {
    if (level === 0 || (road !== it.at && blockerAt(v, road, engine) >= 0)) return;
    const want = Math.min(level, roomFor(v, engine, 'water'));
    const score = ((it.water === 0 ? 6 : it.water < 3 ? 3 : 0.8) * (want / 4)) / (1 + 0.3 * city.driving[it.at]![road]!);
    if (!best || score > best.score) best = { road, score, areas: [], forWater: true, isShut: false };
  };
  city.hydrants.forEach((road, i) => consider(road, v.hydrants[i]!));
  city.stations.forEach((road, i) => consider(road, Math.min(CAPACITIES[engine]!.water, v.reserves[i]!)));
  return best;
}

/** FD-26.7 This much more a crew thinks of the place that it was asked to come to. */
const ASKED = { there: 3, onTheWay: 20 };
/** The roads from which an engine serves a place. */
const roadsAt = ({ isArea, roadsBeside }: City, place: number): readonly number[] =>
  isArea[place] ? roadsBeside[place]! : [place];
/** Where this crew was asked to come. */
function askedRoads({ v, city, seat }: Situation, engine: number): readonly number[] {
  const { plan } = v.crews[seat]!;
  return engine !== engineOf(seat) || plan === null || plan === CARRIER_ASKED ? [] : roadsAt(city, city.indexOf[plan]!);
}
/** FD-26.7 A crew that was asked to come goes there first; once it is there, it looks around. */
function askedPost({ situation, prospects: all, ways }: Board, engine: number): Post | undefined {
  const roads = askedRoads(situation, engine);
  const far = ways[engine - engineOf(0)]!;
  const [road] = roads.toSorted((a, b) => far[a]! - far[b]!);
  if (road === undefined || roads.includes(situation.v.vehicles[engine]!.at)) return undefined;
  const areas = all.find((one) => one.road === road)?.fires ?? [];
  return { road, score: ASKED.onTheWay, areas, forWater: false, isShut: far[road] === UNREACHED };
}

function bestPost(board: Board, engine: number): Post | undefined {
  if (board.situation.v.vehicles[engine]!.at < 0) return undefined;
  const asked = askedPost(board, engine);
  if (asked) return asked;
  let best = waterPost(board.situation, engine);
  for (const prospect of board.prospects) best = postAt(board, engine, prospect, Math.max(0.05, best?.score ?? 0)) ?? best;
  return best;
}

/** FD-26.4, FD-26.5 Every engine gets a post, the best first; what one has taken is worth less to the others. */
export function dispatch(situation: Situation): readonly (Post | undefined)[] {
  const { v, city } = situation;
  const shares = v.spaces.map(() => 1);
  for (const [seat, { plan }] of v.crews.entries())
    if (plan !== null && seat !== situation.seat) takeShare(situation, shares, city.indexOf[plan]!); // 26.7
  const ways = v.crews.map((_, seat) => reach(v, engineOf(seat)));
  const board: Board = { situation, men: hosemen(situation), prospects: prospects(situation), shares, ways };
  const best = v.crews.map((_, seat) => bestPost(board, engineOf(seat)));
  const posts: (Post | undefined)[] = v.crews.map(() => undefined);
  const open = new Set<Seat>(v.crews.keys());
  for (let next = highest(best, open); next !== undefined; next = highest(best, open)) {
    const post = best[next]!;
    posts[next] = post;
    open.delete(next);
    if (post.forWater) continue;
    const taken = [post.road, ...city.areasBeside[post.road]!];
    for (const area of taken) takeShare(situation, shares, area);
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
function takeShare({ v }: Situation, shares: number[], space: number): void {
  shares[space]! *= v.spaces[space]!.active >= 3 ? 0.7 : 0.35;
}
