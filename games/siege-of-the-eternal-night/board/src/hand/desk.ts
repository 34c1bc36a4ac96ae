import { useSyncExternalStore } from 'react';
import { type Draft, EMPTY } from './draft.ts';
import { type Ghost, UPRIGHT } from './ghost.ts';

/** What lies on the desk between sheet and prompt bar: the tool in hand and what is drawn but not yet meant. */
export type Desk = {
  /** The tool the player took up; null: the first that can be used. */
  readonly tool: string | null;
  readonly draft: Draft;
  readonly ghost: Ghost;
  /** Where the ghost is, in squares; null: nowhere yet. */
  readonly at: readonly [x: number, y: number] | null;
  /** The ghost has been laid down by finger or key and waits for a yes. */
  readonly isLaid: boolean;
  readonly cursor: number | null;
  /** Are the squares shown that will be forbidden next turn (SN-18.4)? */
  readonly showsNext: boolean;
  /** What is asked once more before it closes the night (SN-14.6). */
  readonly asks: 'end' | 'last' | 'stand' | null;
  /** Several moves meant with one press, each made in its time: passing what is left and ending (SN-4.6). */
  readonly wishes: 'end' | null;
  /** The last thing said to a screen reader. */
  readonly said: string;
};

const CLEAR = { draft: EMPTY, at: null, isLaid: false, asks: null } as const;
let desk: Desk = { ...CLEAR, tool: null, ghost: UPRIGHT, cursor: null, showsNext: false, wishes: null, said: '' };
const listeners = new Set<() => void>();

export const theDesk = (): Desk => desk;
export function change(part: Partial<Desk>): void {
  desk = { ...desk, ...part };
  for (const tell of listeners) tell();
}

/** Nothing half drawn is left; the tool stays in hand. */
export const clearHand = (): void => change(CLEAR);
/** A new moment of the game: nothing half drawn, and no tool chosen. */
export const clearDesk = (): void => change({ ...CLEAR, tool: null });
export const takeUp = (tool: string): void => change({ ...CLEAR, tool, ghost: UPRIGHT });

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
export const useDesk = (): Desk => useSyncExternalStore(subscribe, theDesk, theDesk);
