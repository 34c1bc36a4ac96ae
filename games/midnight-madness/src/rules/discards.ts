import { distinct } from '@nightfall/kit/bag';
import { cardName } from '../content/cards.ts';
import type { DiscardsFrame, State } from '../state.ts';
import { discardByForce } from '../verbs/cards.ts';
import { askFor, chooseCard } from '../verbs/turn.ts';
import { CARD, holds, inDiscards } from './playing.ts';
import { badChoice, WHEN_CHOSEN } from './refusals.ts';
import { choose, each, rule } from './sentences.ts';

const handOf = (s: State, f: DiscardsFrame) => s.hands[f.seats[0]!]!;

/** MM-15.8 */
export const chooseDiscard = inDiscards('chooseDiscard', {
  fields: { card: CARD },
  name: 'Discard',
  word: 'discard',
  label: (_v, { card }) => `Discard ${cardName(card)}`,
  domain: (v, f) => ({ card: distinct(handOf(v, f)) }),
  refuse: (v, _f, { seat, card }) => (holds(v, seat, card) ? undefined : badChoice('MM-15.8', 'cards')),
  perform: (s, _f, { seat, card }, out) => {
    chooseCard(seat, card, out);
    discardByForce(s, seat, card, out);
  },
});

/** MM-15.8 All players discard one card, one after the other. MM-15.9 A single card goes without asking; an empty hand is passed over. */
export const discards = rule<DiscardsFrame>('MM-15.8', WHEN_CHOSEN, {
  choose: each(
    'seats',
    choose(
      (_s, f) => [f.seats[0]!],
      { chooseDiscard },
      (s, f) => handOf(s, f).length > 1,
      (_s, f, out) => askFor(f.seats[0]!, 'discard', [], out),
      (s, f, out) =>
        handOf(s, f)
          .slice(0, 1)
          .forEach((card) => discardByForce(s, f.seats[0]!, card, out)),
    ),
  ),
});
