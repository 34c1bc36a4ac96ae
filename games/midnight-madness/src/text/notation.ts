import { derivedMoves, type Notation, type Refusal } from '@nightfall/kernel';
import { takeOut } from '@nightfall/kit/bag';
import type { Madness, MadnessMove } from '../moves.ts';
import { findToken, isHidden, unseenFor } from '../queries/board.ts';
import { madness } from '../rules/book.ts';
import { boulderVictims, boulderWay } from '../rules/boulder.ts';
import type { State } from '../state.ts';

const derived = derivedMoves(madness, 'MM-10.19');
export const { readMove, label } = derived;

/** An answer is its own word: `accept`, `decline`. */
const ANSWERS = new Map([
  ['accept', true],
  ['decline', false],
]);
const print = (move: MadnessMove): string =>
  move.type === 'answerTrade' ? (move.accept ? 'accept' : 'decline') : derived.notation.print(move);
const read: Notation<Madness>['read'] = (text, seat) => {
  const accept = ANSWERS.get(text.trim());
  return accept === undefined ? derived.notation.read(text, seat) : { type: 'answerTrade', seat, accept };
};

/** The bag that each die of the throw draws from; none for a plain die. */
function bagsAsked(v: State, count: number): readonly string[][] {
  const f = v.stack[v.stack.length - 1];
  if (f?.rule === 'drawCards' || (f?.rule === 'setup' && f.at === 'deal')) {
    const deck = v.deck.slice();
    return Array.from({ length: count }, () => deck);
  }
  const bags = { start: unseenFor(v, true).slice(), supply: unseenFor(v, false).slice() };
  const bagOf = ({ isStart }: { isStart: boolean }) => (isStart ? bags.start : bags.supply);
  if (f?.rule === 'flip') return [bagOf(findToken(v, f.token)!)];
  if (f?.rule === 'boulder')
    return boulderVictims(v, boulderWay(v, f.ring, f.arc))
      .filter(isHidden)
      .map(bagOf);
  return [];
}

/** Faces as words: the card that is drawn, the kind that turns up. */
function readFaces(words: readonly string[], v: State): readonly number[] | Refusal {
  const bags = bagsAsked(v, words.length);
  const faces: number[] = [];
  for (const [i, word] of words.entries()) {
    const bag = bags[i];
    const face = /^\d+$/.test(word) ? Number(word) : bag ? bag.indexOf(word) + 1 : 0;
    if (face < 1) return { rule: 'MM-5.10', code: 'FORMAT', text: `"${word.slice(0, 40)}" cannot come up here.` };
    if (bag && face <= bag.length) takeOut(bag, face);
    faces.push(face);
  }
  return faces;
}

/** `hit archer/red t3 nice`, `offer 1 brick mortar`, `build brick mortar 4`, `end`. */
export const notation: Notation<Madness> = { print, read, readFaces };
