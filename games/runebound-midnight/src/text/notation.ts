import { derived, type Notation, type Refusal, type Shape } from '@nightfall/kernel';
import { takeOut } from '@nightfall/kit/bag';
import { type Card, cardName } from '../content/cards.ts';
import { type Rune, SHAPES } from '../moves.ts';
import { type State, top, type View } from '../state.ts';
import { print, read } from './position.ts';

/** The position text as a shape: what can be made from shapes alone is made from it. */
const POSITION: Shape<State> = {
  what: 'a position of Runebound: Midnight',
  code: 'OBJECT',
  is: () => true,
  read: (value, _where, faults) => {
    const found = read(value as never);
    if ('stack' in found) return found;
    faults.push(...found);
    return undefined as never;
  },
  print,
  any: () => undefined,
};
export const plain = derived<Rune>(POSITION, SHAPES, 'RM-31.1');

/** The cards that a throw draws from, as far as these eyes see them; undefined for plain dice. */
function cardsAsked(v: View): (Card | null)[] | undefined {
  const f = top(v);
  return f?.rule === 'draw' ? [...v.decks[f.deck].fresh] : undefined;
}
const isNamed = (card: Card | null, word: string): boolean =>
  card !== null && (card === word || cardName(card).toLowerCase().replaceAll(' ', '-') === word.toLowerCase());
/** RM-32.2 Draws are written by the cards that come: `dice G01 G04`, `dice Waybread`. */
function readFaces(words: readonly string[], v: View): readonly number[] | Refusal {
  const cards = cardsAsked(v);
  const faces: number[] = [];
  for (const word of words) {
    const face = /^\d+$/.test(word) ? Number(word) : cards ? 1 + cards.findIndex((card) => isNamed(card, word)) : 0;
    if (face < 1) return { rule: 'RM-32.2', code: 'FORMAT', text: `"${word.slice(0, 40)}" cannot come up here.` };
    if (cards && face <= cards.length) takeOut(cards, face);
    faces.push(face);
  }
  return faces;
}
export const notation: Notation<Rune> = { ...plain.notation, readFaces };
