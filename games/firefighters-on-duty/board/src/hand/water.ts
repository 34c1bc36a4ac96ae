import { cityOf, waterFor as waterOf, type State } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import type { Known } from './meaning.ts';

/** FD-28.3 How many water dice to suggest for a fire; a watcher has none. */
export function waterFor(view: State, seat: Seat | null, space: string): number {
  const index = cityOf(view).indexOf[space];
  return seat === null || index === undefined ? 1 : Math.max(1, waterOf(view, seat, index));
}

/** What a touch has to know of this city. */
export const knownOf = (view: State, seat: Seat | null): Known => ({
  waterFor: (space) => waterFor(view, seat, space),
  isArea: (space) => cityOf(view).isArea[cityOf(view).indexOf[space] ?? -1] ?? false,
});
