import type { View } from '@nightfall/runebound-midnight';
import type { Seat } from '@nightfall/kernel';

/** The Night King looks at his patrols first, everyone else at their Hero; before there are any, at the whole map, where to place them. */
export function firstSeen({ heroes, patrols }: View, seat: Seat | null): string | null {
  if (seat !== null && seat > 0) return heroes[seat - 1]?.space ? `hero${seat}` : null;
  return patrols[0] ? `patrol${patrols[0].number}` : null;
}
