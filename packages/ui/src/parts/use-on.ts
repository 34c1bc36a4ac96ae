import { useEffect, useEffectEvent, useState } from 'react';

/** Runs for every new value, and cleans up after the last. What it reads besides is read fresh, and does not run it again. */
export function useOn<V>(value: V, run: (value: V) => void | (() => void)): void {
  const event = useEffectEvent(run);
  useEffect(() => {
    // Scrolling returns a promise in newer browsers: only a function cleans up.
    const end = event(value);
    return typeof end === 'function' ? end : undefined;
  }, [value]);
}

/** A state that every new value changes, worked out while rendering: nothing is drawn with the old one. */
export function useFold<V, S>(value: V, fold: (before: S | undefined, value: V) => S | undefined): S | undefined {
  const [now, setNow] = useState(() => ({ value, state: fold(undefined, value) }));
  if (now.value === value) return now.state;
  const next = { value, state: fold(now.state, value) };
  setNow(next);
  return next.state;
}
