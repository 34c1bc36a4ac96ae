import { CAPACITIES, cityOf, isAllClear, phaseOf, type State } from '@nightfall/firefighters-on-duty';

const ENGINE = 2;
const CARRIER = 1;
const TANK = CAPACITIES[ENGINE]!.water;
const spaceAt = (v: State, id: string) => v.spaces[cityOf(v).indexOf[id]!]!;
const idOf = (v: State, vehicle: number): string | undefined => cityOf(v).ids[v.vehicles[vehicle]!.at];
const teamOn = (v: State, id: string): boolean => spaceAt(v, id).ff > 0 && spaceAt(v, id).hose > 0;
const isOut = (v: State, id: string): boolean => spaceAt(v, id).active === 0;

/** How far a first game has come (FD-23.7). What was done stays done when something that builds on it is. */
export const isSprayed = (v: State): boolean => isOut(v, 'E1');
export const isEntered = (v: State): boolean => teamOn(v, 'E1') || isSprayed(v);
export const isUnloaded = (v: State): boolean => teamOn(v, 'E4') || isEntered(v);
export const isThere = (v: State): boolean => idOf(v, ENGINE) === 'E4' || isUnloaded(v);
export const isLoaded = (v: State): boolean => (v.vehicles[ENGINE]!.ff > 0 && v.vehicles[ENGINE]!.hose > 0) || isThere(v);
export const isSecondOut = (v: State): boolean => isOut(v, 'E7');
export const hasSecondTeam = (v: State): boolean => teamOn(v, 'E7') || isSecondOut(v);
export const areBothOut = (v: State): boolean => isSprayed(v) && isSecondOut(v);
/** Nobody is left in a building. */
export const isLedOut = (v: State): boolean => cityOf(v).areas.every((area) => v.spaces[area]!.civ === 0);
export const isFound = (v: State): boolean => (spaceAt(v, 'E3').ff > 0 && spaceAt(v, 'E3').civ > 0) || isLedOut(v);
export const isSafe = (v: State): boolean => v.evacuated > 0;
export const isAboard = (v: State): boolean => v.vehicles[CARRIER]!.civ > 0 || isSafe(v);
/** Civilians wait on the road on which the own engine stands. */
export const isBlocked = (v: State): boolean => (v.spaces[v.vehicles[ENGINE]!.at]?.civ ?? 0) > 0;
export const canFill = (v: State): boolean => {
  const { at, water } = v.vehicles[ENGINE]!;
  const hydrant = cityOf(v).hydrants.indexOf(at);
  return hydrant >= 0 && v.hydrants[hydrant]! > 0 && water < TANK;
};
/** The dice of the round are nearly used up, and somebody would be hurt. */
export const isInFlames = (v: State): boolean =>
  v.crews[0]!.rolls <= 3 && v.spaces.some(({ active, ff, civ }) => active > 0 && ff + civ > 0);
export const isClear = isAllClear;
export const isActing = (v: State): boolean => phaseOf(v) === 'action';
/** Before the first bell there is something to say only until everybody is ready. */
export const isBriefed = (v: State): boolean => v.round <= 1 && (phaseOf(v) === 'setup' || phaseOf(v) === 'briefing');
export const isFirstRound = (v: State): boolean => v.round === 1;

/** What the engine, the crew and the carrier still have to do decides which symbol helps. */
export function wanted(v: State): 'vehicle' | 'firefighter' | 'water' {
  if (!isThere(v)) return 'vehicle';
  if (!isEntered(v)) return 'firefighter';
  if (!isSprayed(v)) return 'water';
  if (!isSecondOut(v)) return hasSecondTeam(v) ? 'water' : 'firefighter';
  return isLedOut(v) ? 'vehicle' : 'firefighter';
}
