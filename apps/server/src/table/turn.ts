import type { Table } from './table.ts';

/** Each task at a table waits for the ones before it; if there are none, it starts at once. It ends with `endTurn`. */
export function takeTurn(table: Table, act: () => void): void {
  if (table.isBusy) return void table.waiting.push(act);
  table.isBusy = true;
  act();
}
export function endTurn(table: Table): void {
  const next = table.waiting.shift();
  if (next) queueMicrotask(next);
  else table.isBusy = false;
}

/** Takes a turn and answers how it went. */
export const inTurn = <R>(table: Table, act: () => Promise<R>): Promise<R> =>
  new Promise<void>((go) => takeTurn(table, go)).then(act).finally(() => endTurn(table));
