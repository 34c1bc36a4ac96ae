import { printRecord } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import { entriesOf } from './log.ts';
import type { Table } from './table.ts';
import { resultOf } from './tell.ts';

/** The end: the result and the record go to the archive. */
export function finishIfOver(context: Context, table: Table): void {
  if (!table.play.match.isOver || table.row.result !== null) return;
  table.row = { ...table.row, result: resultOf(table) ?? { outcome: 'over' } };
  writeRecord(context, table).catch((error) => trouble(context, error));
}
async function writeRecord(context: Context, table: Table): Promise<void> {
  const record = printRecord(table.play.match, table.row.seed, await entriesOf(context, table));
  table.row = { ...table.row, record };
  await context.store.finish(table.id, table.row.result, record, Date.now());
}
