import type { Book, Input, Refusal } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { isRolling, phaseOf, type Phase, type SiegeState } from '../state.ts';
import { freeMarks, night, turn } from './night.ts';
import * as refusals from './refusals.ts';

const ALLOWED: Record<Phase, readonly string[]> = {
  READY: ['roll'], // SN-4.5
  VOLLEY: ['volley', 'hold', 'hero'],
  REROLL: ['roll', 'hero'],
  ACT: ['troop', 'spell', 'pass', 'hero', 'end'],
  BONUS: ['mark', 'decline'],
  HOUR: ['hour'],
  LAST: ['last', 'stand'],
  OVER: [],
};
/** The actions that belong to the phase (SN-4.3), by their words in the log. */
export const allowedActions = (v: SiegeState): readonly string[] => (isRolling(v) ? ALLOWED.READY : ALLOWED[phaseOf(v)]);

const isVariant = ({ type }: Input<Siege>) => type === 'hour' || type === 'last' || type === 'stand';

/** An input that does not belong here, in the order of SN-13.15. */
function misplaced(v: SiegeState, input: Input<Siege>): Refusal | undefined {
  if ('seat' in input && input.seat !== 0) return undefined;
  // Every `pass` of the book names its die: without one the line cannot be read.
  if (input.type === 'pass') return refusals.unreadable('pass');
  const phase = phaseOf(v);
  if (phase === 'OVER') return refusals.OVER;
  if (isVariant(input) && !v.lastCall) return refusals.NO_LAST_CALL;
  return phase === 'BONUS' ? refusals.BONUS_OPEN : refusals.notNow(allowedActions(v));
}

export const siegeBook: Book<Siege> = { rules: { night, turn, freeMarks }, misplaced };
