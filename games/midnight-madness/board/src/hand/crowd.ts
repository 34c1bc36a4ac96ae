import type { State, Token } from '@nightfall/midnight-madness';
import { cell, type Memory, useCell } from '@nightfall/ui';

const NOBODY: readonly number[] = [];
/** Tokens of one space among which a finger has to choose by name; empty when nothing is to be chosen. */
const CROWD = cell(NOBODY);

export const gather = (memory: Memory, next: readonly number[] = NOBODY): void => memory.set(CROWD, next);
export const useCrowd = (memory: Memory): readonly number[] => useCell(memory, CROWD);

const looks = (v: Pick<State, 'tarred'>, t: Token) => `${t.kind} ${t.hp} ${t.isStart} ${v.tarred === t.id}`;

/** MM-9.6 Who in the space of this token may be meant as well: one of each look, so that equal ones need no choice. */
export function lookalikes(
  v: Pick<State, 'tokens' | 'tarred'>,
  id: number,
  isCandidate: (id: number) => boolean,
): readonly number[] {
  const touched = v.tokens.find((t) => t.id === id);
  if (!touched) return NOBODY;
  const here = v.tokens.filter((t) => t.ring === touched.ring && t.arc === touched.arc && isCandidate(t.id));
  return here.filter((t, i) => here.findIndex((one) => looks(v, one) === looks(v, t)) === i).map((t) => t.id);
}
