import type { Laying, Result, SeatName, Setup } from '../game.ts';
import type { Refusal, Seat } from '../types.ts';

type Seated = Pick<Laying, 'seating' | 'apart'>;

/** The seats of a game by name and side; where it names none, they are numbered and on one side. */
export const seatingOf = (game: Seated, setup: Setup): readonly SeatName[] =>
  game.seating?.(setup) ?? Array.from({ length: setup.players }, (_, seat) => ({ name: `Seat ${seat + 1}`, side: '' }));

/** The sides of a game, each with its seats. */
export function sidesOf(game: Seated, setup: Setup): { readonly side: string; readonly seats: Seat[] }[] {
  const seating = seatingOf(game, setup);
  const sides = [...new Set(seating.map(({ side }) => side))];
  return sides.map((side) => ({ side, seats: seating.flatMap((one, seat) => (one.side === side ? [seat] : [])) }));
}

/** Why a person who holds these seats may not take this one too. */
export function refuseSeat(game: Seated, setup: Setup, own: readonly Seat[], seat: Seat): Refusal | undefined {
  if (game.apart === undefined) return undefined;
  const seating = seatingOf(game, setup);
  const isApart = own.some((one) => seating[one]?.side !== seating[seat]?.side);
  return isApart ? { rule: game.apart, code: 'BOTH_SIDES', text: 'Nobody can play for both sides.' } : undefined;
}

/** How a game ended for one seat: it won or lost with its side, or the score is all there is. */
export function outcomeFor({ outcome, winners }: Result, seat: Seat): Result['outcome'] {
  if (winners.includes(seat)) return 'won';
  return outcome === 'scored' && winners.length === 0 ? 'scored' : 'lost';
}
/** The side that won; undefined if none did, or the game has only one. */
export function winningSide(game: Seated, setup: Setup, { winners }: Result): string | undefined {
  const sides = sidesOf(game, setup);
  return sides.length < 2 ? undefined : sides.find(({ seats }) => seats.some((seat) => winners.includes(seat)))?.side;
}
