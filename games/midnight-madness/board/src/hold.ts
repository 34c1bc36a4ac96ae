import { useSyncExternalStore } from 'react';
import type { Held } from './choosing.ts';

/** What the player holds up just now. Board, hand and panels look at the same thing; one table is open at a time. */
let held: Held | null = null;
const listeners = new Set<() => void>();

export function hold(next: Held | null): void {
  held = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useHeld = (): Held | null => useSyncExternalStore(subscribe, () => held);
