import type { Card } from '../content/cards.ts';
import type { MadnessMove } from '../moves.ts';

const PLAYED_BY: { readonly [type: string]: Card } = {
  playBarbarian: 'barbarian',
  playFortify: 'fortify',
  playTar: 'tar',
  playDriveBack: 'driveBack',
  playMissing: 'missing',
  playScavenge: 'scavenge',
  playDraw2: 'draw2',
};

/** The cards that a move takes out of the hand. */
export function cardsOf(move: MadnessMove): readonly Card[] {
  if (move.type === 'playAttack') return move.niceShot ? [move.card, 'niceShot'] : [move.card];
  if (move.type === 'playBuild') return ['brick', 'mortar'];
  if (move.type === 'replace' || move.type === 'chooseDiscard') return [move.card];
  if (move.type === 'offerTrade') return [move.give];
  const card = PLAYED_BY[move.type];
  return card ? [card] : [];
}

/** Of the moves offered, those that use this card: what lights up when it is picked. */
export const movesWith = <M extends { readonly type: string }>(moves: readonly (M | MadnessMove)[], card: Card): MadnessMove[] =>
  moves.filter((move): move is MadnessMove => move.type !== 'pass' && cardsOf(move as MadnessMove).includes(card));

/** The piece on the board that a move points at, as the board names it: `t4`, `wall3`. */
export function targetOf(move: MadnessMove): string | undefined {
  if ('token' in move) return `t${move.token}`;
  return 'arc' in move ? `wall${move.arc}` : undefined;
}
