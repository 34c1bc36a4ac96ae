import { listed } from '@nightfall/kit/words';
import type { Reason, Seat, Taker } from '@nightfall/kernel';
import type { MadnessMove } from '../moves.ts';
import type { MadnessFrame, State } from '../state.ts';
import { CHANCE_FIRST, choicePending, GAME_OVER, NO_OFFER, notYourTurn, offerPending, wrongPhase } from './refusals.ts';

/** MM-10.19, MM-10.21: why a move does not answer what is asked now, in the order of the book. */

/** The question of MM-7.4 that is open, if it is one of the three choices. */
function choiceNow(f: MadnessFrame): string | undefined {
  if (f.rule === 'strike') return 'who takes the damage';
  if (f.rule === 'discards') return 'a card to discard';
  return f.rule === 'march' || f.at === 'pick' ? 'a token to flip' : undefined;
}
const askedSeat = (v: State, f: MadnessFrame): Seat => (f.rule === 'discards' ? f.seats[0]! : v.current);

/** The sentence takes the move, but from another seat. Offers say so themselves. */
export function notYours(v: State, f: MadnessFrame, { seat }: MadnessMove): Reason | undefined {
  const asked = askedSeat(v, f);
  return f.rule === 'offer' || seat === asked ? undefined : notYourTurn(asked);
}

export function notNow(_now: string, { seat }: MadnessMove, v: State, takers: readonly Taker[]): Reason {
  const f = v.stack[v.stack.length - 1];
  const isIn = (...rules: readonly string[]) => takers.some(({ rule }) => rules.includes(rule));
  if (!f) return GAME_OVER;
  if (f.rule !== 'offer' && isIn('offer')) return NO_OFFER;
  const choice = choiceNow(f);
  const asked = choice && isIn('march', 'strike') ? askedSeat(v, f) : v.current;
  if (seat !== v.current && !(choice && seat === asked)) return notYourTurn(asked);
  if (f.rule === 'offer') return offerPending(f.partner);
  if (choice) return choicePending(askedSeat(v, f), choice);
  return f.rule === 'turn'
    ? wrongPhase(listed([...new Set(takers.map(({ now }) => (typeof now === 'string' ? now : '')))]))
    : CHANCE_FIRST;
}

/** `Replace, Trade or Play cards` */
