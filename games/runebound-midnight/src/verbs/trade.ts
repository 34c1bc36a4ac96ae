import type { Out, Seat } from '@nightfall/kernel';
import type { Card } from '../content/cards.ts';
import type { Land } from '../moves.ts';
import { heroOf, type State } from '../state.ts';
import { takeGoods } from './items.ts';

const byNumber = (a: number, b: number): number => a - b;
const cardsAt = (s: State, seat: Seat, places: readonly number[]): Card[] =>
  places.map((place) => heroOf(s, seat).items[place]!.card);
type Gift = { readonly items: readonly number[]; readonly goods: readonly Card[] };
type Wish = { readonly items: readonly number[]; readonly goods: number };

/** RM-19.2, RM-19.10 */
export function propose(s: State, by: Seat, to: Seat, give: Gift, take: Wish, out: Out<Land>): void {
  heroOf(s, by).proposals += 1;
  const [items, wanted, goods] = [give.items.toSorted(byNumber), take.items.toSorted(byNumber), [...give.goods]];
  s.trade = { by, to, give: { items, goods }, take: { items: wanted, goods: take.goods } };
  out?.({
    type: 'tradeProposed',
    by,
    to,
    giveGoods: [...goods],
    takeGoods: take.goods,
    giveItems: cardsAt(s, by, items),
    takeItems: cardsAt(s, to, wanted),
  });
}
/** RM-19.9 */
export function endTrade(s: State, answer: 'refused' | 'withdrawn', out: Out<Land>): void {
  const { by, to } = s.trade!;
  s.trade = null;
  out?.({ type: 'tradeAnswered', by, to, answer, gave: [], took: [] });
}
/** RM-19.3, RM-19.5 Things change hands in the order in which their giver held them (RM-0.12). */
export function exchange(s: State, goods: readonly Card[], out: Out<Land>): void {
  const { by, to, give, take } = s.trade!;
  const [mine, theirs] = [heroOf(s, by), heroOf(s, to)];
  const [given, wanted] = [give.items.map((place) => mine.items[place]!), take.items.map((place) => theirs.items[place]!)];
  mine.items = [...mine.items.filter((item) => !given.includes(item)), ...wanted];
  theirs.items = [...theirs.items.filter((item) => !wanted.includes(item)), ...given];
  const [gave, took] = [takeGoods(s, by, give.goods), takeGoods(s, to, goods)];
  mine.goods.push(...took);
  theirs.goods.push(...gave);
  s.trade = null;
  out?.({ type: 'tradeAnswered', by, to, answer: 'accepted', gave, took });
}
