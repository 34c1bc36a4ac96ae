import type { Table } from './table.ts';

/** A task for later at the table, unless it is rescheduled. If it fails, the table goes on without it. */
export function later(table: Table, name: string, after: number, act: () => unknown): void {
  table.timers.get(name)?.();
  const fail = (error: unknown) => table.house.trouble(error, { match: table.id, timer: name });
  const callOff = table.house.time.later(after, () => {
    table.timers.delete(name);
    try {
      Promise.resolve(act()).catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  table.timers.set(name, callOff);
}
export function notLater({ timers }: Table, name: string): void {
  if (timers.size === 0) return;
  timers.get(name)?.();
  timers.delete(name);
}
/** Calls off everything. */
export function noneLater({ timers }: Table): void {
  timers.forEach((callOff) => callOff());
  timers.clear();
}
