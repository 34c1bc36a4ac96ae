import { derivedMoves, type Notation, type Refusal } from '@nightfall/kernel';
import { takeOut } from '@nightfall/kit/bag';
import { type Card, cardName } from '../content/cards.ts';
import type { Rune } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import { top, type View } from '../state.ts';

const { notation: plain, ...derived } = derivedMoves(runebound, 'RM-31.1');
export const { readMove, label } = derived;

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
/** `journey J9 no`, `covenant 1 D17 ()`. */
export const notation: Notation<Rune> = { ...plain, readFaces };
