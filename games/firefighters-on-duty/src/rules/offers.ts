import { flag, type Reason, type Seat } from '@nightfall/kernel';
import { CREWS, engineOf } from '../content/vehicles.ts';
import { giverOf, type Pair, partnerOf, takerOf } from '../queries/offers.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { countCommand } from '../verbs/beats.ts';
import { agree } from '../verbs/crews.ts';
import { endOffer, makeOffer, replaceOffers } from '../verbs/offers.ts';
import { passWater } from '../verbs/water.ts';
import { command, COUNT, OFFER, VEHICLE } from './command.ts';
import { NO_OFFER_NEEDED, NOT_YOUR_OFFER, notYours, OFFER_GONE } from './refusals.ts';
import { passed, passes, pairNo, passNo } from './tanks.ts';

const ENGINES = CREWS.map((_, seat) => CREWS.slice(0, seat + 1).map((_crew, other) => engineOf(other)));
const enginesIn = (v: View): readonly number[] => ENGINES[v.crews.length - 1]!;
type Offered = Pair & { readonly seat: Seat; readonly n: number };
/** FD-13.10 The tests of FD-13.7 in their order; the owner of either engine may offer. */
function offerNo(v: View, { seat, from, to, n }: Offered): Reason | undefined {
  const no = pairNo(v, from, to);
  if (no) return no;
  const [giver, taker] = [giverOf({ from, to }), takerOf({ from, to })];
  if (giver === undefined || taker === undefined) return NO_OFFER_NEEDED;
  if (giver !== seat && taker !== seat) return notYours(from);
  return passNo(v, from, to, n);
}

/** FD-13.13 Has the other owner agreed in advance? */
const isWelcome = (v: View, { seat, ...pair }: Offered): boolean =>
  giverOf(pair) === seat ? v.crews[takerOf(pair)!]!.receive : v.crews[giverOf(pair)!]!.give;

/** FD-13.9, FD-2.13 Offers Water to another engine, or asks for it. It reserves nothing (FD-13.10). */
export const offerWater = command('offerWater', {
  fields: { from: VEHICLE, to: VEHICLE, n: COUNT },
  name: 'Offer water',
  label: (_v, { from, to, n }) => `Offer ${passed(from, to, n)}`,
  domain: (v, _f, seat) => passes(v, engineOf(seat), enginesIn(v)),
  refuse: (v, _f, move) => offerNo(v, move),
  perform: (s, _f, { seat, from, to, n }, out) => {
    replaceOffers(s, { from, to }, out); // 13.12
    if (isWelcome(s, { seat, from, to, n })) passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out);
    else makeOffer(s, { from, to, n, by: seat }, out);
  },
});

const find = (v: View, id: number) => v.offers.find((offer) => offer.id === id);
/** What accepting and declining have in common. */
const answer = (name: string) => ({
  fields: { offer: OFFER },
  name,
  label(v: View, { offer: id }: { readonly offer: number }): string {
    const offer = find(v, id);
    return `${name} ${offer ? passed(offer.from, offer.to, offer.n) : 'the offer'}`;
  },
  domain: (v: View) => ({ offer: v.offers.map(({ id }) => id) }),
});

/** FD-13.11 The other owner agrees; everything is tested again. Out of the own beat, and when done, it stays possible (FD-20.8, FD-20.4). */
export const acceptWater = command('acceptWater', {
  ...answer('Accept'),
  refuse: (v, _f, { seat, offer: id }) => {
    const offer = find(v, id);
    if (!offer) return OFFER_GONE;
    if (partnerOf(offer) !== seat) return NOT_YOUR_OFFER;
    return pairNo(v, offer.from, offer.to) ?? passNo(v, offer.from, offer.to, offer.n);
  },
  perform: (s, _f, { seat, offer: id }, out) => {
    const { from, to, n } = find(s, id)!;
    endOffer(s, id, 'accepted', out);
    passWater(s, indexOfVehicle(from), indexOfVehicle(to), n, out);
    countCommand(s, seat, out);
  },
});

/** FD-13.12 Either owner ends it. */
export const declineWater = command('declineWater', {
  ...answer('Decline'),
  refuse: (v, _f, { seat, offer: id }) => {
    const offer = find(v, id);
    if (!offer) return OFFER_GONE;
    return giverOf(offer) === seat || takerOf(offer) === seat ? undefined : NOT_YOUR_OFFER;
  },
  perform: (s, _f, { seat, offer }, out) => {
    endOffer(s, offer, 'declined', out);
    countCommand(s, seat, out);
  },
});

const yes = (is: boolean): string => (is ? 'yes' : 'no');
/** FD-13.13, FD-9.10 Standing consent, in BRIEFING and ACTION, in turn or out of it. The list shows the two switches of a crew that is not alone. */
export const consent = command('consent', {
  fields: { receive: flag, give: flag },
  name: 'Standing consent',
  label: (_v, { receive, give }) => `Accept water automatically: ${yes(receive)}; give it automatically: ${yes(give)}`,
  sampled: true,
  domain: (v, _f, seat) => {
    const { receive, give } = v.crews[seat]!;
    const switched = [
      { receive: !receive, give },
      { receive, give: !give },
    ];
    return { rows: v.crews.length === 1 ? [] : switched };
  },
  perform: (s, _f, { seat, receive, give }, out) => agree(s, seat, receive, give, out),
});
