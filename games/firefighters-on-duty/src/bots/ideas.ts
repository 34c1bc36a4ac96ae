import { cityOf } from '../city/cities.ts';
import { CARRIER, engineOf, TRUCK, VEHICLE_IDS } from '../content/vehicles.ts';
import { waterFor } from '../knowledge/chances.ts';
import type { DieName, FdMove } from '../moves.ts';
import { diceOn, showing } from '../queries/dice.ts';
import { isTarget } from '../rules/targets.ts';
import { blockerAt, kitWanted, roomFor, type Source, waterAt } from '../queries/vehicles.ts';
import type { Ride } from './carrier.ts';
import { CARRIER_ASKED, type Post } from './engines.ts';
import { clearing, nextRoad } from './roads.ts';
import { isThreatened, type Situation } from './situation.ts';
import { bestReserve, fromTruck, thirst, truckRide } from './truck.ts';
import type { Errand } from './walkers.ts';

/** What all crews are doing, as one bot sees it. */
export type Plan = {
  readonly situation: Situation;
  posts(): readonly (Post | undefined)[];
  errands(): readonly Errand[];
  ride(): Ride | undefined;
};
/** Something to do now, and what it is worth. The moves belong together. */
export type Idea = { readonly moves: readonly FdMove[]; readonly value: number };

/** Whatever costs nothing comes first, unless a life is at stake. */
const FREE = 30;

/** FD-26.6 Free actions: people on and off the carrier, water in passing, the kit at the station. */
export function freeIdeas({ situation, posts }: Plan): Idea[] {
  const { v, city, seat } = situation;
  const found: Idea[] = [];
  const add = (...moves: FdMove[]) => found.push({ moves, value: FREE });
  const carrier = v.vehicles[CARRIER]!;
  if (carrier.at === city.hospital && carrier.inj > 0) add({ type: 'unload', seat, vehicle: 'CARRIER', kind: 'inj' });
  if (carrier.at === city.evac && carrier.civ > 0) add({ type: 'unload', seat, vehicle: 'CARRIER', kind: 'civ' });
  if (carrier.at >= 0 && roomFor(v, CARRIER, 'inj') > 0 && carrier.at !== city.hospital)
    for (const kind of ['inj', 'civ'] as const)
      if (v.spaces[carrier.at]![kind] > 0) add({ type: 'load', seat, vehicle: 'CARRIER', kind, from: city.ids[carrier.at]! });
  const index = engineOf(seat);
  const engine = v.vehicles[index]!;
  if (engine.at < 0) return found;
  const vehicle = VEHICLE_IDS[index]!;
  const station = city.stationAt[engine.at]!;
  const fill = (tanker: number, source: Source): void => {
    const n = Math.min(roomFor(v, tanker, 'water'), waterAt(v, tanker, source) ?? 0);
    if (n > 0) add({ type: 'loadWater', seat, vehicle: VEHICLE_IDS[tanker]!, source, n });
  };
  fill(index, 'hydrant');
  fill(index, 'station');
  const passed = fromTruck(situation);
  if (passed > 0) add({ type: 'transferWater', seat, from: 'TRUCK', to: vehicle, n: passed });
  const tank = v.vehicles[TRUCK]!;
  if (tank.at >= 0 && city.stationAt[tank.at] !== station) fill(TRUCK, 'station');
  if (tank.at >= 0) fill(TRUCK, 'hydrant');
  const base = v.spaces[engine.at]!;
  if (base.debris > 0 && engine.axe > 0 && base.axe === 0) add({ type: 'unload', seat, vehicle, kind: 'axe' });
  if (base.debris > 0 && engine.ff > 0 && base.ff === 0) add({ type: 'unload', seat, vehicle, kind: 'ff' });
  const lacks = kitWanted(v, index, 'ff') > 0 || kitWanted(v, index, 'hose') > 0;
  if (station >= 0 && lacks && (posts()[seat]?.road ?? engine.at) !== engine.at) add({ type: 'loadKit', seat, vehicle });
  return found;
}

