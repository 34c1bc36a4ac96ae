import { call, type Out, type Seat } from '@nightfall/kernel';
import { sidesFor } from '@nightfall/kit/bag';
import type { Night } from '../moves.ts';
import type { ArrivalsFrame, DrawCardsFrame, State } from '../state.ts';
import { drawCard, reshuffle } from '../verbs/cards.ts';
import { arriveFromSupply, loseQueue } from '../verbs/tokens.ts';
import { winWithoutTokens } from './ending.ts';
import { always, dice, rule, until } from './sentences.ts';

/** MM-8.3 An empty deck is filled from the discard pile. */
function fillUp(s: State, left: number, out: Out<Night>): void {
  if (left > 0 && s.deck.length === 0 && s.discard.length > 0) reshuffle(s, out);
}
export function callDraw(s: State, seat: Seat, left: number, out: Out<Night>): void {
  fillUp(s, left, out);
  if (left > 0) call(s, { rule: 'drawCards', at: 'draw', seat, left });
}

function takeCards(s: State, f: DrawCardsFrame, faces: readonly number[], out: Out<Night>): void {
  for (const face of faces) drawCard(s, f.seat, face, out);
  f.left -= faces.length;
  fillUp(s, f.left, out);
}

/** MM-8.3 Drawing cards; what neither deck nor pile can give is lost. */
export const drawCards = rule<DrawCardsFrame>('MM-8.3', {
  draw: until(
    (s, f) => f.left === 0 || s.deck.length === 0,
    dice((s, f) => sidesFor(s.deck.length, Math.min(f.left, s.deck.length)), takeCards),
  ),
});

/** MM-19.4 What is called at a settle point. */
export const SETTLE = (): ArrivalsFrame => ({ rule: 'arrivals', at: 'roll' });
const NO_DICE: readonly number[] = [];
const waitingTokens = (s: State): readonly number[] =>
  s.queue === 0 ? NO_DICE : Array<number>(Math.min(s.queue, s.supply)).fill(6);

/** MM-19.1, MM-19.4 At a settle point the waiting tokens arrive one by one, hidden, in the Forest; what the supply cannot give is lost (MM-19.2). */
export const arrivals = rule<ArrivalsFrame>('MM-19.1', {
  roll: dice(waitingTokens, (s, _f, faces, out) => faces.forEach((face) => arriveFromSupply(s, face, out))),
  close: always((s, _f, out) => {
    loseQueue(s);
    winWithoutTokens(s, out); // 21.1
  }),
});
