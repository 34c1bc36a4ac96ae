import type { Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { SPREAD } from '../content/settings.ts';
import { threatened } from '../queries/fires.ts';
import { ownEngine } from '../queries/vehicles.ts';
import { requirementAt } from '../queries/water.ts';
import type { View } from '../state.ts';

/** The chance that one water die puts out a Fire here. */
export const chanceAt = (v: View, space: number): number => (7 - requirementAt(v, space)) / 6;

/** FD-28.3 How many dice to throw: fires ÷ chance, rounded up; all of them when three or fewer are left. */
export function waterFor(v: View, seat: Seat, space: number): number {
  const { water } = ownEngine(v, seat);
  if (water <= 3) return water;
  return Math.min(water, Math.ceil(v.spaces[space]!.active / chanceAt(v, space)));
}

/** FD-28.18 The chances that this many dice put out 0, 1, 2, … fires here. */
export function hitChances(v: View, space: number, water: number): readonly number[] {
  const p = chanceAt(v, space);
  const most = v.spaces[space]!.active;
  let hits = [1];
  for (let die = 0; die < water; die++)
    hits = Array.from({ length: hits.length + 1 }, (_, k) => (hits[k] ?? 0) * (1 - p) + (hits[k - 1] ?? 0) * p);
  const capped = Array.from({ length: most + 1 }, () => 0);
  hits.forEach((chance, k) => (capped[Math.min(k, most)]! += chance));
  return capped;
}

/** FD-28.18 What the Fire Phase would do to a space if the bell rang now. */
export type Outlook = {
  readonly space: string;
  /** The Fire that comes for certain by growth. */
  readonly grows: boolean;
  /** The chances of 0, 1 and 2 new Fires by spread; null: no die is rolled. */
  readonly spread: readonly [number, number, number] | null;
  readonly burnsDown: boolean;
  readonly isCritical: boolean;
  readonly goesOff: boolean;
  /** Firefighters and Civilians who would be hurt. */
  readonly hurt: number;
  /** An injured person would be lost, and with them the game. */
  readonly casualty: boolean;
  /** The call is answered in this Fire Phase, and how. */
  readonly call: 'fast' | 'onTime' | 'late' | null;
};

function spreadOf(v: View, area: number): readonly [number, number, number] {
  const row = SPREAD[v.spaces[area]!.ff > 0 && v.spaces[area]!.active === 0 ? 'firefighter' : v.difficulty];
  const share = (fire: number) => row.filter((n) => n === fire).length / 6;
  return [share(0), share(1), share(2)];
}
function callOf(v: View, space: number): Outlook['call'] {
  const { call, ff } = v.spaces[space]!;
  if (call === 0) return null;
  if (ff > 0) return v.round < call ? 'fast' : 'onTime';
  return call <= v.round ? 'late' : null;
}

/** FD-28.18 The forecast: every space on which the next Fire Phase would do something, as things stand. Cards are not foreseen. */
export function forecast(v: View): readonly Outlook[] {
  const { ids, isArea } = cityOf(v);
  const rolled = new Set(threatened(v));
  return v.spaces.flatMap((here, i): Outlook[] => {
    const burns = here.active > 0;
    const burnsDown = isArea[i]! && here.active >= 4;
    const goesOff = burns && !burnsDown && (here.explosive || here.gas);
    const outlook: Outlook = {
      space: ids[i]!,
      grows: burns && isArea[i]! && !burnsDown && here.inactive === 0 && !here.held && !goesOff,
      spread: rolled.has(i) && !burns ? spreadOf(v, i) : null,
      burnsDown,
      isCritical: isArea[i]! && here.active === 3,
      goesOff,
      hurt: burns ? here.ff + here.civ : 0,
      casualty: burns && here.inj > 0,
      call: callOf(v, i),
    };
    const isQuiet = !burns && outlook.spread === null && outlook.call === null;
    return isQuiet ? [] : [outlook];
  });
}
