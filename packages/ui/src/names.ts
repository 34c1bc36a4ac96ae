import type { Seat } from '@nightfall/kernel';

/** A game knows no names when it speaks of moves and endings: its "player 3" is whoever sits there. */
export const withNames = (text: string, name: (seat: Seat) => string): string =>
  text.replaceAll(/\bplayer ([1-9])\b/gi, (_, number: string) => name(Number(number) - 1));
