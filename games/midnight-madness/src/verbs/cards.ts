import type { Out, Seat } from '@nightfall/kernel';
import { removeOne, takeOut } from '@nightfall/kit/bag';
import { byCard, type Card } from '../content/cards.ts';
import type { Kind } from '../content/tokens.ts';
import type { Arc } from '../content/spaces.ts';
import type { Night } from '../moves.ts';
import { findToken } from '../queries/board.ts';
import type { State } from '../state.ts';
import { seen } from './tokens.ts';

export function drawCard(s: State, seat: Seat, face: number, out: Out<Night>): void {
  const card = takeOut(s.deck, face);
  s.hands[seat]!.push(card);
  out?.({ type: 'cardDrawn', seat, card });
}

/** MM-8.3 */
export function reshuffle(s: State, out: Out<Night>): void {
  out?.({ type: 'reshuffled', count: s.discard.length });
  for (const card of s.discard) s.deck.push(card);
  s.deck.sort(byCard);
  s.discard.length = 0;
}

function putOnDiscard(s: State, seat: Seat, card: Card): void {
  removeOne(s.hands[seat]!, card);
  s.discard.push(card);
}

export function replaceCard(s: State, seat: Seat, card: Card, out: Out<Night>): void {
  putOnDiscard(s, seat, card);
  s.replaced += 1;
  out?.({ type: 'cardReplaced', seat, card });
}

/** MM-9.2 The cards are on the discard pile before anything else happens. */
export function spend(s: State, cards: readonly Card[], token: number | null, arc: Arc | null, out: Out<Night>): void {
  for (const card of cards) putOnDiscard(s, s.current, card);
  out?.({ type: 'cardPlayed', seat: s.current, cards, token, at: token === null ? null : seen(findToken(s, token)!), arc });
}

export function takeFromDiscard(s: State, seat: Seat, card: Card, out: Out<Night>): void {
  removeOne(s.discard, card);
  s.hands[seat]!.push(card);
  out?.({ type: 'cardTaken', seat, card });
}

export function swapCards(s: State, partner: Seat, give: Card, take: Card): void {
  const mine = s.hands[s.current]!;
  const theirs = s.hands[partner]!;
  removeOne(mine, give);
  removeOne(theirs, take);
  mine.push(take);
  theirs.push(give);
  s.traded += 1;
}

/** MM-15.5 to MM-15.7 */
export function loseCards(s: State, seat: Seat, prefix: string, kind: Kind, out: Out<Night>): void {
  const lost = s.hands[seat]!.filter((card) => card.startsWith(prefix));
  if (lost.length === 0) return;
  for (const card of lost) putOnDiscard(s, seat, card);
  out?.({ type: 'cardsLost', seat, cards: lost, kind });
}

export function discardByForce(s: State, seat: Seat, card: Card, out: Out<Night>): void {
  putOnDiscard(s, seat, card);
  out?.({ type: 'forcedDiscard', seat, card });
}
