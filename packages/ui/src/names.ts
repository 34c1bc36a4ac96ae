import type { Game, Seat, Types } from '@nightfall/kernel';
import type { Moment } from './session.ts';

/** A game knows no names when it speaks of moves and endings: its "player 3" is whoever sits there. */
export const withNames = (text: string, name: (seat: Seat) => string): string =>
  text.replaceAll(/\bplayer ([1-9])\b/gi, (_, number: string) => name(Number(number) - 1));

type Name = (seat: Seat) => string;
/** One name for a person everywhere: what the game calls them, or else their own. */
export function calledIn<T extends Types>({ words }: Game<T>, view: T['view'] | undefined, name: Name): Name {
  return view === undefined || !words.called ? name : (seat) => words.called!(view, seat) ?? name(seat);
}
/** In a list of who did what, the only person of a game reads of themselves. */
export function withYou({ mine, sitters }: Pick<Moment, 'mine' | 'sitters'>, name: Name): Name {
  const isAlone = sitters.filter(({ by }) => by === 'person').length === 1;
  return (seat) => (isAlone && mine.includes(seat) ? 'You' : name(seat));
}
