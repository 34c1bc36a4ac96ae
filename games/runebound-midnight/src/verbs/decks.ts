import { takeOut } from '@nightfall/kit/bag';
import type { Card, DeckName } from '../content/cards.ts';
import type { State } from '../state.ts';

/** RM-3.3 Cards go under their deck face down, the first of them first (RM-0.12). */
export function putUnder(s: State, deck: DeckName, cards: readonly Card[]): void {
  const { under } = s.decks[deck];
  for (const card of cards) under.push(card);
}
/** RM-32.10 */
export const takeFresh = (s: State, deck: DeckName, face: number): Card => takeOut(s.decks[deck].fresh, face);
export const takeFromUnder = (s: State, deck: DeckName): Card => s.decks[deck].under.shift()!;
