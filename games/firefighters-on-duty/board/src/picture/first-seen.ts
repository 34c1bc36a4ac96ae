import { CARRIER, cityOf, VEHICLE_IDS, type State } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';

/** What a screen too small for the city shows first: people on their way to the hospital, what a lesson speaks of, or the own engine. */
export function firstSeen(view: State, seat: Seat | null): string | undefined {
  if (seat === null) return undefined;
  const carrier = view.vehicles[CARRIER]!;
  if (carrier.at >= 0 && carrier.civ + carrier.inj > 0) return VEHICLE_IDS[CARRIER];
  const inNeed = view.guided ? view.spaces.findIndex(({ civ, inj }) => civ + inj > 0) : -1;
  return inNeed < 0 ? `ENG-${seat + 1}` : cityOf(view).ids[inNeed];
}
