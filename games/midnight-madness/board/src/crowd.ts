import type { State, Token } from '@nightfall/midnight-madness';
import { useSyncExternalStore } from 'react';

/** Tokens of one space among which a finger has to choose by name; empty when nothing is to be chosen. */
let crowd: readonly number[] = [];
const listeners = new Set<() => void>();
const NOBODY: readonly number[] = [];

export function gather(next: readonly number[] = NOBODY): void {
  if (next.length === 0 && crowd.length === 0) return;
  crowd = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useCrowd = (): readonly number[] => useSyncExternalStore(subscribe, () => crowd);

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
