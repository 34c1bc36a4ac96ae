import type { Move, Out } from '@nightfall/kernel';
import { distinct } from '../bag.ts';
import type { ChooseDiscard, DiscardsFrame, Madness, State } from '../types.ts';
import { discardByForce } from '../verbs/cards.ts';
import { always, must, rule } from './book.ts';
import { badChoice } from './refusals.ts';

const handOf = (s: State, f: DiscardsFrame) => s.hands[f.seats[0]!]!;

function ask(s: State, f: DiscardsFrame, out: Out<Madness>): void {
  if (handOf(s, f).length > 1) out?.({ type: 'choiceAsked', seat: f.seats[0]!, choice: 'discard', tokens: [] });
}

/** MM-15.9 A single card goes without asking; an empty hand is passed over. */
function discardTheOnlyOne(s: State, f: DiscardsFrame, out: Out<Madness>): void {
  const card = handOf(s, f)[0];
  if (card) discardByForce(s, f.seats[0]!, card, out);
}

/** MM-15.8 */
const chooseDiscard: Move<Madness, DiscardsFrame, ChooseDiscard> = {
  options: (v, _f, seat) => distinct(v.hands[seat]!).map((card) => ({ type: 'chooseDiscard', seat, card })),
  refuse: (v, _f, { seat, card }) => (v.hands[seat]!.includes(card) ? undefined : badChoice('MM-15.8', 'cards')),
  perform: (s, f, { seat, card }, out) => {
    out?.({ type: 'choiceMade', seat, choice: 'discard', token: null, card });
    discardByForce(s, seat, card, out);
    f.at = 'again';
  },
};

/** MM-15.8 All players discard one card, one after the other. */
export const discards = rule<DiscardsFrame>('MM-15.8', {
  look: always(ask),
  choose: must(
    (_s, f) => [f.seats[0]!],
    { chooseDiscard },
    (s, f) => handOf(s, f).length > 1,
  ),
  only: always(discardTheOnlyOne),
  again: always((_s, f) => {
    f.seats = f.seats.slice(1);
    if (f.seats.length > 0) f.at = 'look';
  }),
});
