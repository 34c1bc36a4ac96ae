import { facesFor } from '@nightfall/kit/bag';
import { BOX, HERO_IDS, KING_IDS, top, type Card, type DeckName, type View } from '@nightfall/runebound-midnight';

/** The chance of a first game: the cast and some cards are chosen, and dice that teach fall as they should. */

/** Cards of a deck from which nothing has been drawn yet. */
export const firstOf = (deck: DeckName, v: View, ...cards: readonly Card[]): number[] | undefined =>
  v.decks[deck].fresh.length === BOX[deck].length ? facesFor(BOX[deck], cards) : undefined;

export const HERO: Card = 'H6';
/** The other Hero of the Hero's lesson. */
export const MATE: Card = 'H5';
const TILE = 'jahzir';
/** What the six towns sell at first; in Saltreach, the last, something that helps. */
const STOCK: readonly Card[] = ['M26', 'M33', 'M24', 'M29', 'M21', 'M05'];

/** Who plays, and what lies in the markets. */
export function prepareTable(v: View): readonly number[] | undefined {
  const frame = top(v);
  if (frame?.rule === 'setup' && frame.at === 'king') return facesFor(KING_IDS, [TILE]);
  if (frame?.rule === 'setup' && frame.at === 'cast') return facesFor(HERO_IDS, [HERO, MATE].slice(0, v.heroes.length));
  return frame?.rule === 'draw' && frame.to === 'stack' ? firstOf('midnight', v, ...STOCK) : undefined;
}
