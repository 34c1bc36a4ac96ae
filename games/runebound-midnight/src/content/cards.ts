import type { Challenge, Colour } from './challenge.ts';
import { BLUE } from './challenges-blue.ts';
import { GREEN } from './challenges-green.ts';
import { RED } from './challenges-red.ts';
import { YELLOW } from './challenges-yellow.ts';
import { GOODS } from './goods.ts';
import type { Good, Item } from './item.ts';
import { ITEMS } from './items.ts';

/** A kind of card: `G01` … `R08`, `M01` … `M38`, `D01` … `D55`, a Hero, a king. Equal copies are equal (RM-30.1). */
export type Card = string;
export type DeckName = Colour | 'midnight' | 'goods';
export const DECKS: readonly DeckName[] = ['green', 'yellow', 'blue', 'red', 'midnight', 'goods'];

/** RM-9.3 to RM-9.6 What each deck keeps to. */
export const CHALLENGES: Readonly<Record<Card, Challenge>> = { ...GREEN, ...YELLOW, ...BLUE, ...RED };
export const MARKET: Readonly<Record<Card, Item>> = ITEMS;
export const MERCHANDISE: Readonly<Record<Card, Good>> = GOODS;

export const challengeOf = (card: Card): Challenge => CHALLENGES[card]!;
export const itemOf = (card: Card): Item => MARKET[card]!;
export const goodOf = (card: Card): Good => MERCHANDISE[card]!;
/** RM-27.4, RM-27.5 An Ally or a Discard-to-Use good lies face down under an Item, everything else face up. */
export const liesFaceDown = (good: Card): boolean => goodOf(good).use === null || goodOf(good).use === 'discard';
/** RM-27.7 */
export const ladderCost = (good: Card): number => (liesFaceDown(good) ? 0 : goodOf(good).cost);

const copies = (cards: Readonly<Record<Card, { readonly copies: number }>>): readonly Card[] =>
  Object.entries(cards).flatMap(([card, { copies: n }]) => Array.from({ length: n }, () => card));

/** Section 3: every card of the box, deck by deck, sorted by number. */
export const BOX: Readonly<Record<DeckName, readonly Card[]>> = {
  green: Object.keys(GREEN),
  yellow: Object.keys(YELLOW),
  blue: Object.keys(BLUE),
  red: Object.keys(RED),
  midnight: copies(ITEMS),
  goods: copies(GOODS),
};

const COLOUR_BY_LETTER: Readonly<Record<string, Colour>> = { G: 'green', Y: 'yellow', B: 'blue', R: 'red' };
export const colourOf = (challenge: Card): Colour => COLOUR_BY_LETTER[challenge[0]!]!;

/** The name that players read. */
export const cardName = (card: Card): string => (CHALLENGES[card] ?? MARKET[card] ?? MERCHANDISE[card])?.name ?? card;
