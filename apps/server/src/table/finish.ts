import { type Result, printRecord } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import type { Table } from './table.ts';
import { sendAll } from './tell.ts';

export const resultOf = ({ game, play: { match } }: Table): Result | undefined =>
  match.isOver ? game.result(match.view(null)) : undefined;

/** The end: the result and the record go to the archive, and the seed of the dice is shown. */
export function finishIfOver(context: Context, table: Table): void {
  if (!table.play.match.isOver || table.row.result !== null) return;
  const result = resultOf(table) ?? null;
  const record = printRecord(table.play.match, table.row.seed);
  table.row = { ...table.row, result: result ?? { outcome: 'over' }, record };
  context.store.finish(table.id, table.row.result, record, Date.now()).catch((error) => trouble(context, error));
  tellOver(table);
}
export function tellOver(table: Table): void {
  sendAll(table, { t: 'over', m: table.id, result: resultOf(table) ?? null, seed: table.row.seed });
}
