import { cityOf } from '../city/cities.ts';
import { SPREAD } from '../content/settings.ts';
import type { FdEvent } from '../moves.ts';
import { playCertain } from '../rules/fire.ts';
import { clone, type State, type View } from '../state.ts';

/** FD-28.18 What the Fire Phase would do to a space if the bell rang now. */
export type Outlook = {
  readonly space: string;
  /** New Fires that come for certain, by growth or by a blast. */
  readonly fire: number;
  /** The chances of 0, 1 and 2 new Fires by spread; null: no die is rolled. */
  readonly spread: Spread | null;
  readonly burnsDown: boolean;
  readonly isCritical: boolean;
  readonly goesOff: boolean;
  /** Firefighters and Civilians who would be hurt, also aboard a vehicle that is lost. */
  readonly hurt: number;
  /** An injured person would be lost, and with them the game: the rest of the forecast is for a crew that gets them out. */
  readonly casualty: boolean;
  /** The call is answered in this Fire Phase, and how. */
  readonly call: 'fast' | 'onTime' | 'late' | null;
};
type Spread = readonly [number, number, number];

/** What each Area catches by its die, in the order of the dice: Fire that one takes is missing for the next when the supply is short. */
function spreadsOf(s: State, areas: readonly number[]): ReadonlyMap<number, Spread> {
  let supply = new Map([[s.supply.fire, 1]]);
  return new Map(
    areas.map((area) => {
      const row = SPREAD[s.spaces[area]!.ff > 0 ? 'firefighter' : s.difficulty];
      const chances: [number, number, number] = [0, 0, 0];
      const left = new Map<number, number>();
      for (const [tokens, chance] of supply)
        for (const fire of row) {
          const placed = Math.min(fire, tokens) as 0 | 1 | 2;
          chances[placed] += chance / row.length;
          left.set(tokens - placed, (left.get(tokens - placed) ?? 0) + chance / row.length);
        }
      supply = left;
      return [area, chances];
    }),
  );
}

function callOf(v: View, space: number): Outlook['call'] {
  const { call, ff } = v.spaces[space]!;
  if (call === 0) return null;
  if (ff > 0) return v.round < call ? 'fast' : 'onTime';
  return call <= v.round ? 'late' : null;
}
const countOf = (events: readonly FdEvent[], type: 'injured' | 'firePlaced'): number =>
  events.reduce((sum, event) => sum + (event.type === type ? event.count : 0), 0);

/**
 * FD-28.18 The forecast: every space on which the next Fire Phase would do something, as things stand. The rules themselves play it on a
 * table of its own; what cards bring is not foreseen. After the last shift nothing comes.
 */
export function forecast(v: View): readonly Outlook[] {
  if (v.result) return [];
  const { ids, isArea } = cityOf(v);
  const s = clone(v);
  const events: FdEvent[] = [];
  const spreads = spreadsOf(
    s,
    playCertain(s, (event) => events.push(event)),
  );
  return v.spaces.flatMap((here, i): Outlook[] => {
    const own = events.filter((event) => 'space' in event && event.space === ids[i]);
    const outlook: Outlook = {
      space: ids[i]!,
      fire: countOf(own, 'firePlaced'),
      spread: spreads.get(i) ?? null,
      burnsDown: own.some(({ type }) => type === 'burnedDown'),
      isCritical: isArea[i]! && here.active === 3,
      goesOff: own.some(({ type }) => type === 'hazardTriggered'),
      hurt: countOf(own, 'injured'),
      casualty: here.active > 0 && here.inj > 0,
      call: callOf(v, i),
    };
    const isQuiet = here.active === 0 && outlook.fire === 0 && outlook.spread === null && outlook.call === null;
    return isQuiet ? [] : [outlook];
  });
}
