import { type Card, goodOf, itemOf, ladderCost, liesFaceDown } from '../content/cards.ts';
import type { ItemType } from '../content/item.ts';
import { LIMITS } from '../content/settings.ts';
import type { Face, Hero, OwnedItem } from '../state.ts';

type Limited = keyof typeof LIMITS;
const LIMITED: readonly Limited[] = ['Weapon', 'Armor'];

/** RM-7.14, RM-0.9 */
export const salePrice = (card: Card): number => Math.floor(itemOf(card).cost / 2);

/** RM-27.9 How often an Item counts for a limit: itself, and its face-up upgrades. */
export function countFor(item: OwnedItem<Face>, type: Limited): number {
  let count = itemOf(item.card).type === type ? 1 : 0;
  for (const { good, faceUp } of item.upgrades) if (faceUp && good !== null && goodOf(good).type === type) count += 1;
  return count;
}
export const countOf = (items: readonly OwnedItem<Face>[], type: Limited): number =>
  items.reduce((sum, item) => sum + countFor(item, type), 0);
/** RM-7.6 */
export const keepsLimits = (items: readonly OwnedItem<Face>[]): boolean =>
  LIMITED.every((type) => countOf(items, type) <= LIMITS[type]);

const isLimited = (type: ItemType | null): type is Limited => type === 'Weapon' || type === 'Armor';
/** RM-7.6 Would the limits hold with a card of this type more and these Items less? */
export function hasRoomFor(hero: Hero<Face>, type: ItemType | null, discards: readonly number[]): boolean {
  if (!isLimited(type)) return true;
  const left = hero.items.reduce((sum, item, i) => sum + (discards.includes(i) ? 0 : countFor(item, type)), 0);
  return left < LIMITS[type];
}
/** RM-7.7 Only Items that count for the limit of this type may be named. */
export const isFitDiscard = (hero: Hero<Face>, type: ItemType | null, place: number): boolean =>
  isLimited(type) && countFor(hero.items[place]!, type) > 0;

/** RM-7.7 The cheapest Items that make room for a card of this type, `spared` excepted; undefined: none are enough. */
export function roomFor(hero: Hero<Face>, type: ItemType | null, spared = -1): number[] | undefined {
  const discards: number[] = [];
  const places = hero.items.map((_, i) => i).filter((i) => i !== spared && isFitDiscard(hero, type, i));
  places.sort((a, b) => itemOf(hero.items[b]!.card).cost - itemOf(hero.items[a]!.card).cost);
  while (!hasRoomFor(hero, type, discards)) {
    const next = places.pop();
    if (next === undefined) return undefined;
    discards.push(next);
  }
  return discards;
}

/** Are all of these among the goods, each as often as it is named? */
export function holds(goods: readonly Face[], named: readonly Card[]): boolean {
  if (named.length === 0) return true;
  const left = [...goods];
  return named.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left[at] = null;
    return at >= 0;
  });
}

const keepingValue = (good: Card): number => (liesFaceDown(good) ? 0 : 1 + 100 - ladderCost(good));
/** The goods to give up first: those that would lie face down, then those with a high ladder cost. */
export function leastNeeded(goods: readonly Face[], count: number): Card[] {
  const known = goods.filter((good) => good !== null);
  if (known.length <= count) return known;
  return known.toSorted((a, b) => keepingValue(a) - keepingValue(b)).slice(0, count);
}

/** RM-27.6 The most that the next upgrade of this Item may cost. */
export const ladderOf = (item: OwnedItem<Face>): number => 3 * (item.upgrades.length + 1);
/** RM-27.3 */
export const canBearCovenant = (item: OwnedItem<Face>): boolean => itemOf(item.card).use !== 'discard';
/** RM-27.4, RM-27.5 The type that a good has once it is attached. */
export const attachedType = (good: Card): ItemType | null => (liesFaceDown(good) ? null : goodOf(good).type);
/** RM-27.18 Can this pair be made without discarding anything? */
export const isFreeCovenant = (hero: Hero<Face>, place: number, good: Card): boolean =>
  canBearCovenant(hero.items[place]!) &&
  ladderCost(good) <= ladderOf(hero.items[place]!) &&
  hasRoomFor(hero, attachedType(good), []);
/** RM-27.18 */
export const mustCovenant = (hero: Hero<Face>): boolean =>
  hero.items.some((_, place) => hero.goods.some((good) => good !== null && isFreeCovenant(hero, place, good)));
