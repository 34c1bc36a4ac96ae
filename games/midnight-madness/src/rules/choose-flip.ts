import { call } from '@nightfall/kernel';
import { SWORDSMAN } from '../content/spaces.ts';
import { current, findToken, idsOf, isHidden } from '../queries/board.ts';
import type { MarchFrame, State, Token, TurnFrame } from '../state.ts';
import { tokenById } from '../text/names.ts';
import { askFor, chooseToken } from '../verbs/turn.ts';
import { SETTLE } from './drawing.ts';
import { answer, TOKEN } from './playing.ts';
import { badChoice, WHEN_CHOSEN } from './refusals.ts';
import { choose, type Sentence, told, until } from './sentences.ts';

/** MM-12.5, MM-12.15, MM-17.2: who steps. */
export const steps = (s: State, f: MarchFrame, token: Token): boolean => token.id !== s.tarred && f.set.includes(token.id);

/**
 * MM-11.9, MM-17.4: before a movement, hidden tokens in the Swordsman ring that are about to step. MM-11.10, MM-17.3: in the Reveal phase,
 * tarred or not.
 */
const isFlippedNow = (s: State, f: TurnFrame | MarchFrame, token: Token): boolean =>
  token.ring === SWORDSMAN && isHidden(token) && (f.rule === 'turn' || steps(s, f, token));
function countToFlip(s: State, f: TurnFrame | MarchFrame): number {
  let count = 0;
  for (const token of s.tokens) if (isFlippedNow(s, f, token)) count++;
  return count;
}
export function toFlip(s: State, f: TurnFrame | MarchFrame): Token[] {
  const found: Token[] = [];
  for (const token of s.tokens) if (isFlippedNow(s, f, token)) found.push(token);
  return found;
}

/** MM-11.9; MM-11.10: in the Reveal phase the game settles after each flip. */
function callFlip(s: State, f: TurnFrame | MarchFrame, token: number): void {
  if (f.rule === 'turn') call(s, SETTLE());
  call(s, { rule: 'flip', at: 'turnUp', token });
}

/** MM-11.9, MM-11.10: which hidden token is turned up next. */
export const chooseFlip = answer('chooseFlip', {
  fields: { token: TOKEN },
  name: 'Flip',
  word: 'flip',
  label: (v, { token }) => `Flip ${tokenById(v, token)}`,
  domain: (v) => ({ token: idsOf(v.tokens) }),
  refuse: (v, f, { token }) => {
    const target = findToken(v, token);
    if (target && isFlippedNow(v, f, target)) return undefined;
    return badChoice(f.rule === 'march' ? 'MM-11.9' : 'MM-11.10', 'tokens');
  },
  perform: (s, f, { seat, token }, out) => {
    chooseToken(s, seat, 'flip', token, out);
    callFlip(s, f, token);
  },
});

/** MM-11.9, MM-11.10 Hidden tokens are turned up one after the other; a single one without asking (MM-7.5). */
export const flips: Sentence<TurnFrame | MarchFrame> = told(
  WHEN_CHOSEN,
  until(
    (s, f) => countToFlip(s, f) === 0,
    choose(
      current,
      { chooseFlip },
      (s, f) => countToFlip(s, f) > 1,
      (s, f, out) => askFor(s.current, 'flip', idsOf(toFlip(s, f)), out),
      (s, f) => callFlip(s, f, toFlip(s, f)[0]!.id),
    ),
  ),
);
