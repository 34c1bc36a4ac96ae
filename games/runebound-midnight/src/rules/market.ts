import { call, type Out, type Reason, type Seat } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { type Card, itemOf } from '../content/cards.ts';
import { isTown, MAP } from '../content/map.ts';
import type { Land } from '../moves.ts';
import { hasRoomFor, holds, isFitDiscard, leastNeeded, roomFor } from '../queries/market.ts';
import { type ExperienceFrame, type Face, type Hero, type HeroFrame, heroOf, type State, type View } from '../state.ts';
import { buyLabel, itemName } from '../text/labels.ts';
import { takeFromStack, takeOffer } from '../verbs/decks.ts';
import { checkLife } from '../verbs/heroes.ts';
import { discardItem as discardOne, discardItems, gainItem, payGoods } from '../verbs/items.ts';
import { answer, GOODS, ITEM_CARD, PLACE, PLACES, placesIn } from './answer.ts';
import { refuseSale, sell as sellOne } from './die-actions.ts';
import { limit, NOT_IN_STACK, notATown, OFFER_GONE, unknownTarget, wrongPayment, wrongStep } from './refusals.ts';

const move = answer<HeroFrame>();

const PURCHASE = { card: ITEM_CARD, goods: GOODS, discards: PLACES };
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
): Reason | undefined {
  if (discards.some((place) => !hero.items[place]) || new Set(discards).size < discards.length) return unknownTarget('Item');
  if (!discards.every((place) => isFitDiscard(hero, type, place))) return limit(rule);
  return hasRoomFor(hero, type, discards) ? undefined : limit(rule);
}
function refusePurchase(hero: Hero<Face>, { card, goods, discards }: Purchase): Reason | undefined {
  if (!holds(hero.goods, goods)) return unknownTarget('good');
  if (discards.some((place) => !hero.items[place])) return unknownTarget('Item');
  const { cost, type } = itemOf(card);
  return goods.length === cost ? refuseDiscards(hero, type, discards, 'RM-7.6') : wrongPayment(card, cost, goods.length);
}
/** RM-0.12 Cards an action discards go before cards it pays with. */
function purchase(s: State, seat: Seat, { card, goods, discards }: Purchase, out: Out<Land>): void {
  discardItems(s, seat, discards, out);
  payGoods(s, seat, goods, out);
  gainItem(s, seat, card, itemOf(card).cost, true, out);
  checkLife(s, seat); // RM-7.17
}

/** RM-17.11, RM-7.8 hold in the Hero's own turn only. */
const inTurn = answer<HeroFrame | ExperienceFrame>();
const notInTurn = (_v: View, f: HeroFrame | ExperienceFrame): Reason | undefined =>
  f.rule === 'experience' && !f.isOwnTurn ? wrongStep('RM-7.8', 'Experience') : undefined;
/** RM-17.11, RM-17.14 */
export const buyOffer = inTurn('buyOffer', {
  fields: PURCHASE,
  name: 'Buy an offer',
  label: buyLabel,
  bars: notInTurn,
  samples: (v, f) => purchases(heroOf(v, f.seat), heroOf(v, f.seat).offers),
  refuse: (v, f, one) => {
    const hero = heroOf(v, f.seat);
    return refusePurchase(hero, one) ?? (hero.offers.includes(one.card) ? undefined : OFFER_GONE);
  },
  perform: (s, { seat }, one, out) => {
    takeOffer(s, seat, one.card);
    purchase(s, seat, one, out);
  },
});
/** RM-7.8, RM-27.16 */
export const discardItem = inTurn('discardItem', {
  fields: { item: PLACE },
  name: 'Discard an Item',
  label: (v, { seat, item }) => `Discard ${itemName(v, seat, item)}`,
  bars: notInTurn,
  domain: (v, f) => ({ item: placesIn(heroOf(v, f.seat).items) }),
  refuse: (v, f, { item }) => (heroOf(v, f.seat).items[item] ? undefined : unknownTarget('Item')),
  perform: (s, { seat }, { item }, out) => {
    discardOne(s, seat, item, out);
    checkLife(s, seat); // RM-7.17
  },
});

const townOf = (v: View, seat: Seat): number => MAP[heroOf(v, seat).space]!.town;
/** RM-25.1, RM-25.2 */
export const noMarket = (v: View, seat: Seat): Reason | undefined =>
  isTown(heroOf(v, seat).space) ? undefined : notATown('RM-25.1');
export const enterMarket = move('enterMarket', {
  name: 'Enter the market',
  bars: (v, f) => noMarket(v, f.seat),
  elsewhere: (v, f, { seat }) => (f.rule === 'hero' ? noMarket(v, seat) : undefined),
  perform: (s, f) => {
    f.at = 'shop';
    call(s, { rule: 'draw', at: 'fresh', deck: 'midnight', count: 1, to: 'stack', seats: [townOf(s, f.seat)] });
  },
});
export const skipMarket = move('skipMarket', {
  name: 'Skip the market',
  ends: true,
});
const stackAt = (v: View, seat: Seat): readonly Card[] => v.stacks[townOf(v, seat)]!;
/** RM-25.3, RM-25.6 */
export const buy = move('buy', {
  fields: PURCHASE,
  name: 'Buy',
  label: buyLabel,
  samples: (v, { seat }) => purchases(heroOf(v, seat), stackAt(v, seat)),
  refuse: (v, { seat }, one) =>
    refusePurchase(heroOf(v, seat), one) ?? (stackAt(v, seat).includes(one.card) ? undefined : NOT_IN_STACK),
  perform: (s, { seat }, one, out) => {
    takeFromStack(s, townOf(s, seat), one.card);
    purchase(s, seat, one, out);
  },
});
/** RM-25.4, RM-25.5 */
export const sell = move('sell', {
  fields: { item: PLACE },
  name: 'Sell',
  label: (v, { seat, item }) => `Sell ${itemName(v, seat, item)}`,
  domain: (v, f) => ({ item: placesIn(heroOf(v, f.seat).items) }),
  refuse: (v, f, { item }) => refuseSale(heroOf(v, f.seat), item),
  perform: (s, { seat }, { item }, out) => sellOne(s, seat, item, out),
});
export const leaveMarket = move('leaveMarket', {
  name: 'Leave the market',
  ends: true,
});
