import type { TableMessage } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import { eventsAfter } from './history.ts';
import type { Member } from './member.ts';
import { headOf, now, seatsOf, type Table } from './table.ts';
import { chatAfter } from './talk.ts';
import { resultOf, seatInfos, sendView } from './tell.ts';

/** Sends what a member needs who knows `have` lines of the log: exactly the others. */
export async function welcome(context: Context, table: Table, member: Member, have: number): Promise<void> {
  const known = have <= table.play.lines.length ? have : 0;
  member.send(tableMessage(table, member));
  const missed = table.play.lines.slice(known);
  if (table.sync === 'views') sendView(table, member, missed, eventsAfter(table, known));
  else if (missed.length > 0) member.send({ t: 'in', m: table.id, n: table.play.lines.length, l: missed });
  const said = await chatAfter(context, table, 0);
  if (said.length > 0) member.send({ t: 'chat', m: table.id, l: said });
}

function tableMessage(table: Table, member: Member): TableMessage {
  const { row, play } = table;
  const isOver = play.match.isOver;
  return {
    ...{
      t: 'table',
      m: table.id,
      head: headOf(
        row,
        table.sitters.map((sitter) => sitter.name),
      ),
      sync: table.sync,
    },
    ...{
      you: seatsOf(table, member.person),
      host: member.person !== null && row.host === member.person,
      seats: seatInfos(table),
    },
    ...{ n: play.lines.length, now: now(table), paused: play.standing.paused },
    ...{ result: resultOf(table) ?? null, seed: isOver ? row.seed : null, next: row.next },
  };
}
