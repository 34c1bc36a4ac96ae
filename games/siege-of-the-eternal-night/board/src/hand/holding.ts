import { cell, type Memory, useCell } from '@nightfall/ui';
import { type Draft, EMPTY } from './draft.ts';
import { type Ghost, UPRIGHT } from './ghost.ts';

/** What the player holds between sheet and prompt bar: the tool in hand and what is drawn but not yet meant. */
export type Holding = {
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
  /** Several moves meant with one press, each made in its time: passing what is left and ending (SN-4.6), and rolling for the next turn. */
  readonly wishes: 'end' | 'roll' | null;
  /** The last thing said to a screen reader. */
  readonly said: string;
};

const CLEAR = { draft: EMPTY, at: null, isLaid: false, asks: null } as const;
const HOLDING = cell<Holding>({
  ...CLEAR,
  tool: null,
  ghost: UPRIGHT,
  cursor: null,
  showsNext: false,
  wishes: null,
  said: '',
});

export const holding = (memory: Memory): Holding => memory.get(HOLDING);
export const useHolding = (memory: Memory): Holding => useCell(memory, HOLDING);
export const change = (memory: Memory, part: Partial<Holding>): void => memory.set(HOLDING, { ...holding(memory), ...part });

/** Nothing half drawn is left; the tool stays in hand. */
export const clearHand = (memory: Memory): void => change(memory, CLEAR);
/** A new moment of the game: nothing half drawn, and no tool chosen. */
export const clearHolding = (memory: Memory): void => change(memory, { ...CLEAR, tool: null });
export const takeUp = (memory: Memory, tool: string): void => change(memory, { ...CLEAR, tool, ghost: UPRIGHT });
