import type { State, Supply } from '../state.ts';

/** How many of a kind are on the table: on spaces, in vehicles, hydrants and Reserves. */
export function onTable(s: State, kind: keyof Supply): number {
  const sum = (values: readonly number[]) => values.reduce((total, n) => total + n, 0);
  const spaces = (count: (here: State['spaces'][number]) => number) => sum(s.spaces.map(count));
  const aboard = (count: (vehicle: State['vehicles'][number]) => number) => sum(s.vehicles.map(count));
  switch (kind) {
    case 'fire':
      return spaces((here) => here.active + here.inactive) + aboard(({ reminder }) => (reminder ? 1 : 0));
    case 'water':
      return aboard(({ water }) => water) + sum(s.hydrants) + sum(s.reserves);
    case 'civ':
    case 'inj':
      return spaces((here) => here[kind]) + aboard((vehicle) => vehicle[kind]);
    case 'debris':
      return spaces((here) => here.debris);
    case 'smoke':
      return spaces((here) => (here.smoke > 0 ? 1 : 0));
    default:
      return spaces((here) => (here[kind] ? 1 : 0));
  }
}
/** What is left of this total. */
export const leftOver = (s: State, kind: keyof Supply, total: number): number => total - onTable(s, kind);
