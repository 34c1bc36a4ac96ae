import { call, type Move } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { numbersFor } from '../content/settings.ts';
import type { AnswerTrade, CancelTrade, Madness, OfferTrade } from '../moves.ts';
import type { OfferFrame, State, TurnFrame } from '../state.ts';
import { swapCards } from '../verbs/cards.ts';
import { must, rule } from './sentences.ts';
import { CARD_NOT_IN_HAND, NO_PARTNER, notYourTurn, tradeOneForOne } from './refusals.ts';

/** MM-7.3, MM-8.13: a trade is left, and there are cards on both sides. Each trade may be with any partner (MM-8.11). */
export function canTrade(s: State): boolean {
  if (s.traded >= numbersFor(s.hands.length).trades || s.hands[s.current]!.length === 0) return false;
  for (let seat = 0; seat < s.hands.length; seat++) if (seat !== s.current && s.hands[seat]!.length > 0) return true;
  return false;
}

function tradeOptions(v: State, seat: number): OfferTrade[] {
  const options: OfferTrade[] = [];
  const mine = distinct(v.hands[seat]!);
  for (let partner = 0; partner < v.hands.length; partner++) {
    if (partner === seat) continue;
    const theirs = distinct(v.hands[partner]!);
    for (const give of mine) for (const take of theirs) options.push({ type: 'offerTrade', seat, partner, give, take });
  }
  return options;
}

/** MM-8.8 */
export const offerTrade: Move<Madness, TurnFrame, OfferTrade> = {
  options: (v, _f, seat) => tradeOptions(v, seat),
  refuse: (v, _f, { seat, partner, give, take }) => {
    if (!v.hands[seat]!.includes(give)) return CARD_NOT_IN_HAND;
    const theirs = v.hands[partner];
    if (!theirs || partner === seat) return NO_PARTNER; // 8.12
    return theirs.includes(take) ? undefined : tradeOneForOne(partner);
  },
  perform: (s, f, { seat, partner, give, take }, out) => {
    f.at = 'trade';
    out?.({ type: 'tradeOffered', seat, partner, give, take });
    call(s, { rule: 'offer', at: 'answer', partner, give, take });
  },
};

/** MM-8.9 */
const answerTrade: Move<Madness, OfferFrame, AnswerTrade> = {
  options: (_v, f, seat) => (seat === f.partner ? [true, false].map((accept) => ({ type: 'answerTrade', seat, accept })) : []),
  refuse: (_v, f, { seat }) => (seat === f.partner ? undefined : notYourTurn(f.partner)),
  perform: (s, { partner, give, take }, { accept }, out) => {
    if (accept) swapCards(s, partner, give, take);
    else s.declined += 1;
    out?.({ type: 'tradeAnswered', seat: s.current, partner, give, take, answer: accept ? 'accepted' : 'declined' });
  },
};

/** MM-8.10 */
const cancelTrade: Move<Madness, OfferFrame, CancelTrade> = {
  options: (v, _f, seat) => (seat === v.current ? [{ type: 'cancelTrade', seat }] : []),
  refuse: (v, _f, { seat }) => (seat === v.current ? undefined : notYourTurn(v.current)),
  perform: (s, { partner, give, take }, _move, out) =>
    out?.({ type: 'tradeAnswered', seat: s.current, partner, give, take, answer: 'withdrawn' }),
};

/** MM-8.7 An open offer: the partner answers, unless the current player takes it back. */
export const offer = rule<OfferFrame>('MM-8.9', {
  answer: must((v, f) => [f.partner, v.current], { answerTrade, cancelTrade }),
});
