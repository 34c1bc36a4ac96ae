import type { Game, Seat, Types } from '@nightfall/kernel';

/** A game knows no names when it speaks of moves and endings: its "player 3" is whoever sits there. */
export const withNames = (text: string, name: (seat: Seat) => string): string =>
  text.replaceAll(/\bplayer ([1-9])\b/gi, (_, number: string) => name(Number(number) - 1));

type Name = (seat: Seat) => string;
/** One name for a person everywhere: what the game calls them, or else their own. */
export function calledIn<T extends Types>({ words }: Game<T>, view: T['view'] | undefined, name: Name): Name {
  return view === undefined || !words.called ? name : (seat) => words.called!(view, seat) ?? name(seat);
}
