import { useSyncExternalStore } from 'react';
import type { Forecast } from './forecast.ts';

/** The forecast that is looked at just now; board and bar show the same one. */
let now: Forecast | null = null;
const listeners = new Set<() => void>();

export function foreshow(next: Forecast | null): void {
  if (now === next) return;
  now = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useForecast = (): Forecast | null => useSyncExternalStore(subscribe, () => now);
