import type { Point } from '@nightfall/fires-at-midnight';
import { useSyncExternalStore } from 'react';
import type { Mode } from './aim.ts';

/** What the player points at just now. Board and bar look at the same thing; one table is open at a time. */
export type Pointing = {
  readonly mode: Mode;
  readonly wished: Point | null;
  /** FM-21.14 The way up to the last corner that was set, from its start on; empty while there is none. */
  readonly via: readonly Point[];
  /** Fine steps mean this very place: nothing snaps. */
  readonly isExact: boolean;
  readonly isDragging: boolean;
  readonly isTouch: boolean;
};
const NOTHING: Pointing = { mode: 'walk', wished: null, via: [], isExact: false, isDragging: false, isTouch: false };
let now = NOTHING;
const listeners = new Set<() => void>();

export function point(change: Partial<Pointing>): void {
  now = { ...now, ...(change.wished ? { isExact: false } : {}), ...change };
  for (const listener of listeners) listener();
}
export const letGo = (): void => point(NOTHING);
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePointing = (): Pointing => useSyncExternalStore(subscribe, () => now);
export const pointing = (): Pointing => now;
