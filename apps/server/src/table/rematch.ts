import type { Refusal } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { NOT_OVER, NOT_SEATED } from '../refusals.ts';
import { createMatch } from './create.ts';
import { type Table, seatsOf } from './table.ts';
import { sendAll } from './tell.ts';

/** The same game again with the same people. Asking twice gives the same rematch. */
export async function rematch(context: Context, table: Table, person: string): Promise<Refusal | undefined> {
  if (seatsOf(table, person).length === 0) return NOT_SEATED;
  if (!table.play.match.isOver) return NOT_OVER;
  if (table.row.next === null) {
    const row = await createMatch(
      context,
      table.game,
      table.row.setup,
      table.sitters.map(({ seat: _, ...plan }) => plan),
      table.row.host ?? person,
      table.row.secret,
    );
    const next = await context.store.follow(table.id, row.id);
    if (next !== row.id) await context.store.deleteMatch(row.id);
    table.row = { ...table.row, next };
    context.news.tell({ k: 'next', m: table.id, to: next });
  }
  sendAll(table, { t: 'next', m: table.id, to: table.row.next! });
  return undefined;
}