/** The next space on a walk: on the way, without debris, out of the fire where there is a choice. */
function nextStep({ v, city, worth }: Situation, from: number, to: number): number {
  let [best, least] = [-1, 99];
  for (const next of city.places[from]!.adjacent) {
    if (city.walking[next]![to]! >= city.walking[from]![to]!) continue;
    const cost =
      next === to ? 0 : (v.spaces[next]!.debris > 0 ? 5 : 0) + (worth[next]! > 0 ? 1 : 0) + (city.isArea[next] ? 0.2 : 0);
    if (cost < least) [best, least] = [next, cost];
  }
  return best;
}

/** One Firefighter takes a step towards their task; aboard an engine they get off first, with the equipment they need. */
function stepIdea({ v, city, seat }: Situation & object, die: DieName, errand: Errand, to: number): Idea {
  const { from, aboard, job } = errand;
  const here = v.spaces[from]!;
  const moves: FdMove[] = [];
  const engine = aboard === null ? undefined : v.vehicles[engineOf(aboard)]!;
  const vehicle = VEHICLE_IDS[engineOf(seat)]!;
  if (engine) moves.push({ type: 'unload', seat, vehicle, kind: 'ff' });
  const getsHose = engine !== undefined && here.hose === 0 && engine.hose > 0 && (job.needsHose || job.why === 'help');
  const getsAxe = engine !== undefined && here.axe === 0 && engine.axe > 0 && job.needsAxe;
  if (getsHose) moves.push({ type: 'unload', seat, vehicle, kind: 'hose' });
  if (getsAxe) moves.push({ type: 'unload', seat, vehicle, kind: 'axe' });
  const others = here.ff - (engine ? 0 : 1);
  const hose = (here.hose > 0 || getsHose) && (job.needsHose || others === 0 || here.hose > others);
  const axe = (here.axe > 0 || getsAxe) && (job.needsAxe || others === 0);
  moves.push({ type: 'moveFirefighter', seat, die, from: city.ids[from]!, to: city.ids[to]!, hose, axe });
  return { moves, value: errand.score };
}

/** Where to lead a person: to the gathering point, to the carrier, or at least out onto a road. */
function leadTo({ v, city, worth }: Situation, from: number, kind: 'civ' | 'inj'): { to: number; rank: number } | undefined {
  const carrier = v.vehicles[CARRIER]!.at;
  const hasRoom = carrier >= 0 && roomFor(v, CARRIER, 'civ') > 0;
  let best: { to: number; rank: number } | undefined;
  for (const to of city.places[from]!.adjacent) {
    if (worth[to]! > 0 || v.spaces[to]!.debris > 0) continue;
    let rank = city.isArea[to] ? 0 : 2;
    if (kind === 'civ' && to === city.evac) rank += 20;
    if (to === carrier && hasRoom) rank += 10;
    if (kind === 'civ' && city.walking[to]![city.evac]! < city.walking[from]![city.evac]!) rank += 3;
    if (carrier >= 0 && !city.isArea[to]) rank -= 0.1 * city.driving[carrier]![to]!;
    if (kind === 'inj' && city.isArea[to]) continue;
    if (!best || rank > best.rank) best = { to, rank };
  }
  return best;
}

