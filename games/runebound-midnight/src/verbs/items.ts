import type { Out, Seat } from '@nightfall/kernel';
import { removeOne } from '@nightfall/kit/bag';
import { type Card, itemOf, liesFaceDown } from '../content/cards.ts';
import { type Handle, placesOf, type Rune } from '../moves.ts';
import { heroOf, type OwnedItem, type State } from '../state.ts';
import { putUnder } from './decks.ts';

export function gainItem(s: State, seat: Seat, card: Card, cost: number, bought: boolean, out: Out<Rune>): void {
  heroOf(s, seat).items.push({ card, activated: false, bought, upgrades: [] });
  out?.({ type: 'itemGained', seat, card, cost });
}

/** RM-7.3, RM-27.16 The Item goes under the Midnight deck, its upgrades under the goods. */
function takeAway(s: State, seat: Seat, place: number): OwnedItem<Card> {
  const [item] = heroOf(s, seat).items.splice(place, 1);
  putUnder(s, 'midnight', [item!.card]);
  for (const { good } of item!.upgrades) putUnder(s, 'goods', [good]);
  return item!;
}
export function discardItem(s: State, seat: Seat, place: number, out: Out<Rune>): void {
  const { card } = takeAway(s, seat, place);
  out?.({ type: 'itemDiscarded', seat, card });
}
/** Several at once go in the order held (RM-0.12). */
export function discardItems(s: State, seat: Seat, places: readonly number[], out: Out<Rune>): void {
  if (places.length === 0) return;
  const items = places.toSorted((a, b) => a - b).map((place) => heroOf(s, seat).items[place]!);
  for (const item of items) discardItem(s, seat, heroOf(s, seat).items.indexOf(item), out);
}
/** RM-7.14 */
export function sellItem(s: State, seat: Seat, place: number, price: number, out: Out<Rune>): void {
  const { card } = takeAway(s, seat, place);
  out?.({ type: 'itemSold', seat, card, price });
}

/** RM-0.12 Of equal goods the first held is meant; together they go in the order held. */
export function takeGoods(s: State, seat: Seat, named: readonly Card[]): Card[] {
  const hero = heroOf(s, seat);
  const left = [...named];
  const taken = hero.goods.filter((good) => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  for (const good of taken) removeOne(hero.goods, good);
  return taken;
}
/** RM-7.16 */
export function payGoods(s: State, seat: Seat, named: readonly Card[], out: Out<Rune>): void {
  const goods = takeGoods(s, seat, named);
  putUnder(s, 'goods', goods);
  out?.({ type: 'goodsPaid', seat, goods });
}
/** RM-24.9 */
export function loseGoods(s: State, seat: Seat, out: Out<Rune>): void {
  const goods = heroOf(s, seat).goods.splice(0);
  putUnder(s, 'goods', goods);
  if (goods.length > 0) out?.({ type: 'goodsLost', seat, goods });
}
/** RM-17.12, RM-17.13 */
export function clearOffers(s: State, seat: Seat, out: Out<Rune>): void {
  const cards = heroOf(s, seat).offers.splice(0);
  if (cards.length === 0) return;
  putUnder(s, 'midnight', cards);
  out?.({ type: 'offersGone', seat, cards });
}

/** RM-7.2, RM-7.3, RM-27.12, RM-27.14 Turns the card over, or discards it. */
export function spendEffect(s: State, seat: Seat, text: Handle, out: Out<Rune>): void {
  const { item: place, upgrade, source } = placesOf(text);
  const item = heroOf(s, seat).items[place]!;
  const under = item.upgrades[upgrade];
  const isDiscarded = source < 0 && !under && itemOf(item.card).use === 'discard';
  const card = under ? under.good : item.card;
  if (source >= 0) item.upgrades[source]!.activated = true;
  else if (under) under.activated = true;
  else item.activated = true;
  out?.({ type: 'itemUsed', seat, card, isDiscarded, isOnceMore: source >= 0 });
  if (isDiscarded) takeAway(s, seat, place);
}
/** Several at once, the last held first, so that places stay what they were. */
export function spendEffects(s: State, seat: Seat, uses: readonly Handle[], out: Out<Rune>): void {
  if (uses.length === 0) return;
  const last = uses.toSorted((a, b) => placesOf(b).item - placesOf(a).item);
  for (const text of last) spendEffect(s, seat, text, out);
}

/** RM-27.4, RM-27.5, RM-27.11 */
export function attach(s: State, seat: Seat, item: OwnedItem<Card>, good: Card, out: Out<Rune>): void {
  removeOne(heroOf(s, seat).goods, good);
  const faceUp = !liesFaceDown(good);
  item.upgrades.push({ good, faceUp, activated: false });
  out?.({ type: 'covenantMade', seat, item: item.card, good, faceUp, upgrades: item.upgrades.length });
}
