import { call, type Move } from '@nightfall/kernel';
import { findToken, isHidden } from '../queries/board.ts';
import { SWORDSMAN } from '../content/spaces.ts';
import type { ChooseFlip, Madness } from '../moves.ts';
import type { MarchFrame, State, Token, TurnFrame } from '../state.ts';
import { seen } from '../verbs/tokens.ts';
import { badChoice } from './refusals.ts';

/** MM-12.5, MM-12.15, MM-17.2: who steps. */
export const steps = (s: State, f: MarchFrame, token: Token): boolean => token.id !== s.tarred && f.set.includes(token.id);

/** MM-11.9, MM-17.4: hidden tokens, not tarred, that are about to step from the Swordsman ring. */
export function flipsBeforeTheWall(s: State, f: MarchFrame): Token[] {
  const found: Token[] = [];
  for (const token of s.tokens) if (token.ring === SWORDSMAN && isHidden(token) && steps(s, f, token)) found.push(token);
  return found;
}

/** MM-11.10, MM-17.3: hidden tokens in the Swordsman ring, tarred or not. */
export function hiddenAtTheWalls(s: State): Token[] {
  const found: Token[] = [];
  for (const token of s.tokens) if (token.ring === SWORDSMAN && isHidden(token)) found.push(token);
  return found;
}

const candidates = (s: State, f: TurnFrame | MarchFrame): Token[] =>
  f.rule === 'march' ? flipsBeforeTheWall(s, f) : hiddenAtTheWalls(s);

/** MM-11.9, MM-11.10: which hidden token is turned up next. */
export const chooseFlip: Move<Madness, TurnFrame | MarchFrame, ChooseFlip> = {
  options: (v, f, seat) => candidates(v, f).map(({ id }) => ({ type: 'chooseFlip', seat, token: id })),
  refuse: (v, f, { token }) => {
    const rule = f.rule === 'march' ? 'MM-11.9' : 'MM-11.10';
    return candidates(v, f).some(({ id }) => id === token) ? undefined : badChoice(rule, 'tokens');
  },
  perform: (s, f, { seat, token }, out) => {
    out?.({ type: 'choiceMade', seat, choice: 'flip', token, at: seen(findToken(s, token)!), card: null });
    if (f.rule === 'march') f.at = 'pick';
    else f.at = 'settleReveal';
    call(s, { rule: 'flip', at: 'turnUp', token });
  },
};