function leadIdeas(plan: Plan, die: DieName): Idea[] {
  const { situation } = plan;
  const { v, city, seat, worth, wantsCivilians, wantsInjured } = situation;
  const found: Idea[] = [];
  v.spaces.forEach((here, from) => {
    if (here.ff === 0 || here.debris > 0 || here.civ + here.inj === 0) return;
    const burns = worth[from]! > 0;
    const hurry = isThreatened(situation, from) ? 1 : situation.hurry;
    const add = (kind: 'civ' | 'inj', value: number) => {
      const lead = leadTo(situation, from, kind);
      if (lead)
        found.push({
          moves: [{ type: 'movePerson', seat, die, kind, from: city.ids[from]!, to: city.ids[lead.to]! }],
          value: value + lead.rank * 0.1,
        });
    };
    if (here.inj > 0 && city.isArea[from]) add('inj', burns ? 47 : hurry * (wantsInjured ? 9 : 7));
    if (here.civ > 0) {
      const near = city.places[from]!.adjacent.includes(city.evac) ? 4 : 0;
      if (burns) add('civ', 15 + near);
      else if (city.isArea[from]) add('civ', hurry * (wantsCivilians ? 5 : 2) + near);
      else add('civ', (hurry * (wantsCivilians ? 3.5 : 1.2)) / city.walking[from]![city.evac]! + near);
    }
  });
  return found;
}

/** FD-26.6 Out of the flames before the bell, with hose and axe. */
function exitIdeas({ situation, errands }: Plan, die: DieName): Idea[] {
  const { v, city, seat, burning, worth, isLate } = situation;
  if (!isLate) return [];
  return burning.flatMap((from): Idea[] => {
    const here = v.spaces[from]!;
    if (here.ff === 0 || here.debris > 0) return [];
    const stays =
      here.inj > 0 && errands().some(({ job, distance }) => job.space === from && distance === 0 && job.why === 'help') ? 1 : 0;
    if (here.ff <= stays) return [];
    const exits = city.places[from]!.adjacent.filter((to) => worth[to] === 0 && v.spaces[to]!.debris === 0);
    if (exits.length === 0) return [];
    const rank = (to: number) =>
      (city.isArea[to] && !v.spaces[to]!.burned && v.spaces[to]!.ff === 0 ? 2 : 0) +
      (v.vehicles[engineOf(seat)]!.at === to ? 1.5 : 0);
    const to = exits.reduce((one, other) => (rank(other) > rank(one) ? other : one));
    return [
      {
        moves: [
          {
            type: 'moveFirefighter',
            seat,
            die,
            from: city.ids[from]!,
            to: city.ids[to]!,
            hose: here.hose > 0,
            axe: here.axe > 0,
          },
        ],
        value: 25,
      },
    ];
  });
}

/** Firefighter symbols. */
export function walkingIdeas(plan: Plan): Idea[] {
  const { situation } = plan;
  const [die] = showing(situation.v, situation.seat, 'firefighter');
  if (!die) return [];
  const steps = plan.errands().flatMap((errand): Idea[] => {
    if (errand.distance === 0) return [];
    const to = nextStep(situation, errand.from, errand.job.space);
    if (to < 0 || (situation.isLate && situation.worth[to]! > 0 && to !== errand.job.space)) return [];
    return [stepIdea(situation, die, errand, to)];
  });
  return [...steps, ...leadIdeas(plan, die), ...exitIdeas(plan, die)];
}

/** Firefighters next to an engine that drives off get aboard, with hose and axe. */
function boarding({ situation: { v, city, seat }, errands }: Plan): FdMove[] {
  const index = engineOf(seat);
  const engine = v.vehicles[index]!;
  const here = v.spaces[engine.at]!;
  const busy = errands().filter(({ from, aboard, distance }) => from === engine.at && aboard === null && distance <= 2).length;
  const vehicle = VEHICLE_IDS[index]!;
  const from = city.ids[engine.at]!;
  const take = (kind: 'ff' | 'hose' | 'axe', n: number): FdMove[] =>
    Array.from({ length: Math.max(0, n) }, () => ({ type: 'load', seat, vehicle, kind, from }));
  const ff = Math.min(2 - engine.ff, here.ff - busy);
  const kit = 3 - engine.hose - engine.axe;
  const hose = here.ff > 0 && busy > 0 ? 0 : Math.min(2 - engine.hose, here.hose, kit);
  const axe = here.ff > 0 && busy > 0 ? 0 : Math.min(1 - engine.axe, here.axe, kit - Math.max(0, hose));
  return [...take('ff', ff), ...take('hose', hose), ...take('axe', axe)];
}

