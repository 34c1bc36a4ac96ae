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

/** RM-7.1, RM-7.9, RM-27.13 The Hero's Items and face-up upgrades that are Always on. */
export function forEachAlwaysOn(hero: Hero<Face>, visit: (facts: Facts) => void): void {
  const look = (facts: Facts) => facts.use === 'always' && helps(hero, facts) && visit(facts);
  for (const item of hero.items) {
    look(itemOf(item.card));
    for (const { good, faceUp } of item.upgrades) if (faceUp && good !== null) look(goodOf(good));
  }
}
/** The sum of their effects. */
export function sumOfEffects(hero: Hero<Face>, of: (effect: Effect) => number): number {
  let sum = 0;
  forEachAlwaysOn(hero, ({ effects }) => {
    for (const effect of effects) sum += of(effect);
  });
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

export type Fits = (effect: Effect) => boolean;
function pushOf(
  found: Handle[],
  item: OwnedItem<Face>,
  place: number,
  upgrade: number,
  { use, effects }: Facts,
  fits: Fits,
): void {
  if (use === null || use === 'always' || !effects.some(fits)) return;
  found.push(handle(place, upgrade));
  if (use !== 'activate') return;
  for (let i = 0; i < item.upgrades.length; i++) if (!item.upgrades[i]!.faceUp) found.push(handle(place, upgrade, i)); // RM-27.14
}
/** The cards that this Hero uses for an effect that fits, and each face-down upgrade that gives one of them once more. */
export function cardsFor(hero: Hero<Face>, fits: Fits): Handle[] {
  const found: Handle[] = [];
  for (let place = 0; place < hero.items.length; place++) {
    const item = hero.items[place]!;
    pushOf(found, item, place, -1, itemOf(item.card), fits);
    for (let i = 0; i < item.upgrades.length; i++) {
      const { good, faceUp } = item.upgrades[i]!;
      if (faceUp && good !== null) pushOf(found, item, place, i, goodOf(good), fits);
    }
  }
  return found;
}
/** RM-31.7 What keeps the Hero from using this card for an effect that fits. */
export type Obstacle = 'unknown' | 'activated' | 'moment' | 'oath';
export function obstacleTo(hero: Hero<Face>, text: Handle, fits: Fits): Obstacle | undefined {
  const named = lookUp(hero, text);
  if (!named) return 'unknown';
  const { facts, isReady } = named;
  if (!isReady) return 'activated';
  if (facts.use === 'always' || !facts.effects.some(fits)) return 'moment';
  return helps(hero, facts) ? undefined : 'oath';
}
/** Everything that this Hero can use now for an effect that fits. */
export const usable = (hero: Hero<Face>, fits: Fits): Handle[] =>
  cardsFor(hero, fits).filter((text) => !obstacleTo(hero, text, fits));
/** What the effects that fit add up to, over all that is named. */
export function sumOfUses(hero: Hero<Face>, uses: readonly Handle[], of: (effect: Effect) => number): number {
  let sum = 0;
  for (const text of uses) for (const effect of lookUp(hero, text)!.facts.effects) sum += of(effect);
  return sum;
}
