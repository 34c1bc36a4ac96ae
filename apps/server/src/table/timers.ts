import type { Table } from './table.ts';

/** Something to be done at the table later, unless it is set anew. */
export function later(table: Table, name: string, after: number, act: () => void): void {
  clearTimeout(table.timers.get(name));
  const timer = setTimeout(() => {
    table.timers.delete(name);
    act();
  }, after);
  timer.unref();
  table.timers.set(name, timer);
}
export function notLater(table: Table, name: string): void {
  if (table.timers.size === 0) return;
  const timer = table.timers.get(name);
  if (timer === undefined) return;
  clearTimeout(timer);
  table.timers.delete(name);
}
