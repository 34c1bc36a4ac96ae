import type { Context } from '../context.ts';
import { finishIfOver } from './finish.ts';
import { mindBots } from './mind-bots.ts';
import { mindClock } from './mind-clock.ts';
import { mindTurns } from './mind-turns.ts';
import { trim } from './log.ts';
import { mindSnapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** What follows from every change: the end, the clock, the bots, notices to absent players. `first`: this node made the change. */
export function afterwards(context: Context, table: Table, first: boolean): void {
  if (table.reading) return;
  mindClock(context, table);
  mindBots(context, table, first);
  if (first) {
    mindSnapshot(context, table);
    finishIfOver(context, table);
    mindTurns(context, table);
  }
  trim(table.play);
}
