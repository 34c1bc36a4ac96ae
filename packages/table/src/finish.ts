import { printRecord } from '@nightfall/kernel';
import { entriesOf } from './log.ts';
import type { Table } from './table.ts';
import { resultOf } from './tell.ts';

/** The end: the result and the record go to the archive. */
export function finishIfOver(table: Table): void {
  if (!table.play.match.isOver || table.row.result !== null) return;
  table.row = { ...table.row, result: resultOf(table) ?? { outcome: 'over' } };
  writeRecord(table).catch(table.house.trouble);
}
async function writeRecord(table: Table): Promise<void> {
  const record = printRecord(table.play.match, table.row.seed, await entriesOf(table));
  table.row = { ...table.row, record };
  await table.house.store.finish(table.id, table.row.result, record, Date.now());
}
