import { call, type Move, type Out, type Refusal } from '@nightfall/kernel';
import { distinct, removeOne } from '@nightfall/kit/bag';
import { type Card, itemOf } from '../content/cards.ts';
import { isTown, MAP } from '../content/map.ts';
import type { Buy, BuyOffer, DiscardItem, EnterMarket, LeaveMarket, Rune, Sell, SkipMarket } from '../moves.ts';
import { hasRoomFor, holds, isFitDiscard, leastNeeded, roomFor } from '../queries/market.ts';
import { type Face, type Hero, type HeroFrame, heroOf, type State, type View } from '../state.ts';
import { checkLife } from '../verbs/heroes.ts';
import { discardItem as discardOne, discardItems, gainItem, payGoods } from '../verbs/items.ts';
import { refuseSale, sell as sellOne } from './die-actions.ts';
import { limit, NOT_IN_STACK, notATown, OFFER_GONE, unknownTarget, wrongPayment } from './refusals.ts';

type Purchase = { readonly card: Card; readonly goods: readonly Card[]; readonly discards: readonly number[] };
/** RM-31.3 One way to pay for each card: the goods that are needed least, the cheapest Items to make room. */
const purchases = (hero: Hero<Face>, cards: readonly Card[]): Purchase[] =>
  distinct(cards).map((card) => ({
    card,
    goods: leastNeeded(hero.goods, itemOf(card).cost),
    discards: roomFor(hero, itemOf(card).type) ?? [],
  }));

/** RM-7.7, RM-27.10 Items named to make room: the Hero's own, each once, and of the type that is full. */
export function refuseDiscards(
  hero: Hero<Face>,
  type: ReturnType<typeof itemOf>['type'] | null,
  discards: readonly number[],
  rule: string,
): Refusal | undefined {
  if (discards.some((place) => !hero.items[place]) || new Set(discards).size < discards.length) return unknownTarget('Item');
  if (!discards.every((place) => isFitDiscard(hero, type, place))) return limit(rule);
  return hasRoomFor(hero, type, discards) ? undefined : limit(rule);
}
function refusePurchase(hero: Hero<Face>, { card, goods, discards }: Purchase, gone: Refusal | undefined): Refusal | undefined {
  if (!holds(hero.goods, goods)) return unknownTarget('good');
  if (discards.some((place) => !hero.items[place])) return unknownTarget('Item');
  const { cost, type } = itemOf(card);
  if (goods.length !== cost) return wrongPayment(card, cost, goods.length);
  return refuseDiscards(hero, type, discards, 'RM-7.6') ?? gone;
}
/** RM-0.12 Cards an action discards go before cards it pays with. */
function purchase(s: State, seat: number, { card, goods, discards }: Purchase, out: Out<Rune>): void {
  discardItems(s, seat, discards, out);
  payGoods(s, seat, goods, out);
  gainItem(s, seat, card, itemOf(card).cost, true, out);
  checkLife(s, seat); // RM-7.17
}

/** RM-17.11, RM-17.14 */
export const buyOffer: Move<Rune, { seat: number }, BuyOffer> = {
  sampled: true,
  options: (v, f, seat) => {
    const hero = heroOf(v, f.seat);
    return purchases(hero, hero.offers).map((one) => ({ type: 'buyOffer', seat, ...one }));
  },
  refuse: (v, f, move) => {
    const hero = heroOf(v, f.seat);
    return refusePurchase(hero, move, hero.offers.includes(move.card) ? undefined : OFFER_GONE);
  },
  perform: (s, { seat }, move, out) => {
    removeOne(heroOf(s, seat).offers, move.card);
    purchase(s, seat, move, out);
  },
};
/** RM-7.8, RM-27.16 */
export const discardItem: Move<Rune, { seat: number }, DiscardItem> = {
  options: (v, f, seat) => heroOf(v, f.seat).items.map((_, item) => ({ type: 'discardItem', seat, item })),
  refuse: (v, f, { item }) => (heroOf(v, f.seat).items[item] ? undefined : unknownTarget('Item')),
  perform: (s, { seat }, { item }, out) => {
    discardOne(s, seat, item, out);
    checkLife(s, seat); // RM-7.17
  },
};

/** RM-25.1, RM-25.2 */
export const enterMarket: Move<Rune, HeroFrame, EnterMarket> = {
  options: (_v, _f, seat) => [{ type: 'enterMarket', seat }],
  refuse: (v, f) => (isTown(heroOf(v, f.seat).space) ? undefined : notATown('RM-25.1')),
  perform: (s, f) => {
    f.at = 'shop';
    const { town } = MAP[heroOf(s, f.seat).space]!;
    call(s, { rule: 'draw', at: 'fresh', deck: 'midnight', count: 1, to: 'stack', seats: [town] });
  },
};
export const skipMarket: Move<Rune, HeroFrame, SkipMarket> = {
  options: (_v, _f, seat) => [{ type: 'skipMarket', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'experience'),
};
const stackOf = (v: View, f: HeroFrame): Card[] => v.stacks[MAP[heroOf(v, f.seat).space]!.town]!;
/** RM-25.3, RM-25.6 */
export const buy: Move<Rune, HeroFrame, Buy> = {
  sampled: true,
  options: (v, f, seat) => purchases(heroOf(v, f.seat), stackOf(v, f)).map((one) => ({ type: 'buy', seat, ...one })),
  refuse: (v, f, move) => refusePurchase(heroOf(v, f.seat), move, stackOf(v, f).includes(move.card) ? undefined : NOT_IN_STACK),
  perform: (s, f, move, out) => {
    removeOne(stackOf(s, f), move.card);
    purchase(s, f.seat, move, out);
  },
};
/** RM-25.4, RM-25.5 */
export const sell: Move<Rune, HeroFrame, Sell> = {
  options: (v, f, seat) => heroOf(v, f.seat).items.map((_, item) => ({ type: 'sell', seat, item })),
  refuse: (v, f, { item }) => refuseSale(heroOf(v, f.seat), item),
  perform: (s, { seat }, { item }, out) => sellOne(s, seat, item, out),
};
export const leaveMarket: Move<Rune, HeroFrame, LeaveMarket> = {
  options: (_v, _f, seat) => [{ type: 'leaveMarket', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'experience'),
};
