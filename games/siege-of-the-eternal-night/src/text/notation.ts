import { derivedMoves, isRefusal, type Notation, type Refusal, type Seat } from '@nightfall/kernel';
import type { Siege, SiegeMove } from '../moves.ts';
import * as actions from '../rules/actions.ts';
import { siegeBook } from '../rules/book.ts';
import { unknown, unreadable } from '../rules/refusals.ts';

const derived = derivedMoves(siegeBook, 'SN-13');
export const { readMove, label } = derived;
/** A move in its log form (SN-13): `troop A c3 c4`, `pass B`. The faces of a roll stand in a line of their own. */
export const printMove = derived.notation.print;

const WORDS = Object.values(actions).map((action) => action.word);
/** Words with one space between them. */
const LINE = /^\S+( \S+)*$/;

/** Reads a log form: first the action's name, then whether the line can be read (SN-13.15). */
export function readNotation(text: string, seat: Seat): SiegeMove | Refusal {
  const [action = ''] = text.split(' ');
  if (!WORDS.includes(action)) return unknown(action);
  const move = LINE.test(text) ? derived.notation.read(text, seat) : unreadable(text);
  return isRefusal(move) ? unreadable(text) : move;
}

export const notation: Notation<Siege> = { print: printMove, read: readNotation };
