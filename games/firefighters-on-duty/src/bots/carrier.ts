import { CARRIER } from '../content/vehicles.ts';
import { blockerAt } from '../queries/vehicles.ts';
import type { Situation } from './situation.ts';

/** Where the People Carrier should go, and how much that is worth. */
export type Ride = { readonly road: number; readonly score: number };

/** People on a road, and those in neighbouring Areas that a Firefighter can lead out. */
function waitingAt({ v, city, wantsCivilians, wantsInjured }: Situation, road: number): number {
  const here = v.spaces[road]!;
  let value = here.inj * (here.active > 0 ? 40 : wantsInjured ? 10 : 7) + here.civ * (wantsCivilians ? 5 : 1.5);
  for (const area of city.areasBeside[road]!) {
    const there = v.spaces[area]!;
    const share = there.ff > 0 ? 0.6 : 0.3;
    value += share * (there.inj * (wantsInjured ? 9 : 6) + there.civ * (wantsCivilians ? 4 : 1));
  }
  return value;
}

/** A burning road is dangerous to stop on, and debris keeps the carrier there. */
function safety({ v }: Situation, road: number): number {
  const { active, debris } = v.spaces[road]!;
  return (active > 0 ? 0.6 : 1) * (debris > 0 && v.vehicles[CARRIER]!.at !== road ? 0.1 : 1);
}

/** FD-26.5 The best errand of the People Carrier. */
export function carrierRide(situation: Situation): Ride | undefined {
  const { v, city, wantsInjured } = situation;
  const it = v.vehicles[CARRIER]!;
  if (it.at < 0) return undefined;
  let best: Ride | undefined;
  const consider = (road: number, value: number) => {
    if (value <= 0) return;
    const isBlocked = road !== it.at && blockerAt(v, road, CARRIER) >= 0;
    const score = ((isBlocked ? 0.6 : 1) * situation.hurry * value) / (1 + 0.35 * city.driving[it.at]![road]!);
    if (!best || score > best.score) best = { road, score };
  };
  const isFull = it.civ + it.inj >= 2;
  if (it.inj > 0) consider(city.hospital, it.inj * (wantsInjured || situation.isLastRound ? 12 : 8) * (isFull ? 1.5 : 1));
  if (it.civ > 0) consider(city.evac, it.civ * (situation.wantsCivilians ? 7 : 2) * (isFull ? 1.5 : 1));
  if (!isFull)
    for (let road = 0; road < city.places.length; road++)
      if (city.places[road]!.kind === 'road') consider(road, waitingAt(situation, road) * safety(situation, road));
  return best;
}
