import type { Seat, Types } from '../types.ts';
import type { Match } from './match.ts';

/** Whose view the shared device, screen or terminal shows. */

export const personsOf = <T extends Types>({ holders }: Match<T>): Seat[] =>
  holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));

/** The seats of the person in this seat. */
export const seatsOfOne = <T extends Types>({ head }: Match<T>, seat: Seat): readonly Seat[] =>
  head.together?.find((group) => group.includes(seat)) ?? [seat];

export const isOnePerson = <T extends Types>(match: Match<T>, a: Seat | null, b: Seat): boolean =>
  a !== null && seatsOfOne(match, a).includes(b);

/** Does nobody else sit at the table but bots? */
export const isAlone = <T extends Types>(match: Match<T>, seat: Seat): boolean =>
  personsOf(match).every((other) => isOnePerson(match, seat, other));

/** Do several people share the device in a game where they must not see the same things? */
export function isShared<T extends Types>(match: Match<T>): boolean {
  const [first, ...others] = personsOf(match);
  return match.game.secrets && first !== undefined && others.some((seat) => !isOnePerson(match, first, seat));
}

/** Is the device passed to someone who must not see what is on it? While a clock runs, there is no time for that. */
export const goesRound = <T extends Types>(match: Match<T>, from: Seat | null, to: Seat | null): boolean =>
  to !== null && from !== to && isShared(match) && !isOnePerson(match, from, to) && match.clock === undefined;
