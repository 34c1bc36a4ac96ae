import { cityOf } from '../city/cities.ts';
import { nextRoad } from './roads.ts';
import type { Sym } from '../content/equipment.ts';
import type { LessonId } from '../content/guide.ts';
import { CAPACITIES, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { DieName, FdMove } from '../moves.ts';
import { showing } from '../queries/dice.ts';
import { isAllClear } from '../queries/goals.ts';
import { isPaced, phaseOf } from '../queries/phase.ts';
import type { Space, View } from '../state.ts';
import { waterFor } from '../knowledge/chances.ts';

const SEAT = 0;
const ENGINE = VEHICLE_IDS.indexOf('ENG-1');
const CARRIER = VEHICLE_IDS.indexOf('CARRIER');
/** Off every way of the People Carrier. */
const ASIDE = 'C4';

type Test = (v: View) => boolean;
const at = (v: View, id: string): number => cityOf(v).indexOf[id]!;
const spaceAt = (v: View, id: string): Space => v.spaces[at(v, id)]!;
const idOf = (v: View, vehicle: number): string => cityOf(v).ids[v.vehicles[vehicle]!.at]!;
const teamOn = (v: View, id: string): boolean => spaceAt(v, id).ff > 0 && spaceAt(v, id).hose > 0;
const isFirstRound: Test = (v) => v.round === 1;
const isActing: Test = (v) => phaseOf(v) === 'action';
/** Before a round begins its fires lie. */
const isOut = ({ active, inactive }: Space): boolean => active + inactive === 0;
const burns: Test = (v) => !v.spaces.every(isOut);
const not =
  (test: Test): Test =>
  (v) =>
    !test(v);

/** How far a first game has come. What was done stays done when something that builds on it is. */
const isSprayed: Test = (v) => isOut(spaceAt(v, 'E1'));
const isEntered: Test = (v) => teamOn(v, 'E1') || isSprayed(v);
const isUnloaded: Test = (v) => teamOn(v, 'E4') || isEntered(v);
const isThere: Test = (v) => idOf(v, ENGINE) === 'E4' || isUnloaded(v);
const isLoaded: Test = (v) => (v.vehicles[ENGINE]!.ff > 0 && v.vehicles[ENGINE]!.hose > 0) || isThere(v);
/** Nobody is left in a building. */
const isLedOut: Test = (v) => cityOf(v).areas.every((area) => v.spaces[area]!.civ === 0);
const isFound: Test = (v) => (spaceAt(v, 'E3').ff > 0 && spaceAt(v, 'E3').civ > 0) || isLedOut(v);
const isSafe: Test = (v) => v.evacuated > 0;
const isAboard: Test = (v) => v.vehicles[CARRIER]!.civ > 0 || isSafe(v);
/** Where the first civilian waits on a road; −1: nowhere. */
const waitingAt = (v: View): number => v.spaces.findIndex(({ civ }, i) => civ > 0 && !cityOf(v).isArea[i]);
/** The own engine stands where the People Carrier has to go, to those who wait or with them to safety. */
const isBlocked: Test = (v) => {
  const { driving, evac } = cityOf(v);
  const [engine, carrier] = [v.vehicles[ENGINE]!.at, v.vehicles[CARRIER]!.at];
  const isOn = (from: number, to: number) => driving[from]![to] === driving[from]![engine]! + driving[engine]![to]!;
  const goal = waitingAt(v);
  return goal >= 0 && engine >= 0 && carrier >= 0 && (isOn(carrier, goal) || isOn(goal, evac));
};
const roomForWater = (v: View): number => {
  const { at: place, water } = v.vehicles[ENGINE]!;
  const hydrant = cityOf(v).hydrants.indexOf(place);
  return hydrant < 0 ? 0 : Math.min(v.hydrants[hydrant]!, CAPACITIES[ENGINE]!.water - water);
};
const canFill: Test = (v) => roomForWater(v) > 0;
/** The dice of the round are nearly used up, and somebody would be hurt. */
const isInFlames: Test = (v) =>
  isPaced(v) && v.crews[SEAT]!.rolls <= 3 && v.spaces.some(({ active, ff, civ }) => active > 0 && ff + civ > 0);
const hasSpread: Test = (v) => spaceAt(v, 'E7').active > 1 && spaceAt(v, 'C9').active > 0;

/** What a part of the lesson asks for: with a die that shows a symbol, or without one. */
export type Wish = { readonly sym: Sym | null; readonly move: (die: DieName) => FdMove };
const free = (move: FdMove): Wish => ({ sym: null, move: () => move });
const seat = SEAT;

function drive(v: View, vehicle: VehicleId, to: number): Wish | undefined {
  const index = VEHICLE_IDS.indexOf(vehicle);
  const next = nextRoad(v, index, to);
  const step = { seat, vehicle, from: idOf(v, index), to: cityOf(v).ids[next]! };
  return next < 0 ? undefined : { sym: 'vehicle', move: (die) => ({ type: 'moveVehicle', die, ...step }) };
}
/** The nearest firefighter takes a step towards a place, with the hose that lies there, and not through a fire. */
function walk(v: View, to: number): Wish | undefined {
  const { walking, places, ids } = cityOf(v);
  const crewed = v.spaces.flatMap(({ ff }, i) => (ff > 0 && i !== to ? [i] : []));
  const [from] = crewed.toSorted((a, b) => walking[a]![to]! - walking[b]![to]!);
  if (from === undefined) return undefined;
  const [next] = places[from]!.adjacent.filter((near) => near === to || v.spaces[near]!.active === 0).toSorted(
    (a, b) => walking[a]![to]! - walking[b]![to]!,
  );
  if (next === undefined) return undefined;
  const step = { seat, from: ids[from]!, to: ids[next]!, hose: v.spaces[from]!.hose > 0, axe: false };
  return { sym: 'firefighter', move: (die) => ({ type: 'moveFirefighter', die, ...step }) };
}
const spray = (v: View, space: string): Wish => {
  const water = Math.max(1, waterFor(v, seat, at(v, space)));
  return { sym: 'water', move: (die) => ({ type: 'quickExtinguish', seat, die, space, water }) };
};
function fetch(v: View): Wish | undefined {
  const waiting = waitingAt(v);
  if (v.vehicles[CARRIER]!.at !== waiting) return drive(v, 'CARRIER', waiting);
  return free({ type: 'load', seat, vehicle: 'CARRIER', kind: 'civ', from: cityOf(v).ids[waiting]! });
}
const bring = (v: View): Wish | undefined =>
  v.vehicles[CARRIER]!.at === cityOf(v).evac
    ? free({ type: 'unload', seat, vehicle: 'CARRIER', kind: 'civ' })
    : drive(v, 'CARRIER', cityOf(v).evac);
const getOff = (v: View): Wish => free({ type: 'unload', seat, vehicle: 'ENG-1', kind: spaceAt(v, 'E4').ff > 0 ? 'hose' : 'ff' });

export type LessonPart = {
  readonly id: LessonId;
  /** The state that the part speaks of. */
  readonly when: Test;
  /** Done, or never to come. */
  readonly until: Test;
  readonly wish?: (v: View) => Wish | undefined;
};
/** A part of the first round, which has no clock. */
const first = (id: LessonId, when: Test, until: Test, wish?: LessonPart['wish']): LessonPart => ({
  id,
  until: (v) => !isFirstRound(v) || until(v),
  when: (v) => isActing(v) && when(v),
  ...(wish && { wish }),
});
const inSetup: Test = (v) => phaseOf(v) === 'setup';
const inBriefing: Test = (v) => phaseOf(v) === 'briefing';
const isSecondBriefing: Test = (v) => v.round === 2 && inBriefing(v);
const isLater: Test = (v) => v.round > 2 || v.result !== null;

/** FD-23.7 One thing at a time. What the player has already done is over, and what may never come is counted only once it does. */
export const LESSON: readonly LessonPart[] = [
  { id: 'ready', when: inSetup, until: not(inSetup) },
  { id: 'briefing', when: inBriefing, until: (v) => !isFirstRound(v) || isActing(v) },
  first('flames', isInFlames, not(isInFlames)),
  first(
    'load',
    () => true,
    isLoaded,
    () => free({ type: 'loadKit', seat, vehicle: 'ENG-1' }),
  ),
  first('drive', isLoaded, isThere, (v) => drive(v, 'ENG-1', at(v, 'E4'))),
  first('unload', isThere, isUnloaded, getOff),
  first('enter', isUnloaded, isEntered, (v) => walk(v, at(v, 'E1'))),
  first('spray', isEntered, isSprayed, (v) => spray(v, 'E1')),
  first('find', isSprayed, isFound, (v) => walk(v, at(v, 'E3'))),
  first('lead', isFound, isLedOut, () => ({
    sym: 'firefighter',
    move: (die) => ({ type: 'movePerson', seat, die, kind: 'civ', from: 'E3', to: 'E2' }),
  })),
  first('hydrant', canFill, not(canFill), (v) =>
    free({ type: 'loadWater', seat, vehicle: 'ENG-1', source: 'hydrant', n: roomForWater(v) }),
  ),
  first(
    'blocked',
    (v) => isLedOut(v) && isBlocked(v),
    not(isBlocked),
    (v) => drive(v, 'ENG-1', at(v, ASIDE)),
  ),
  first('carrier', isLedOut, isAboard, fetch),
  first('gather', isAboard, isSafe, bring),
  first('bell', isSafe, not(burns), () => undefined),
  {
    id: 'grown',
    when: (v) => isSecondBriefing(v) && hasSpread(v),
    until: (v) => v.round > 1 && !(isSecondBriefing(v) && hasSpread(v)),
  },
  {
    id: 'fire',
    when: isSecondBriefing,
    until: (v) => isLater(v) || (v.round === 2 && (!inBriefing(v) || hasSpread(v))) || (isFirstRound(v) && burns(v)),
  },
  { id: 'clock', when: (v) => v.round === 2 && isActing(v), until: (v) => isLater(v) || isAllClear(v) },
  { id: 'done', when: (v) => isActing(v) && isAllClear(v), until: not(isAllClear) },
  // Read at the end, however it comes.
  { id: 'last', when: (v) => v.result !== null, until: () => false },
];
/** The part of the lesson that a guided game has come to. */
export const lessonOf = (v: View): LessonPart | undefined =>
  v.guided ? LESSON.find(({ when, until }) => when(v) && !until(v)) : undefined;
/** What the lesson asks for now; undefined: nothing, or whatever the player likes. */
export const wishOf = (v: View): Wish | undefined => lessonOf(v)?.wish?.(v);

/** The wish as a move, with a die that shows its symbol; undefined: roll first. */
export function granted(v: View, { sym, move }: Wish): FdMove | undefined {
  const [die] = sym === null ? (['A'] as const) : showing(v, SEAT, sym);
  return die && move(die);
}
/** Has the first round taught what it has to teach? Then its last house may burn on. */
export const isTaught = (v: View): boolean => lessonOf(v)?.id === 'bell';
