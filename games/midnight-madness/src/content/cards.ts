import { ARCHER, ARCS, colourOf, type Colour, KNIGHT, type Ring, spaceBit, SWORDSMAN } from './spaces.ts';

export type CardFacts = {
  readonly name: string;
  readonly copies: number;
  /** The rings in which the card hits; none for a card that does not hit. */
  readonly rings: readonly Ring[];
  readonly colour: Colour | 'any' | null;
  readonly text: string;
};

const archer = (name: string, colour: Colour | 'any', copies: number) =>
  ({ name, copies, rings: [ARCHER], colour, text: `Hit one token in the Archer ring, ${inColour(colour)}.` }) as const;
const knight = (name: string, colour: Colour | 'any', copies: number) =>
  ({ name, copies, rings: [KNIGHT], colour, text: `Hit one token in the Knight ring, ${inColour(colour)}.` }) as const;
const swordsman = (name: string, colour: Colour | 'any', copies: number) =>
  ({ name, copies, rings: [SWORDSMAN], colour, text: `Hit one token in the Swordsman ring, ${inColour(colour)}.` }) as const;
const hero = (name: string, colour: Colour) =>
  ({
    name,
    copies: 1,
    rings: [ARCHER, KNIGHT, SWORDSMAN],
    colour,
    text: `Hit one token in the Archer, Knight or Swordsman ring, ${inColour(colour)}.`,
  }) as const;
const other = (name: string, copies: number, text: string) => ({ name, copies, rings: [], colour: null, text }) as const;
const inColour = (colour: Colour | 'any') => (colour === 'any' ? 'any colour' : `${colour} arcs`);

/** MM-3.1 The 49 castle cards. The order of this table is the order of every bag of cards. */
export const CARDS = {
  'archer/red': archer('Red Archer', 'red', 3),
  'archer/green': archer('Green Archer', 'green', 3),
  'archer/blue': archer('Blue Archer', 'blue', 3),
  'archer/any': archer('Any-Colour Archer', 'any', 1),
  'knight/red': knight('Red Knight', 'red', 3),
  'knight/green': knight('Green Knight', 'green', 3),
  'knight/blue': knight('Blue Knight', 'blue', 3),
  'knight/any': knight('Any-Colour Knight', 'any', 1),
  'swordsman/red': swordsman('Red Swordsman', 'red', 3),
  'swordsman/green': swordsman('Green Swordsman', 'green', 3),
  'swordsman/blue': swordsman('Blue Swordsman', 'blue', 3),
  'swordsman/any': swordsman('Any-Colour Swordsman', 'any', 1),
  'hero/red': hero('Red Hero', 'red'),
  'hero/green': hero('Green Hero', 'green'),
  'hero/blue': hero('Blue Hero', 'blue'),
  barbarian: other('Barbarian', 1, 'Slay one token in any ring except the Forest.'),
  niceShot: other('Nice Shot', 1, 'Play it with an Archer, Knight, Swordsman or Hero: that hit slays.'),
  brick: other('Brick', 4, 'With Mortar: rebuild one fallen wall.'),
  mortar: other('Mortar', 4, 'With Brick: rebuild one fallen wall.'),
  fortify: other('Fortify Wall', 1, 'Put a Fortify token on a standing wall; it absorbs one blow.'),
  tar: other('Tar', 1, 'One token in any ring stays put until the next turn begins.'),
  driveBack: other('Drive Him Back!', 1, 'Move one token straight back to the Forest of its arc.'),
  missing: other('Missing', 1, 'No tokens arrive in the Draw phase of this turn.'),
  scavenge: other('Scavenge', 1, 'Take a card of your choice from the discard pile.'),
  draw2: other('Draw 2 Cards', 1, 'Draw two cards.'),
} as const satisfies Record<string, CardFacts>;

export type Card = keyof typeof CARDS;
const FACTS: Readonly<Record<Card, CardFacts>> = CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly Card[];
const ORDER = Object.fromEntries(CARD_IDS.map((card, i) => [card, i])) as Readonly<Record<Card, number>>;

export const factsOf = (card: Card): CardFacts => FACTS[card];
export const cardName = (card: Card): string => FACTS[card].name;
export const isCard = (word: string): word is Card => Object.hasOwn(CARDS, word);
export const byCard = (a: Card, b: Card): number => ORDER[a] - ORDER[b];

const ALL = CARD_IDS.flatMap((card) => Array<Card>(FACTS[card].copies).fill(card));
/** MM-6.2 All 49, in the order of the table: a bag, not a pile. */
export const allCards = (): Card[] => ALL.slice();

const reach = ({ rings, colour }: CardFacts): number =>
  ARCS.filter((arc) => colour === 'any' || colourOf(arc) === colour).reduce(
    (bits, arc) => rings.reduce((sum, ring) => sum | spaceBit(ring, arc), bits),
    0,
  );
const REACH = Object.fromEntries(CARD_IDS.map((card) => [card, reach(FACTS[card])])) as Readonly<Record<Card, number>>;

/** MM-10.1 to MM-10.3: the spaces that a card hits, as bits; 0 for a card that does not hit. */
export const reachOf = (card: Card): number => REACH[card];
export const isHitCard = (card: Card): boolean => REACH[card] !== 0;
