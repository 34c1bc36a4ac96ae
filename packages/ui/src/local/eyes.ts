import { isOnePerson, isShared, personsOf, type Match, type Seat, type Types } from '@nightfall/kernel';

/** Whose view opens the match: nobody's, if several people share the device. */
export const firstEyes = <T extends Types>(match: Match<T>): Seat | null =>
  isShared(match) ? null : (personsOf(match)[0] ?? null);

/** The people who have to decide now. */
export function handsOf<T extends Types>(match: Match<T>): readonly Seat[] {
  const persons = personsOf(match);
  return match.waiting.for === 'seats' ? match.waiting.seats.filter((seat) => persons.includes(seat)) : [];
}

/** The seat to look from next: the same one, another of the same person, or one that is asked. */
export function nextEyes<T extends Types>(match: Match<T>, before: Seat | null, hands: readonly Seat[]): Seat | null {
  if (hands.length === 0 || (before !== null && hands.includes(before))) return before;
  return hands.find((seat) => isOnePerson(match, before, seat)) ?? hands[0]!;
}
