import type { Refusal, Seat } from '@nightfall/kernel';
import { engineOf, ownerOf, VEHICLE_IDS } from '../content/vehicles.ts';
import type { AcceptWater, Consent, DeclineWater, OfferWater } from '../moves.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import type { Offer, View } from '../state.ts';
import { endOffers } from '../verbs/vehicles.ts';
import { passWater } from '../verbs/water.ts';
import { NO_OFFER_NEEDED, NOT_YOUR_OFFER, notYours, OFFER_GONE } from './refusals.ts';
import { amounts, passable, pairNo, passNo } from './tanks.ts';
import { type Command, countCommand } from './turn.ts';

const NONE: readonly never[] = [];
type Pair = Pick<Offer, 'from' | 'to'>;
const giverOf = ({ from }: Pair): Seat | undefined => ownerOf(indexOfVehicle(from));
const takerOf = ({ to }: Pair): Seat | undefined => ownerOf(indexOfVehicle(to));
/** FD-13.9, FD-2.15 The owner whose agreement is still missing: nothing else in the game asks for one. */
const partnerOf = (offer: Offer): Seat => (giverOf(offer) === offer.by ? takerOf(offer)! : giverOf(offer)!);
const isSamePair = (a: Pair, b: Pair): boolean => (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** FD-13.10 The tests of FD-13.7 in their order; the owner of either engine may offer. */
function offerNo(v: View, { seat, from, to, n }: OfferWater): Refusal | undefined {
  const no = pairNo(v, from, to);
  if (no) return no;
  const [giver, taker] = [giverOf({ from, to }), takerOf({ from, to })];
  if (giver === undefined || taker === undefined) return NO_OFFER_NEEDED;
  if (giver !== seat && taker !== seat) return notYours(from);
  return passNo(v, from, to, n);
}

/** FD-13.13 Has the other owner agreed in advance? */
const isWelcome = (v: View, offer: Offer): boolean =>
  giverOf(offer) === offer.by ? v.crews[takerOf(offer)!]!.receive : v.crews[giverOf(offer)!]!.give;

/** FD-13.9, FD-2.13 Offers Water to another engine, or asks for it. It reserves nothing (FD-13.10). */
export const offerWater: Command<OfferWater> = {
  sampled: true,
  options: (v, _f, seat) => {
    const found: OfferWater[] = [];
    const own = engineOf(seat);
    for (let other = 0; other < v.crews.length; other++) {
      if (other === seat) continue;
      addOffers(v, seat, own, engineOf(other), found);
      addOffers(v, seat, engineOf(other), own, found);
    }
    return found;
  },
  refuse: (v, _f, move) => offerNo(v, move),
  perform: (s, _f, { seat, from, to, n }, out) => {
    const offer: Offer = { id: s.lastOffer + 1, from, to, n, by: seat };
    s.lastOffer = offer.id;
    endOffers(s, 'replaced', (old) => isSamePair(old, offer), out); // 13.12
    if (isWelcome(s, offer)) return passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out);
    s.offers.push(offer);
    out?.({ type: 'offer', offer: offer.id, from, to, n, by: seat });
  },
};

function addOffers(v: View, seat: Seat, from: number, to: number, found: OfferWater[]): void {
  for (const n of amounts(passable(v, from, to)))
    found.push({ type: 'offerWater', seat, from: VEHICLE_IDS[from]!, to: VEHICLE_IDS[to]!, n });
}

const find = (v: View, id: number): Offer | undefined => v.offers.find((offer) => offer.id === id);

/** FD-13.11 The other owner agrees; everything is tested again. Out of the own beat, and when done, it stays possible (FD-20.8, FD-20.4). */
export const acceptWater: Command<AcceptWater> = {
  options: (v, _f, seat) =>
    v.offers.length === 0
      ? NONE
      : v.offers
          .filter((offer) => partnerOf(offer) === seat && !passNo(v, offer.from, offer.to, offer.n))
          .map(({ id }) => ({ type: 'acceptWater', seat, offer: id })),
  refuse: (v, _f, { seat, offer: id }) => {
    const offer = find(v, id);
    if (!offer) return OFFER_GONE;
    if (partnerOf(offer) !== seat) return NOT_YOUR_OFFER;
    return pairNo(v, offer.from, offer.to) ?? passNo(v, offer.from, offer.to, offer.n);
  },
  perform: (s, _f, { seat, offer: id }, out) => {
    const { from, to, n } = find(s, id)!;
    s.offers = s.offers.filter((offer) => offer.id !== id);
    out?.({ type: 'offerEnded', offer: id, why: 'accepted' });
    passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out);
    countCommand(s, seat, out);
  },
};

/** FD-13.12 Either owner ends it. */
export const declineWater: Command<DeclineWater> = {
  options: (v, _f, seat) =>
    v.offers.length === 0
      ? NONE
      : v.offers
          .filter((offer) => giverOf(offer) === seat || takerOf(offer) === seat)
          .map(({ id }) => ({ type: 'declineWater', seat, offer: id })),
  refuse: (v, _f, { seat, offer: id }) => {
    const offer = find(v, id);
    if (!offer) return OFFER_GONE;
    return giverOf(offer) === seat || takerOf(offer) === seat ? undefined : NOT_YOUR_OFFER;
  },
  perform: (s, _f, { seat, offer: id }, out) => {
    s.offers = s.offers.filter((offer) => offer.id !== id);
    out?.({ type: 'offerEnded', offer: id, why: 'declined' });
    countCommand(s, seat, out);
  },
};

/** FD-13.13, FD-9.10 Standing consent, in BRIEFING and ACTION, in turn or out of it. The list shows the two switches of a crew that is not alone. */
export const consent: Command<Consent> = {
  sampled: true,
  options: (v, _f, seat) => {
    const { receive, give } = v.crews[seat]!;
    if (v.crews.length === 1) return [];
    return [
      { type: 'consent', seat, receive: !receive, give },
      { type: 'consent', seat, receive, give: !give },
    ];
  },
  refuse: () => undefined,
  perform: (s, _f, { seat, receive, give }, out) => {
    Object.assign(s.crews[seat]!, { receive, give });
    out?.({ type: 'consent', seat, receive, give });
  },
};
