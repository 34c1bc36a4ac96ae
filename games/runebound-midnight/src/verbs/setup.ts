import type { Out, Seat } from '@nightfall/kernel';
import { removeOne, takeOut } from '@nightfall/kit/bag';
import type { Card } from '../content/cards.ts';
import { headStart, HERO_IDS } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import { type SpaceId, STRONGHOLDS } from '../content/map.ts';
import { COFFERS, type VariantId, variantOf } from '../content/variants.ts';
import type { Land } from '../moves.ts';
import { heroOf, KING, type State } from '../state.ts';
import { gainCounter } from './heroes.ts';
import { gainItem } from './items.ts';

/** RM-29.13 */
export function takeVariant(s: State, seat: Seat, variant: VariantId, out: Out<Land>): void {
  s.variants[variant] += 1;
  s.threat.difficulty += variantOf(variant).step;
  if (variant === 'deepCoffers') s.king.gold = COFFERS;
  if (variant === 'risingShadow') s.king.powerLevel = 2;
  out?.({ type: 'variantPicked', seat, variant, difficulty: s.threat.difficulty });
}

export function pick(s: State, seat: Seat, card: Card, out: Out<Land>): void {
  s.picks[seat] = card;
  out?.({ type: 'picked', seat, card });
}
export const dealKing = (s: State, face: number): void => void (s.king.tile = KING_IDS[face - 1]!);
export function dealHeroes(s: State, faces: readonly number[]): void {
  const bag = [...HERO_IDS];
  faces.forEach((face, i) => (s.heroes[i]!.card = takeOut(bag, face)));
}
/** RM-10.4 All at the same moment. */
export function revealCast(s: State, out: Out<Land>): void {
  if (s.options.chooseKing) s.king.tile = s.picks[KING]!;
  if (s.options.chooseHeroes) s.heroes.forEach((hero, i) => (hero.card = s.picks[i + 1]!));
  s.picks = [];
  out?.({ type: 'castRevealed', king: s.king.tile, heroes: s.heroes.map(({ card }) => card) });
  if (s.options.short) s.heroes.forEach((hero, i) => headStart(hero.card).forEach((kind) => gainCounter(s, i + 1, kind, 0, out)));
}

export function placeMirror(s: State, stronghold: number, points: number, out: Out<Land>): void {
  s.mirrors[stronghold] = points;
  out?.({ type: 'mirrorPlaced', space: STRONGHOLDS[stronghold]!.space, points });
}
export function placeHero(s: State, seat: Seat, space: SpaceId, out: Out<Land>): void {
  heroOf(s, seat).space = space;
  out?.({ type: 'heroPlaced', seat, space });
}
export function equip(s: State, seat: Seat, named: readonly Card[], out: Out<Land>): void {
  const items = named.toSorted();
  for (const card of items) {
    removeOne(s.decks.midnight.fresh, card);
    gainItem(s, seat, card, 0, false, undefined);
  }
  out?.({ type: 'equipped', seat, items });
}
