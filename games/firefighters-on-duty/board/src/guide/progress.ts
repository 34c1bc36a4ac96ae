import { cityOf, phaseOf, type State } from '@nightfall/firefighters-on-duty';

const ENGINE = 2;
const CARRIER = 1;
const spaceAt = (v: State, id: string) => v.spaces[cityOf(v).indexOf[id]!]!;
const vehicleIsAt = (v: State, vehicle: number, id: string) => v.vehicles[vehicle]!.at === cityOf(v).indexOf[id];

/** How far a first game has come, in the order in which it is taught (FD-23.7). */
export const isLoaded = (v: State): boolean => v.vehicles[ENGINE]!.ff > 0 && v.vehicles[ENGINE]!.hose > 0;
export const isThere = (v: State): boolean => vehicleIsAt(v, ENGINE, 'E4');
const teamOn = (v: State, id: string) => spaceAt(v, id).ff > 0 && spaceAt(v, id).hose > 0;
export const isInside = (v: State): boolean => teamOn(v, 'E1');
export const isUnloaded = (v: State): boolean => teamOn(v, 'E4') || isInside(v);
export const isOut = (v: State, id: string): boolean => spaceAt(v, id).active === 0;
export const isLedOut = (v: State): boolean => v.evacuated > 0 || v.vehicles[CARRIER]!.civ > 0 || spaceAt(v, 'E2').civ > 0;
export const isSafe = (v: State): boolean => v.evacuated > 0;
export const isActing = (v: State): boolean => phaseOf(v) === 'action';
/** Before the first bell there is something to say only until everybody is ready. */
export const isBriefed = (v: State): boolean => v.round <= 1 && (phaseOf(v) === 'setup' || phaseOf(v) === 'briefing');
export const isToppedUp = (v: State): boolean => v.hydrants.some((water) => water < 4) || v.vehicles[ENGINE]!.water === 12;
export const isFirstRound = (v: State): boolean => v.round === 1;
/** What the engine, the crew and the carrier still have to do decides which symbol helps. */
export function wanted(v: State): 'vehicle' | 'firefighter' | 'water' {
  if (!isThere(v) && !isInside(v)) return 'vehicle';
  if (!isInside(v) && !isOut(v, 'E1')) return 'firefighter';
  if (!isOut(v, 'E1')) return 'water';
  if (!isOut(v, 'E7')) return teamOn(v, 'E7') ? 'water' : 'firefighter';
  return isLedOut(v) ? 'vehicle' : 'firefighter';
}
