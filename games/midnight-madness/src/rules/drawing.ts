import type { Out } from '@nightfall/kernel';
import { sidesFor } from '@nightfall/kit/bag';
import { FOREST } from '../content/spaces.ts';
import type { ArrivalsFrame, DrawCardsFrame, State } from '../state.ts';
import type { Madness } from '../moves.ts';
import { drawCard, reshuffle } from '../verbs/cards.ts';
import { arrive } from '../verbs/tokens.ts';
import { always, dice, rule } from './sentences.ts';

const cardsNow = (s: State, f: DrawCardsFrame): readonly number[] => sidesFor(s.deck.length, Math.min(f.left, s.deck.length));

function takeCards(s: State, f: DrawCardsFrame, faces: readonly number[], out: Out<Madness>): void {
  for (const face of faces) drawCard(s, f.seat, face, out);
  f.left -= faces.length;
}

/** MM-8.3 Drawing cards. */
export const drawCards = rule<DrawCardsFrame>('MM-8.3', {
  reshuffle: always((s, f, out) => {
    if (f.left > 0 && s.deck.length === 0 && s.discard.length > 0) reshuffle(s, out);
  }),
  draw: dice(cardsNow, takeCards),
  again: always((s, f) => {
    if (f.left > 0 && s.discard.length > 0) f.at = 'reshuffle'; // else the draw is lost
  }),
});

const waitingTokens = (s: State): readonly number[] => Array<number>(Math.min(s.queue, s.supply)).fill(6);

/** MM-19 Tokens arrive one by one, hidden, in the Forest. */
export const arrivals = rule<ArrivalsFrame>('MM-19.1', {
  roll: dice(waitingTokens, (s, _f, faces, out) => {
    for (const face of faces) arrive(s, FOREST, face, false, out); // 19.1
    s.queue = 0; // 19.2; what the supply cannot give is lost
  }),
});
