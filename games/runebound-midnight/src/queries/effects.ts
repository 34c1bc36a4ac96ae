import { goodOf, itemOf } from '../content/cards.ts';
import type { Effect } from '../content/effect.ts';
import { heroCard } from '../content/heroes.ts';
import type { ItemType, Use } from '../content/item.ts';
import { type Handle, handle, placesOf } from '../moves.ts';
import type { Face, Hero, OwnedItem } from '../state.ts';

/** What is printed on an Item or a face-up upgrade. */
export type Facts = {
  readonly name: string;
  readonly type: ItemType | null;
  readonly use: Use | null;
  readonly cost: number;
  readonly effects: readonly Effect[];
};

/** RM-6.7, RM-27.20 Jaena's Oath judges each card by its own printed type and cost. */
export function helps(hero: Hero<Face>, { type, cost }: Facts): boolean {
  const { oath } = heroCard(hero.card);
  return oath === null || cost < oath || (type !== 'Weapon' && type !== 'Armor');
}

function sumOn(hero: Hero<Face>, facts: Facts, of: (effect: Effect) => number): number {
  if (facts.use !== 'always' || !helps(hero, facts)) return 0;
  let sum = 0;
  for (const effect of facts.effects) sum += of(effect);
  return sum;
}
/** RM-7.1, RM-7.9, RM-27.13 The sum of the Always-on effects of all the Hero's Items and face-up upgrades. */
export function sumOfEffects(hero: Hero<Face>, of: (effect: Effect) => number): number {
  let sum = 0;
  for (const item of hero.items) {
    sum += sumOn(hero, itemOf(item.card), of);
    for (const { good, faceUp } of item.upgrades) if (faceUp && good !== null) sum += sumOn(hero, goodOf(good), of);
  }
  return sum;
}

/** The card that a handle names, and whether it can be used now. */
export type Named = { readonly facts: Facts; readonly isReady: boolean };

function ownOrUpgrade(item: OwnedItem<Face>, upgrade: number): Named | undefined {
  if (upgrade < 0) return { facts: itemOf(item.card), isReady: !item.activated };
  const under = item.upgrades[upgrade];
  return under?.faceUp && under.good !== null ? { facts: goodOf(under.good), isReady: !under.activated } : undefined;
}
export function lookUp(hero: Hero<Face>, text: Handle): Named | undefined {
  const { item: place, upgrade, source } = placesOf(text);
  const item = hero.items[place];
  const named = item && ownOrUpgrade(item, upgrade);
  if (!named || source < 0) return named;
  const under = item.upgrades[source]; // RM-27.14
  return under && !under.faceUp && named.facts.use === 'activate' ? { facts: named.facts, isReady: !under.activated } : undefined;
}

type Fits = (effect: Effect) => boolean;
const isUsable = (hero: Hero<Face>, facts: Facts, fits: Fits): boolean =>
  facts.use !== null && facts.use !== 'always' && facts.effects.some(fits) && helps(hero, facts);

function pushOf(found: Handle[], item: OwnedItem<Face>, place: number, upgrade: number, facts: Facts, isReady: boolean): void {
  if (isReady) found.push(handle(place, upgrade));
  if (facts.use !== 'activate') return;
  for (const [source, { faceUp, activated }] of item.upgrades.entries())
    if (!faceUp && !activated) found.push(handle(place, upgrade, source)); // RM-27.14
}
/** Everything that this Hero can use now for an effect that fits. */
export function usable(hero: Hero<Face>, fits: Fits): Handle[] {
  const found: Handle[] = [];
  for (let place = 0; place < hero.items.length; place++) {
    const item = hero.items[place]!;
    const facts = itemOf(item.card);
    if (isUsable(hero, facts, fits)) pushOf(found, item, place, -1, facts, !item.activated);
    for (let i = 0; i < item.upgrades.length; i++) {
      const { good, faceUp, activated } = item.upgrades[i]!;
      if (!faceUp || good === null) continue;
      const under = goodOf(good);
      if (isUsable(hero, under, fits)) pushOf(found, item, place, i, under, !activated);
    }
  }
  return found;
}
/** What the effects that fit add up to, over all that is named. */
export function sumOfUses(hero: Hero<Face>, uses: readonly Handle[], of: (effect: Effect) => number): number {
  let sum = 0;
  for (const text of uses) for (const effect of lookUp(hero, text)!.facts.effects) sum += of(effect);
  return sum;
}
