import { count } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import { type Card, cardName, itemOf } from '../content/cards.ts';
import { type Handle, placesOf } from '../moves.ts';
import { lookUp } from '../queries/effects.ts';
import { heroOf, type View } from '../state.ts';
import { characterOf, faceText, listed } from './names.ts';

/** Parts of the labels of moves. */

type Purchase = { readonly seat: Seat; readonly card: Card; readonly discards: readonly number[] };
type Proposal = {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly giveItems: readonly number[];
  readonly giveGoods: readonly Card[];
  readonly takeItems: readonly number[];
  readonly takeGoods: number;
};

/** "Immolate Rune", "Immolate Rune once more" */
export function effectName(v: View, seat: number, text: Handle): string {
  const name = lookUp(heroOf(v, seat), text)?.facts.name ?? 'a card';
  return placesOf(text).source < 0 ? name : `${name} once more`;
}
export const withCards = (v: View, seat: number, uses: readonly Handle[]): string =>
  uses.length === 0 ? '' : ` with ${listed(uses.map((text) => effectName(v, seat, text)))}`;
export const itemName = (v: View, seat: number, place: number): string => {
  const item = v.heroes[seat - 1]?.items[place];
  return item ? cardName(item.card) : 'an Item';
};
export const discarding = (v: View, seat: number, places: readonly number[]): string =>
  places.length === 0 ? '' : `, discarding ${listed(places.map((place) => itemName(v, seat, place)))}`;
export const withBonus = (bonus: boolean): string => (bonus ? ' (bonus die)' : '');
export const buyLabel = (v: View, { seat, card, discards }: Purchase): string =>
  `Buy ${cardName(card)} for ${count(itemOf(card).cost, 'good')}${discarding(v, seat, discards)}`;
export const faceOf = (v: View, die: number): string => {
  const f = v.stack.at(-1);
  const face = f && 'faces' in f ? f.faces[die - 1] : undefined;
  return face ? faceText(face) : `die ${die}`;
};
export function tradeLabel(v: View, { seat, partner, giveItems, giveGoods, takeItems, takeGoods }: Proposal): string {
  const gives = [
    ...giveItems.map((place) => itemName(v, seat, place)),
    ...(giveGoods.length > 0 ? [listed(giveGoods.map(cardName))] : []),
  ];
  const takes = [...takeItems.map((place) => itemName(v, partner, place)), ...(takeGoods > 0 ? [count(takeGoods, 'good')] : [])];
  const who = characterOf(v, partner);
  if (takes.length === 0) return `Give ${who} ${listed(gives)}`;
  return gives.length === 0 ? `Ask ${who} for ${listed(takes)}` : `Offer ${who} ${listed(gives)} for ${listed(takes)}`;
}
