import type { Out, Seat } from '@nightfall/kernel';
import { removeOne, takeOut } from '@nightfall/kit/bag';
import { type Card, colourOf, type DeckName } from '../content/cards.ts';
import type { Land } from '../moves.ts';
import { heroOf, type State } from '../state.ts';

/** RM-3.3 Cards go under their deck face down, the first of them first (RM-0.12). */
export function putUnder(s: State, deck: DeckName, cards: readonly Card[]): void {
  const { under } = s.decks[deck];
  for (const card of cards) under.push(card);
}
/** RM-32.10 */
export const takeFresh = (s: State, deck: DeckName, face: number): Card => takeOut(s.decks[deck].fresh, face);
export const takeFromUnder = (s: State, deck: DeckName): Card => s.decks[deck].under.shift()!;

export function giveGoods(s: State, seat: Seat, goods: readonly Card[], out: Out<Land>): void {
  if (goods.length === 0) return;
  heroOf(s, seat).goods.push(...goods);
  out?.({ type: 'drewGoods', seat, goods });
}
export function offer(s: State, seat: Seat, card: Card, out: Out<Land>): void {
  heroOf(s, seat).offers.push(card);
  out?.({ type: 'offered', seat, card });
}
export function stock(s: State, town: number, card: Card, out: Out<Land>): void {
  s.stacks[town]!.push(card);
  out?.({ type: 'stocked', town, card });
}
/** An offer, or a card of a market, that is bought. */
export const takeOffer = (s: State, seat: Seat, card: Card): void => removeOne(heroOf(s, seat).offers, card);
export const takeFromStack = (s: State, town: number, card: Card): void => removeOne(s.stacks[town]!, card);

export function drawForPatrol(s: State, cards: readonly Card[], out: Out<Land>): void {
  s.drawn.push(...cards);
  out?.({ type: 'patrolCardsDrawn', cards });
}
/** RM-22.2 */
export function keepDrawn(s: State, card: Card, out: Out<Land>): void {
  const others = s.drawn.filter((one) => one !== card);
  s.drawn = [];
  putUnder(s, colourOf(card), others);
  out?.({ type: 'revealed', card });
}
export function turnUp(s: State, card: Card, out: Out<Land>): void {
  s.combat!.card = card;
  out?.({ type: 'revealed', card });
}
