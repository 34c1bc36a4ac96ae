import type { Move, Out } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import type { ChooseDiscard, Madness } from '../moves.ts';
import type { DiscardsFrame, State } from '../state.ts';
import { discardByForce } from '../verbs/cards.ts';
import { always, choose, rule } from './sentences.ts';
import { badChoice } from './refusals.ts';

const handOf = (s: State, f: DiscardsFrame) => s.hands[f.seats[0]!]!;

const tell = (_s: State, f: DiscardsFrame, out: Out<Madness>): void =>
  out?.({ type: 'choiceAsked', seat: f.seats[0]!, choice: 'discard', tokens: [] });

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
    out?.({ type: 'choiceMade', seat, choice: 'discard', token: null, at: null, card });
    discardByForce(s, seat, card, out);
    f.at = 'again';
  },
};

/** MM-15.8 All players discard one card, one after the other. */
export const discards = rule<DiscardsFrame>('MM-15.8', {
  choose: choose(
    (_s, f) => [f.seats[0]!],
    { chooseDiscard },
    (s, f) => handOf(s, f).length > 1,
    tell,
    discardTheOnlyOne,
  ),
  again: always((_s, f) => {
    f.seats = f.seats.slice(1);
    if (f.seats.length > 0) f.at = 'choose';
  }),
});
