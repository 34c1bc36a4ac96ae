import type { Game } from '../game.ts';
import type { Seat } from '../types.ts';
import type { Holder } from './log.ts';

/** Whom the table asks before it takes back more than is free: every other person at it. A bot never minds. */
export const consenters = (holders: readonly Holder[], seat: Seat): Seat[] =>
  holders.flatMap((holder, other) => (holder === 'person' && other !== seat ? [other] : []));

/** Must the table be asked at all? Alone, a co-operative or solo game belongs to its player; the dice still stand in a contest. */
export const isAlone = (game: Game, holders: readonly Holder[], seat: Seat): boolean =>
  game.kind !== 'versus' && consenters(holders, seat).length === 0;
