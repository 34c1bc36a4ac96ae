import type { Match, Seat, Types } from '@nightfall/kernel';
import type { Moment, Sitter } from './session.ts';
import { backOf, botLevel } from './take-back.ts';

/** What people round one device see of a match: who sits, who is asked, and whose eyes look. */

export const personsOf = <T extends Types>({ holders }: Match<T>): Seat[] =>
  holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));

/** The persons who are asked now. */
export function handsOf<T extends Types>(match: Match<T>): readonly Seat[] {
  const persons = personsOf(match);
  return match.waiting.for === 'seats' ? match.waiting.seats.filter((seat) => persons.includes(seat)) : [];
}

const sittersOf = <T extends Types>(match: Match<T>): Sitter[] =>
  match.head.names.map((name, seat) => {
    const level = botLevel(match, seat);
    return level === undefined ? { name, by: 'person' } : { name, by: 'bot', level: match.game.bots[level]?.name ?? level };
  });

type Look = { readonly eyes: Seat | null; readonly handOver: boolean };

/** Turns the eyes to a seat that is asked; tells whether others would see what they should not. */
export function look<T extends Types>(match: Match<T>, before: Seat | null, hands: readonly Seat[]): Look {
  const [eyes] = hands;
  if (eyes === undefined || (before !== null && hands.includes(before))) return { eyes: before, handOver: false };
  const differ = JSON.stringify(match.view(before)) !== JSON.stringify(match.view(eyes));
  return { eyes, handOver: personsOf(match).length > 1 && differ };
}

type Standing<T extends Types> = Pick<Moment<T>, 'seq' | 'view' | 'seat' | 'mine' | 'waiting' | 'result' | 'sitters' | 'back'>;

/** How the match stands for these eyes. */
export function standing<T extends Types>(match: Match<T>, eyes: Seat | null): Standing<T> {
  const { game, inputs, state, waiting } = match;
  // A game without secrets may show its state itself; what was shown must not change when that goes on.
  const view = game.view(game.clone(state), eyes);
  return {
    seq: inputs.length,
    view,
    seat: eyes,
    mine: personsOf(match),
    waiting,
    result: game.result(view),
    sitters: sittersOf(match),
    back: backOf(match, eyes),
  };
}
