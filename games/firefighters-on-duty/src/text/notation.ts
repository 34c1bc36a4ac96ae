import { derivedMoves, isFields, isRefusal, type Notation, type Refusal } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { FACES } from '../content/equipment.ts';
import type { Fd, FdMove } from '../moves.ts';
import { fdBook } from '../rules/book.ts';
import { openHazards } from '../rules/effects.ts';
import type { DeckName, View } from '../state.ts';

const plain = derivedMoves(fdBook, 'FD-22.3');
export const { label } = plain;

const NOT_A_COMMAND: Refusal = { rule: 'FD-22.3', code: 'R_FORM', text: 'This is not a move of this game.' };
/** FD-11.15 A goes before B. */
const inOrder = (data: unknown): unknown =>
  isFields(data) && Array.isArray(data['dice']) ? { ...data, dice: data['dice'].map(String).toSorted() } : data;
const orNot = (move: FdMove | Refusal): FdMove | Refusal => (isRefusal(move) ? NOT_A_COMMAND : move);
/** FD-22.3 A command from outside: exactly its fields, and no die named twice. `shapes` is what its documentation is made from. */
export const readMove = Object.assign((data: unknown) => orNot(plain.readMove(inOrder(data))), {
  shapes: plain.readMove.shapes,
});

const cardsLeft = (v: View, deck: DeckName): readonly string[] =>
  v.decks[deck].left.length > 0 ? v.decks[deck].left : v.decks[deck].out.toSorted();

/** The words that the faces of the die asked for stand for: symbols, cards, hazards; undefined for plain numbers. */
function facesAsked(v: View): readonly (readonly string[])[] | undefined {
  const f = v.stack[v.stack.length - 1];
  switch (f?.rule) {
    case 'roll':
      return f.dice.map(() => FACES);
    case 'fire':
      if (f.at === 'answer') return [cardsLeft(v, 'calls')];
      return f.at === 'draw' ? [cardsLeft(v, cityOf(v).places[f.list[0]!]!.type!)] : undefined;
    case 'hazard':
      return [openHazards(v, f.space)];
    default:
      return undefined;
  }
}

/** FD-21.13 Faces as words: the symbol that shows, the card that is drawn, the hazard that comes. */
function readFaces(words: readonly string[], v: View): readonly number[] | Refusal {
  const asked = facesAsked(v);
  const faces = words.map((word, i) => (/^\d+$/.test(word) ? Number(word) : (asked?.[i]?.indexOf(word) ?? -1) + 1));
  const wrong = faces.findIndex((face) => face < 1);
  return wrong < 0 ? faces : { rule: 'FD-21.13', code: 'R_FORM', text: `"${words[wrong]!.slice(0, 40)}" can't come up here.` };
}

/** FD-21.11 Commands by their names, with their fields in order: `0 moveVehicle A ENG-1 C4 C8`. */
export const notation: Notation<Fd> = {
  print: plain.notation.print,
  read: (text, seat) => orNot(plain.notation.read(text, seat)),
  readFaces,
};
