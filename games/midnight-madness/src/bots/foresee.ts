import { perform, type Random, throwDice, waitingFor } from '@nightfall/kernel';
import { unseenFor, findToken } from '../board.ts';
import { clone } from '../clone.ts';
import { kindFacts } from '../content/tokens.ts';
import { madness } from '../rules/index.ts';
import type { MadnessMove, State } from '../types.ts';
import { outlook } from './outlook.ts';
import { keepValue } from './hand.ts';
import type { Weights } from './weights.ts';

/** A quick answer to the questions that come up inside an effect. */
export function quickAnswer(w: Weights, s: State): MadnessMove | undefined {
  const f = s.stack[s.stack.length - 1];
  if (f?.rule === 'strike') return { type: 'chooseDamage', seat: s.current, token: hardestHit(s, f.group) };
  if (f?.rule === 'discards') {
    const seat = f.seats[0]!;
    const card = s.hands[seat]!.reduce((a, b) => (keepValue(w, s, b) < keepValue(w, s, a) ? b : a));
    return { type: 'chooseDiscard', seat, card };
  }
  if (f?.rule === 'march') {
    const token = s.tokens.find(({ id, kind, ring }) => kind === null && ring === 3 && id !== s.tarred && f.set.includes(id));
    return token && { type: 'chooseFlip', seat: s.current, token: token.id };
  }
  return undefined;
}

/** A creature that dies of it, the most dangerous kind first; else the one with most hit points. */
export function hardestHit(s: State, group: readonly number[]): number {
  const rank = (id: number): number => {
    const { kind, hp } = findToken(s, id)!;
    return hp === 1 ? 100 + kindFacts(kind!).life : hp;
  };
  return group.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}

/** Plays on until the effect is over: chance from `random`, choices by rule of thumb. */
function finish(w: Weights, s: State, random: Random): void {
  for (;;) {
    const waiting = waitingFor(madness, s);
    if (waiting.for === 'dice') perform(madness, s, { type: 'dice', faces: throwDice(waiting.sides, random) });
    else {
      const answer = waiting.for === 'seats' ? quickAnswer(w, s) : undefined;
      if (!answer) return;
      perform(madness, s, answer);
    }
  }
}

/** The mean worth of what a move leads to; a hidden token that it turns up is tried as every kind that it may be. */
export function foresee(w: Weights, v: State, move: MadnessMove, random: Random, worth: (s: State) => number): number {
  const s = clone(v);
  perform(madness, s, move);
  const f = s.stack[s.stack.length - 1];
  if (f?.rule !== 'flip') {
    finish(w, s, random);
    return worth(s);
  }
  const bag = unseenFor(s, findToken(s, f.token)!.isStart);
  let sum = 0;
  for (let face = 1; face <= bag.length;) {
    let same = face;
    while (same < bag.length && bag[same] === bag[face - 1]) same++;
    const after = clone(s);
    perform(madness, after, { type: 'dice', faces: [face] });
    finish(w, after, random);
    sum += worth(after) * (same - face + 1);
    face = same + 1;
  }
  return sum / bag.length;
}
export { outlook };
