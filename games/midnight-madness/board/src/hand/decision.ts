import type { State } from '@nightfall/midnight-madness';
import { cell, type Memory } from '@nightfall/ui';
import { useEffect } from 'react';
import { gather } from './crowd.ts';
import { hold } from './hold.ts';
import { want } from './wanted.ts';

/** What is asked of whom: a card that was picked up for one question is not armed in the next. */
export const decisionOf = ({ turn, phase, stack }: Pick<State, 'turn' | 'phase' | 'stack'>, seat: number | null): string =>
  `${seat} ${turn} ${phase} ${stack.at(-1)?.rule}`;

const DECISION = cell('');
/** Puts everything down as soon as something else is to be decided. */
export function comeTo(memory: Memory, decision: string): void {
  if (memory.get(DECISION) === decision) return;
  memory.set(DECISION, decision);
  hold(memory, null);
  want(memory, null);
  gather(memory);
}

export function useDecision(memory: Memory, view: State, seat: number | null): void {
  const decision = decisionOf(view, seat);
  useEffect(() => comeTo(memory, decision), [memory, decision]);
}
