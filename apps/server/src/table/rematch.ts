import type { Refusal } from '@nightfall/kernel';
import { NOT_SEATED, type SeatRow, seatsOf, sendAll } from '@nightfall/table';
import type { Context } from '../context.ts';
import { NOT_OVER } from '../refusals.ts';
import { type SeatPlan, createMatch } from './create.ts';
import type { Member, Table } from './table.ts';

type Asker = { readonly person: string; readonly send: Member['send'] };
/** The same game again with the same people; the others are invited. Asking twice gives the same rematch. */
export async function rematch(context: Context, table: Table, { person, send }: Asker): Promise<Refusal | undefined> {
  const [seat] = seatsOf(table, person);
  if (seat === undefined) return NOT_SEATED;
  if (!table.play.match.isOver) return NOT_OVER;
  if (table.row.next === null) {
    const row = await createMatch(
      context,
      table.game,
      table.row.setup,
      table.sitters.map(seatAgain),
      table.row.host ?? person,
      table.row.secret,
    );
    const next = await context.store.follow(table.id, row.id);
    if (next !== row.id) await context.store.deleteMatch(row.id);
    table.row = { ...table.row, next };
    const { name: by } = table.sitters[seat]!;
    context.news.tell({ k: 'next', m: table.id, to: next, by });
    sendAll(table, { t: 'next', m: table.id, to: next, by });
  } else send({ t: 'next', m: table.id, to: table.row.next });
  return undefined;
}
/** A bot that only played for someone stays behind. */
const seatAgain = ({ person, bot, name }: SeatRow): SeatPlan => ({ person, bot: person === null ? bot : null, name });
