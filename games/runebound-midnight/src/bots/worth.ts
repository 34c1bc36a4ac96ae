import type { Seat } from '@nightfall/kernel';
import { type Card, goodOf, itemOf, liesFaceDown } from '../content/cards.ts';
import type { Effect } from '../content/effect.ts';
import { helps } from '../queries/effects.ts';
import { heroOf, type OwnedItem, type View } from '../state.ts';
import { calmSignOf, memory } from './memory.ts';
import { powerOf } from './power.ts';

/** What a card brings outside of fights. */
function comfortOf(effect: Effect): number {
  switch (effect.code) {
    case 'heal':
    case 'dice':
      return 0.8;
    case 'reroll':
    case 'extraAttack':
    case 'strike':
    case 'lessInfluence':
      return 1.5;
    case 'roll':
    case 'soften':
    case 'cancel':
      return 0.3;
    case 'slipAway':
    case 'escape':
      return 0.4;
    default:
      return 0.1;
  }
}
const owned = (card: Card): OwnedItem<Card> => ({ card, activated: false, bought: true, upgrades: [] });
/** What an Item would add to a Hero who gives up those at these places for it; what he would have to discard is gone. */
export function itemWorth(v: View, seat: Seat, card: Card, without: readonly number[]): number {
  const key = `${v.king.tile} ${card} ${without.join()} ${calmSignOf(heroOf(v, seat))}`;
  return items(key, () => reckon(v, seat, card, without));
}
const items = memory<number>(50_000);
function reckon(v: View, seat: Seat, card: Card, without: readonly number[]): number {
  const hero = heroOf(v, seat);
  const facts = itemOf(card);
  if (!helps(hero, facts)) return 0;
  const kept = hero.items.filter((_, i) => !without.includes(i));
  const gain = powerOf(v, seat, { ...hero, items: [...kept, owned(card)] }) - powerOf(v, seat);
  const comfort = facts.effects.reduce((sum, effect) => sum + comfortOf(effect), 0);
  return facts.use === 'discard' ? gain * 0.5 + comfort * 0.4 : gain + comfort;
}
/** What a good would be worth under one of his Items. */
export function upgradeWorth(v: View, seat: Seat, place: number, good: Card): number {
  const hero = heroOf(v, seat);
  const better = hero.items.map((item, i) =>
    i === place ? { ...item, upgrades: [...item.upgrades, { good, faceUp: !liesFaceDown(good), activated: false }] } : item,
  );
  const comfort = liesFaceDown(good) ? 0 : goodOf(good).effects.reduce((sum, effect) => sum + comfortOf(effect), 0);
  return powerOf(v, seat, { ...hero, items: better }) - powerOf(v, seat) + comfort;
}
