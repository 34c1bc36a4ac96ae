import type { Card } from '../content/cards.ts';
import type { MadnessMove } from '../moves.ts';
import { PLAYS } from '../rules/turn.ts';

/** The cards that a move takes out of the hand. */
export function cardsOf(move: MadnessMove): readonly Card[] {
  if (move.type === 'replace' || move.type === 'chooseDiscard') return [move.card];
  if (move.type === 'offerTrade') return [move.give];
  return move.type in PLAYS ? PLAYS[move.type as keyof typeof PLAYS].cards(move as never) : [];
}

/** Of the moves offered, those that use this card: what lights up when it is picked. */
export const movesWith = <M extends { readonly type: string }>(moves: readonly (M | MadnessMove)[], card: Card): MadnessMove[] =>
  moves.filter((move): move is MadnessMove => move.type !== 'pass' && cardsOf(move as MadnessMove).includes(card));

/** The piece on the board that a move points at, as the board names it: `t4`, `wall3`. */
export function targetOf(move: MadnessMove): string | undefined {
  if ('token' in move) return `t${move.token}`;
  return 'arc' in move ? `wall${move.arc}` : undefined;
}
