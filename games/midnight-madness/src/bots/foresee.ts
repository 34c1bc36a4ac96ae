import { perform, type Random, type Seat, throwDice, waitingFor } from '@nightfall/kernel';
import { findToken, unseenFor } from '../queries/board.ts';
import { clone, type State } from '../state.ts';
import type { Card } from '../content/cards.ts';
import { kindFacts } from '../content/tokens.ts';
import { toFlip } from '../rules/choose-flip.ts';
import { madness } from '../rules/book.ts';
import type { MadnessMove } from '../moves.ts';
import { keepValue } from './hand.ts';
import type { Weights } from './weights.ts';

/** A creature that dies of it, the most dangerous kind first; else the one with most hit points. */
export function hardestHit(s: State, group: readonly number[]): number {
  const rank = (id: number): number => {
    const { kind, hp } = findToken(s, id)!;
    return hp === 1 ? 100 + kindFacts(kind!).life : hp;
  };
  return group.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}

export const leastWorth = (w: Weights, s: State, seat: Seat): Card =>
  s.hands[seat]!.reduce((a, b) => (keepValue(w, s, b) < keepValue(w, s, a) ? b : a));

/** An answer by rule of thumb to the questions that come up inside an effect. */
export function quickAnswer(w: Weights, s: State): MadnessMove | undefined {
  const f = s.stack[s.stack.length - 1];
  const seat = s.current;
  if (f?.rule === 'strike') return { type: 'chooseDamage', seat, token: hardestHit(s, f.group) };
  if (f?.rule === 'discards') return { type: 'chooseDiscard', seat: f.seats[0]!, card: leastWorth(w, s, f.seats[0]!) };
  const isFlip = f?.rule === 'march' || (f?.rule === 'turn' && f.at === 'pick');
  return isFlip ? { type: 'chooseFlip', seat, token: toFlip(s, f)[0]!.id } : undefined;
}

/** Plays on until the effect is over and a player is asked for more than an answer. */
function finish(w: Weights, s: State, random: Random): void {
  for (;;) {
    const waiting = waitingFor(madness, s);
    const answer = waiting.for === 'seats' ? quickAnswer(w, s) : undefined;
    if (waiting.for === 'dice') perform(madness, s, { type: 'dice', faces: throwDice(waiting.sides, random) });
    else if (answer) perform(madness, s, answer);
    else return;
  }
}

/** The mean value of what a move leads to; a hidden token that it flips is tried as every kind it may be. */
export function foresee(w: Weights, v: State, move: MadnessMove, random: Random, worth: (s: State) => number): number {
  const s = clone(v);
  perform(madness, s, move);
  const f = s.stack[s.stack.length - 1];
  if (f?.rule === 'flip') return meanOverKinds(w, s, f.token, random, worth);
  finish(w, s, random);
  return worth(s);
}

function meanOverKinds(w: Weights, s: State, token: number, random: Random, worth: (s: State) => number): number {
  const bag = unseenFor(s, findToken(s, token)!.isStart);
  let sum = 0;
  for (let face = 1; face <= bag.length;) {
    let last = face;
    while (last < bag.length && bag[last] === bag[face - 1]) last++;
    const after = clone(s);
    perform(madness, after, { type: 'dice', faces: [face] });
    finish(w, after, random);
    sum += worth(after) * (last - face + 1);
    face = last + 1;
  }
  return sum / bag.length;
}
