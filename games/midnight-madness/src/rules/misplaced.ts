import type { Input, Refusal, Seat } from '@nightfall/kernel';
import type { Madness, MadnessMove } from '../moves.ts';
import type { MadnessFrame, State } from '../state.ts';
import { CHANCE_FIRST, choicePending, GAME_OVER, NO_OFFER, notYourTurn, offerPending, wrongPhase } from './refusals.ts';

type MoveType = MadnessMove['type'];
type Asked = { readonly type: MoveType; readonly seat: Seat; readonly what: string };

/** The question of MM-7.4 that is open, if it is one of the three choices. */
function askedNow(v: State, f: MadnessFrame): Asked | undefined {
  if (f.rule === 'strike') return { type: 'chooseDamage', seat: v.current, what: 'who takes the damage' };
  if (f.rule === 'discards') return { type: 'chooseDiscard', seat: f.seats[0]!, what: 'a card to discard' };
  if (f.rule === 'march' || f.at === 'pick') return { type: 'chooseFlip', seat: v.current, what: 'a token to flip' };
  return undefined;
}

const isChoice = (type: string): boolean => type === 'chooseFlip' || type === 'chooseDamage' || type === 'chooseDiscard';
const isAnswerToTrade = (type: string): boolean => type === 'answerTrade' || type === 'cancelTrade';

const phaseFor = (type: MoveType): string => {
  if (type === 'replace') return 'Replace';
  if (type === 'offerTrade') return 'Trade';
  if (isChoice(type)) return 'Move or Reveal';
  return type === 'endPhase' ? 'Replace, Trade or Play cards' : 'Play cards';
};

function misplacedChoice(v: State, { type, seat }: MadnessMove, asked: Asked | undefined): Refusal {
  if (!asked) return seat === v.current ? wrongPhase(phaseFor(type)) : notYourTurn(v.current);
  const mayActNow = seat === asked.seat || (seat === v.current && type !== 'chooseDiscard');
  return mayActNow ? choicePending(asked.seat, asked.what) : notYourTurn(asked.seat);
}

function duringOffer(v: State, { type, seat }: MadnessMove, partner: Seat): Refusal {
  if (type === 'answerTrade') return notYourTurn(partner);
  return seat === v.current ? offerPending(partner) : notYourTurn(v.current);
}

/** MM-10.19, MM-10.21: why an input does not answer what is asked now, in the order of the book. */
export function misplaced(v: State, input: Input<Madness>): Refusal | undefined {
  const f = v.stack[v.stack.length - 1];
  if (!f) return GAME_OVER;
  if (input.type === 'dice' || input.type === 'bell' || input.type === 'pass') return undefined;
  if (f.rule === 'offer') return duringOffer(v, input, f.partner);
  if (isAnswerToTrade(input.type)) return NO_OFFER;
  const asked = askedNow(v, f);
  if (!asked && f.rule !== 'turn') return input.seat === v.current ? CHANCE_FIRST : notYourTurn(v.current);
  if (isChoice(input.type)) return misplacedChoice(v, input, asked);
  if (input.seat !== v.current) return notYourTurn(v.current);
  return asked ? choicePending(asked.seat, asked.what) : wrongPhase(phaseFor(input.type));
}
