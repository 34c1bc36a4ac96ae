import { cell, type Memory, useCell } from '@nightfall/ui';
import type { Held } from './choosing.ts';

/** What the player holds up just now. Board, hand and panels of a table look at the same thing. */
export const HELD = cell<Held | null>(null);

export const hold = (memory: Memory, next: Held | null): void => memory.set(HELD, next);
export const useHeld = (memory: Memory): Held | null => useCell(memory, HELD);
