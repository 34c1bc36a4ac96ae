import type { Out } from '@nightfall/kernel';
import type { Fd, FdEvent } from '../moves.ts';
import { isSamePair, type Pair } from '../queries/offers.ts';
import type { Offer, State } from '../state.ts';

type Why = Extract<FdEvent, { type: 'offerEnded' }>['why'];

/** FD-13.12 Offers that a test picks out are over. */
export function endOffers(s: State, why: Why, isOver: (offer: Offer) => boolean, out: Out<Fd>): void {
  if (s.offers.length === 0) return;
  for (const offer of s.offers) if (isOver(offer)) out?.({ type: 'offerEnded', offer: offer.id, why });
  s.offers = s.offers.filter((offer) => !isOver(offer));
}
export const endOffer = (s: State, id: number, why: Why, out: Out<Fd>): void => endOffers(s, why, (one) => one.id === id, out);

/** FD-13.12 A new offer has its number, and the open one between the same two engines is over. */
export function replaceOffers(s: State, pair: Pair, out: Out<Fd>): void {
  s.lastOffer += 1;
  endOffers(s, 'replaced', (old) => isSamePair(old, pair), out);
}
/** FD-13.9 */
export function makeOffer(s: State, { from, to, n, by }: Omit<Offer, 'id'>, out: Out<Fd>): void {
  const id = s.lastOffer;
  s.offers.push({ id, from, to, n, by });
  out?.({ type: 'offer', offer: id, from, to, n, by });
}
