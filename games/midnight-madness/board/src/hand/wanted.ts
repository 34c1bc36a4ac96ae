import type { Card } from '@nightfall/midnight-madness';
import { cell, type Memory, useCell } from '@nightfall/ui';

/** The card of somebody else that the player would like to have; bar and side panel look at the same thing. */
export type Wanted = { readonly partner: number; readonly card: Card };
export const WANTED = cell<Wanted | null>(null);

export const want = (memory: Memory, next: Wanted | null): void => memory.set(WANTED, next);
export const useWanted = (memory: Memory): Wanted | null => useCell(memory, WANTED);
