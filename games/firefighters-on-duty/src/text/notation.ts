import { derived, isFaults, isRefusal, type Notation, type Refusal, type Shape } from '@nightfall/kernel';
import { cityOf, scenarioOf } from '../city/cities.ts';
import { placementsFor } from '../city/scenario.ts';
import { FACES } from '../content/equipment.ts';
import { MOVE_SHAPES, NOT_A_COMMAND } from '../moves.ts';
import { openHazards } from '../rules/effects.ts';
import type { DeckName, Fd, State, View } from '../state.ts';
import { printPosition } from './position.ts';
import { readPosition } from './read-position.ts';

/** A position as the kernel reads it. */
const POSITION: Shape<State> = {
  what: 'a position of this game',
  code: 'POSITION',
  is: () => true,
  read(value, where, faults) {
    const found = readPosition(value as never);
    if (!isFaults(found)) return found;
    faults.push(...found.map((one) => ({ ...one, where: where === '' ? one.where : `${where}.${one.where}` })));
    return null as never;
  },
  print: printPosition,
  any: () => undefined,
};
const plain = derived<Fd>(POSITION, MOVE_SHAPES, 'FD-22.3');

const cardsLeft = (v: View, deck: DeckName): readonly string[] =>
  v.decks[deck].left.length > 0 ? v.decks[deck].left : v.decks[deck].out.toSorted();

/** The words that the faces of the die asked for stand for: symbols, cards, hazards; undefined for plain numbers. */
export function facesAsked(v: View): readonly (readonly string[])[] | undefined {
  const f = v.stack[v.stack.length - 1];
  switch (f?.rule) {
    case 'roll':
      return f.dice.map(() => FACES);
    case 'fire':
      if (f.at === 'answer') return [cardsLeft(v, 'calls')];
      return f.at === 'draw' ? [cardsLeft(v, cityOf(v).places[f.list[0]!]!.type!)] : undefined;
    case 'effect':
      return [openHazards(v, f.list[0]!.at)];
    case 'layout':
      return [openHazards(v, cityOf(v).indexOf[placementsFor(scenarioOf(v), v.crews.length)[f.i]!.at]!)];
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
  read: (text, seat) => {
    const move = plain.notation.read(text, seat);
    return isRefusal(move) ? NOT_A_COMMAND : move;
  },
  readFaces,
};
