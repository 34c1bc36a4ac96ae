import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import type { Table } from './table.ts';

/** A task for later at the table, unless it is rescheduled. If it fails, only this table is reloaded from the store. */
export function later(context: Context, table: Table, name: string, after: number, act: () => unknown): void {
  clearTimeout(table.timers.get(name));
  const fail = (error: unknown) => {
    table.stale = true;
    trouble(context, error, { match: table.id, timer: name });
  };
  const timer = setTimeout(() => {
    table.timers.delete(name);
    try {
      Promise.resolve(act()).catch(fail);
    } catch (error) {
      fail(error);
    }
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
