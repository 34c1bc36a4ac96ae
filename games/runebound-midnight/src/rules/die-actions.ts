import { call, type Out, type Reason } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { giftOf } from '../queries/heroes.ts';
import { salePrice } from '../queries/market.ts';
import { type BarterFrame, type Face, type HealFrame, type Hero, heroOf, type State } from '../state.ts';
import { itemName } from '../text/labels.ts';
import { checkLife, healWounds } from '../verbs/heroes.ts';
import { sellItem } from '../verbs/items.ts';
import { rollActionDie } from '../verbs/rolls.ts';
import { answer, PLACE, placesIn } from './answer.ts';
import { BOUGHT_THIS_TURN, NOTHING_TO_SELL, unknownTarget } from './refusals.ts';
import { always, dice, must, rule, self } from './sentences.ts';

const ONE_DIE: readonly number[] = [6];
const oneDie = () => ONE_DIE;
const look = (s: State, f: HealFrame | BarterFrame, [face]: readonly number[], out: Out<Rune>): void =>
  rollActionDie(s, f, face!, out);

/** RM-17.5 */
export const heal = rule<HealFrame>('RM-17.5', {
  roll: dice(oneDie, look), // 17.5
  help: always((s, f, out) => healWounds(s, f.seat, 1, out)), // 17.5, 17.7
});

const move = answer<BarterFrame>();

/** RM-6.7 Hidden Hold: Mirala draws two. */
const barterDraw = move('barterDraw', {
  name: 'Look for an offer',
  perform: (s, { seat }) => {
    const count = giftOf(heroOf(s, seat), 'offers')?.n ?? 1;
    call(s, { rule: 'draw', at: 'fresh', deck: 'midnight', count, to: 'offers', seats: [seat] });
  },
});
/** RM-7.15, RM-17.10 */
export function refuseSale(hero: Hero<Face>, place: number): Reason | undefined {
  if (hero.items.length === 0) return NOTHING_TO_SELL;
  const item = hero.items[place];
  if (!item) return unknownTarget('Item');
  return item.bought ? BOUGHT_THIS_TURN : undefined;
}
/** RM-7.14 The Item leaves, goods come for half its cost. */
export function sell(s: State, seat: number, place: number, out: Out<Rune>): void {
  const price = salePrice(heroOf(s, seat).items[place]!.card);
  sellItem(s, seat, place, price, out);
  checkLife(s, seat); // RM-7.17; the sale is finished first
  if (price > 0) call(s, { rule: 'draw', at: 'fresh', deck: 'goods', count: price, to: 'goods', seats: [seat] });
}
const barterSell = move('barterSell', {
  fields: { item: PLACE },
  name: 'Sell an Item',
  label: (v, { seat, item }) => `Sell ${itemName(v, seat, item)}`,
  domain: (v, f) => ({ item: placesIn(heroOf(v, f.seat).items) }),
  refuse: (v, f, { item }) => refuseSale(heroOf(v, f.seat), item),
  perform: (s, { seat }, { item }, out) => sell(s, seat, item, out),
});

const deal = { barterDraw, barterSell };
export type BarterMoves = typeof deal;

/** RM-17.6 */
export const barter = rule<BarterFrame>('RM-17.6', 'current', {
  roll: dice(oneDie, look), // 17.6
  choose: must(self, deal), // 17.6, 17.10
});
