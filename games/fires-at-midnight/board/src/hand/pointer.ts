import type { Errand, Point } from '@nightfall/fires-at-midnight';
import { cell, type Memory, useCell } from '@nightfall/ui';
import type { Mode } from './aim.ts';

/** What the player points at just now. Board and bar of a table look at the same thing. */
export type Pointing = {
  readonly mode: Mode;
  readonly wished: Point | null;
  /** FM-21.14 The way up to the last corner that was set, from its start on; empty while there is none. */
  readonly via: readonly Point[];
  /** Fine steps mean this very place: nothing snaps. */
  readonly isExact: boolean;
  readonly isDragging: boolean;
  readonly isTouch: boolean;
  /** What the player wants with the thing that was touched. */
  readonly errand: Errand | null;
  /** The free ruler: from where to where. */
  readonly measure: { readonly from: Point; readonly to: Point } | null;
};
const NOTHING: Pointing = {
  mode: 'walk',
  wished: null,
  via: [],
  isExact: false,
  isDragging: false,
  isTouch: false,
  errand: null,
  measure: null,
};
const POINTING = cell(NOTHING);

export const pointing = (memory: Memory): Pointing => memory.get(POINTING);
export const usePointing = (memory: Memory): Pointing => useCell(memory, POINTING);
export function point(memory: Memory, change: Partial<Pointing>): void {
  memory.set(POINTING, { ...pointing(memory), ...(change.wished ? { isExact: false, errand: null } : {}), ...change });
}
export const isPointing = (memory: Memory): boolean => pointing(memory) !== NOTHING;
export const letGo = (memory: Memory): void => memory.set(POINTING, NOTHING);
