import { type Book, movesNow } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { isRolling, phaseOf, type SiegeState } from '../state.ts';
import { roll } from './actions.ts';
import { freeMarks, night, turn } from './night.ts';
import * as refusals from './refusals.ts';

/** The actions that belong to the phase (SN-4.3), by their words in the log. */
export const allowedActions = (v: SiegeState): readonly string[] =>
  isRolling(v) ? [roll.type] : movesNow(siegeBook, v).map(({ word }) => word!);

/** An input that does not belong here, in the order of SN-13.15. */
export const siegeBook: Book<Siege> = {
  rules: { night, turn, freeMarks },
  noPass: refusals.unreadable('pass'), // every `pass` of the book names its die
  over: refusals.OVER,
  notNow: (_now, _move, v) => (phaseOf(v) === 'BONUS' ? refusals.BONUS_OPEN : refusals.notNow(allowedActions(v))),
};
