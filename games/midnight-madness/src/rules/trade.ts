import { call, flag, type Seat } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { cardName } from '../content/cards.ts';
import { numberOf } from '../queries/numbers.ts';
import type { OfferFrame, State } from '../state.ts';
import { closeOffer, offer as makeOffer } from '../verbs/turn.ts';
import { CARD, holds, inOffer, inTurn, SEAT } from './playing.ts';
import { CARD_NOT_IN_HAND, NO_PARTNER, notYourTurn, tradeOneForOne } from './refusals.ts';
import { must, rule } from './sentences.ts';

/** MM-7.3, MM-8.13: a trade is left, and there are cards on both sides. Each trade may be with any partner (MM-8.11). */
export function canTrade(s: State): boolean {
  if (s.traded >= numberOf(s, 'trades') || s.hands[s.current]!.length === 0) return false;
  for (let seat = 0; seat < s.hands.length; seat++) if (seat !== s.current && s.hands[seat]!.length > 0) return true;
  return false;
}

const othersThan = (v: State, seat: Seat): readonly Seat[] => v.hands.map((_, one) => one).filter((one) => one !== seat);

/** MM-8.8 */
export const offerTrade = inTurn('offerTrade', {
  fields: { partner: SEAT, give: CARD, take: CARD },
  name: 'Offer a trade',
  word: 'offer',
  label: (_v, { partner, give, take }) => `Offer player ${partner + 1} ${cardName(give)} for ${cardName(take)}`,
  domain: (v, _f, seat) => {
    const partners = othersThan(v, seat);
    const theirs = partners.flatMap((partner) => v.hands[partner]!);
    return { partner: partners, give: distinct(v.hands[seat]!), take: distinct(theirs) };
  },
  refuse: (v, _f, { seat, partner, give, take }) => {
    if (!holds(v, seat, give)) return CARD_NOT_IN_HAND;
    if (!v.hands[partner] || partner === seat) return NO_PARTNER; // 8.12
    return holds(v, partner, take) ? undefined : tradeOneForOne(partner);
  },
  perform: (s, _f, { partner, give, take }, out) => {
    makeOffer(s, { partner, give, take }, out);
    call(s, { rule: 'offer', at: 'answer', partner, give, take });
  },
});

/** MM-8.9 */
export const answerTrade = inOffer('answerTrade', {
  fields: { accept: flag },
  name: 'Answer the offer',
  label: (_v, { accept }) => (accept ? 'Accept the trade' : 'Decline the trade'),
  bars: (_v, f, seat) => (seat === f.partner ? undefined : notYourTurn(f.partner)),
  domain: () => ({ accept: [true, false] }),
  perform: (s, f, { accept }, out) => closeOffer(s, f, accept ? 'accepted' : 'declined', out),
});

/** MM-8.10 */
export const cancelTrade = inOffer('cancelTrade', {
  name: 'Withdraw the offer',
  word: 'withdraw',
  bars: (v, _f, seat) => (seat === v.current ? undefined : notYourTurn(v.current)),
  perform: (s, f, _move, out) => closeOffer(s, f, 'withdrawn', out),
});

/** MM-8.7 An open offer: the partner answers, unless the current player takes it back. */
export const offer = rule<OfferFrame>('MM-8.9', {
  answer: must((v, f) => [f.partner, v.current], { answerTrade, cancelTrade }),
});
