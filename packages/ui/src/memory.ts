import { useSyncExternalStore } from 'react';

/** Something that a board remembers between its parts, such as the selected card, with its initial value. */
export type Cell<V> = { readonly first: V };
export const cell = <V>(first: V): Cell<V> => ({ first });

/** What the board of one table remembers. It ends with the table; another table has its own. */
export type Memory = {
  get<V>(of: Cell<V>): V;
  set<V>(of: Cell<V>, value: V): void;
  subscribe(listener: () => void): () => void;
};

export function newMemory(): Memory {
  const values = new Map<Cell<unknown>, unknown>();
  const listeners = new Set<() => void>();
  const get = <V>(of: Cell<V>): V => (values.has(of) ? (values.get(of) as V) : of.first);
  return {
    get,
    set(of, value) {
      if (get(of) === value) return;
      values.set(of, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The remembered value; the component re-renders when it changes. */
export const useCell = <V>(memory: Memory, of: Cell<V>): V => useSyncExternalStore(memory.subscribe, () => memory.get(of));