/** FD-26.7 What it is worth to have been asked for the People Carrier. */
const ASKED_RIDE = 12;

/** Vehicle symbols: the own engine to its post, the carrier on its errand. */
export function drivingIdeas(plan: Plan): Idea[] {
  const { situation } = plan;
  const { v, city, seat, worth } = situation;
  const [die] = showing(v, seat, 'vehicle');
  if (!die) return [];
  const found: Idea[] = [];
  const add = (index: number, target: number, value: number, before: readonly FdMove[]) => {
    const to = nextRoad(v, index, target);
    if (to < 0) return;
    const from = v.vehicles[index]!.at;
    found.push({
      moves: [
        ...before,
        { type: 'moveVehicle', seat, die, vehicle: VEHICLE_IDS[index]!, from: city.ids[from]!, to: city.ids[to]! },
      ],
      value,
    });
  };
  const [post, ride] = [plan.posts()[seat], plan.ride()];
  const engine = v.vehicles[engineOf(seat)]!;
  if (post && engine.at >= 0 && post.road !== engine.at) add(engineOf(seat), post.road, post.score + 0.4, boarding(plan));
  if (engine.at >= 0 && worth[engine.at]! > 0 && situation.rolls <= 4) fleeIdeas(plan, die, found);
  const isAsked = v.crews[seat]!.plan === CARRIER_ASKED; // 26.7
  if (ride && v.vehicles[CARRIER]!.at !== ride.road) add(CARRIER, ride.road, ride.score + (isAsked ? ASKED_RIDE : 0), []);
  const haul = truckRide(situation);
  if (haul && v.vehicles[TRUCK]!.at !== haul.road) add(TRUCK, haul.road, haul.score, []);
  giveWay(plan, die, found);
  return found;
}
/** The ways that vehicles cannot take because others stand on them, each with its worth. */
function shutWays(plan: Plan): { mover: number; from: number; to: number; value: number }[] {
  const { v } = plan.situation;
  const ride = plan.ride();
  const found = plan
    .posts()
    .flatMap((post, other) =>
      post?.isShut ? [{ mover: engineOf(other), from: v.vehicles[engineOf(other)]!.at, to: post.road, value: post.score }] : [],
    );
  const carrier = v.vehicles[CARRIER]!.at;
  if (!ride || carrier < 0 || carrier === ride.road) return found;
  const isOpen = nextRoad(v, CARRIER, ride.road) >= 0 && blockerAt(v, ride.road, CARRIER) < 0;
  return isOpen ? found : [...found, { mover: CARRIER, from: carrier, to: ride.road, value: ride.score }];
}

/** FD-26.6 A vehicle that is in the way and has nothing better to do there moves aside; the Truck always does. */
function giveWay(plan: Plan, die: DieName, found: Idea[]): void {
  const { v, city, seat } = plan.situation;
  const own = engineOf(seat);
  const post = plan.posts()[seat];
  const isParked = post !== undefined && post.road === v.vehicles[own]!.at;
  const add = (index: number, to: number, value: number) => {
    if (to < 0) return;
    const [vehicle, from] = [VEHICLE_IDS[index]!, city.ids[v.vehicles[index]!.at]!];
    found.push({ moves: [{ type: 'moveVehicle', seat, die, vehicle, from, to: city.ids[to]! }], value });
  };
  for (const { mover, from, to, value } of shutWays(plan)) {
    const push = clearing(v, mover, from, to);
    if (!push || (push.vehicle === own ? isParked && post.score > value : push.vehicle > CARRIER)) continue;
    if (push.vehicle !== CARRIER || (plan.ride()?.score ?? 0) < value) add(push.vehicle, push.to, 0.8 * value);
  }
}
/** A vehicle on a burning road gets away before the bell. */
function fleeIdeas({ situation: { v, city, seat, worth } }: Plan, die: DieName, found: Idea[]): void {
  const index = engineOf(seat);
  const from = v.vehicles[index]!.at;
  const to = city.roadsBeside[from]!.find(
    (road) => worth[road] === 0 && !v.vehicles.some(({ at }) => at === road && city.stationAt[road]! < 0),
  );
  if (to !== undefined && v.spaces[from]!.debris === 0)
    found.push({
      moves: [{ type: 'moveVehicle', seat, die, vehicle: VEHICLE_IDS[index]!, from: city.ids[from]!, to: city.ids[to]! }],
      value: v.vehicles[index]!.status === 'damaged' ? 20 : 6,
    });
}

