import { game, type FireMove, type State } from '@nightfall/fires-at-midnight';
import { apply, isFaults, readPosition, refusal, type Json, type Refusal } from '@nightfall/kernel';

/** For tests: a position by text, what its rules refuse, and moves by notation. */
export function table(position: Json): State {
  const s = readPosition(game, position);
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
export const refuser =
  (s: State) =>
  (move: FireMove): Refusal | undefined =>
    refusal(game.book, s, move);
export function play(s: State, input: FireMove | { type: 'dice'; faces: readonly number[] }): State {
  const no = apply(game.book, s, input);
  if (no) throw new Error(`${input.type}: ${no.text}`);
  return s;
}
