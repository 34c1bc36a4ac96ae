import type { Out, Seat } from '@nightfall/kernel';
import type { Card } from '../content/cards.ts';
import type { Answer, Choice, Night } from '../moves.ts';
import { findToken } from '../queries/board.ts';
import type { OfferFrame, Phase, State } from '../state.ts';
import { swapCards } from './cards.ts';
import { removeTar, seen } from './tokens.ts';

export function openPhase(s: State, phase: Phase, out: Out<Night>): void {
  s.phase = phase;
  out?.({ type: 'phase', phase, seat: s.current, turn: s.turn });
}

/** MM-7.1 T0 */
export function startTurn(s: State, out: Out<Night>): void {
  removeTar(s, out); // 17.5
  s.turn += 1;
  s.isMissing = false;
  s.replaced = 0;
  s.traded = 0;
  s.declined = 0;
}

/** MM-6.10 */
export function beginWith(s: State, seat: Seat): void {
  s.current = seat;
}
/** MM-7.7 T8 */
export function passTurn(s: State): void {
  s.current = (s.current + 1) % s.hands.length;
}

export function endGame(s: State, outcome: 'won' | 'lost', out: Out<Night>): void {
  s.outcome = outcome;
  s.phase = 'over';
  s.queue = 0;
  s.stack.length = 0;
  out?.({ type: 'gameOver', outcome });
}

export const offer = (s: State, { partner, give, take }: Omit<OfferFrame, 'rule' | 'at'>, out: Out<Night>): void =>
  out?.({ type: 'tradeOffered', seat: s.current, partner, give, take });

/** MM-8.9, MM-8.10 An offer is gone; only an accepted one counts. */
export function closeOffer(s: State, { partner, give, take }: OfferFrame, answer: Answer, out: Out<Night>): void {
  if (answer === 'accepted') swapCards(s, partner, give, take);
  if (answer === 'declined') s.declined += 1;
  out?.({ type: 'tradeAnswered', seat: s.current, partner, give, take, answer });
}

export const askFor = (seat: Seat, choice: Choice, tokens: readonly number[], out: Out<Night>): void =>
  out?.({ type: 'choiceAsked', seat, choice, tokens });

export const chooseToken = (s: State, seat: Seat, choice: Choice, token: number, out: Out<Night>): void =>
  out?.({ type: 'choiceMade', seat, choice, token, at: seen(findToken(s, token)!), card: null });

export const chooseCard = (seat: Seat, card: Card, out: Out<Night>): void =>
  out?.({ type: 'choiceMade', seat, choice: 'discard', token: null, at: null, card });
