import type { Kit, Person, View } from '../state.ts';

/** How many tokens of a kind stand on spaces and sit aboard vehicles. */
export function inPlay(v: View, kind: Kit | Person): number {
  let sum = 0;
  for (const space of v.spaces) sum += space[kind];
  for (const vehicle of v.vehicles) sum += vehicle[kind];
  return sum;
}