/** Water symbols: the fire that is worth most, with about as many dice as it needs. */
export function waterIdeas({ situation }: Plan): Idea[] {
  const { v, city, seat, burning, worth } = situation;
  const [die] = showing(v, seat, 'water');
  const isLocked = diceOn(v.crews[seat]!, 'engine') > 0;
  if (!die && !isLocked) return [];
  const found = burning.flatMap((at): Idea[] => {
    if (!isTarget(v, seat, 'engine', at)) return [];
    const [space, water] = [city.ids[at]!, waterFor(v, seat, at)];
    const move: FdMove = isLocked
      ? { type: 'extinguish', seat, space, water }
      : { type: 'quickExtinguish', seat, die: die!, space, water };
    return [{ moves: [move], value: 10 + worth[at]! }];
  });
  return die && found.length === 0 ? [...found, ...reserveIdeas(situation, die)] : found;
}
/** This much Water is kept beyond what engines lack. */
const SPARE = 8;
/** FD-26.6 A Water die without a fire goes to a Reserve while something burns, unless a hose team is near. */
function reserveIdeas(situation: Situation, die: DieName): Idea[] {
  const { v, city, seat } = situation;
  const dry = thirst(situation);
  const kept = v.reserves.reduce((sum, n) => sum + n, 0) + v.vehicles[TRUCK]!.water;
  if (v.supply.water === 0 || situation.burning.length === 0 || kept >= dry + SPARE) return [];
  return [{ moves: [{ type: 'addReserve', seat, die, station: city.ids[bestReserve(situation)]! }], value: 0.45 }];
}

/** Gear symbols: the axe where somebody is stuck, the shut-off where a hose team waits. */
export function gearIdeas(plan: Plan): Idea[] {
  const { v, seat, worth } = plan.situation;
  const { ids } = cityOf(v);
  const dice = showing(v, seat, 'gear');
  const locked = diceOn(v.crews[seat]!, 'shutoff');
  if (dice.length === 0 && locked < 2) return [];
  const found: Idea[] = [];
  v.spaces.forEach((here, at) => {
    if (here.ff === 0) return;
    if (here.debris > 0 && here.axe > 0 && dice[0])
      found.push({
        moves: [{ type: 'quickAxe', seat, die: dice[0], space: ids[at]! }],
        value: 6 + (here.inj + here.civ > 0 ? 6 : 0) + (worth[at]! > 0 ? 20 : 0),
      });
    if (!here.power) return;
    const value = (worth[at]! > 0 ? 8 + worth[at]! : 0.2) / (dice.length + locked >= 2 ? 1 : 2);
    if (locked === 2) found.push({ moves: [{ type: 'useShutoff', seat, space: ids[at]! }], value });
    else if (dice.length === 2) found.push({ moves: [{ type: 'quickShutoff', seat, space: ids[at]! }], value });
    else if (dice[0])
      found.push({ moves: [{ type: 'place', seat, die: dice[0], slot: 'shutoff', space: ids[at]!, water: 0 }], value });
  });
  return found;
}
