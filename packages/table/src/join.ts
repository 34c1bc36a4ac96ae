import type { TableMessage } from '@nightfall/protocol';
import { countdown } from './clockwork.ts';
import { eventsAfter } from './history.ts';
import { linesAfter } from './log.ts';
import { type Member, type Table, headOf, now, seatsOf } from './table.ts';
import { resultOf, seatInfos, seedTold, sendView } from './tell.ts';

/** Anyone who opens a long match with secrets gets this many of its last lines; earlier ones come page by page. */
const LINES = 200;

const knownOf = ({ play }: Table, have: number): number => (have <= play.n ? have : 0);
/** How many lines of the log to send to someone who has the first `have`. */
export function linesFor(table: Table, have = 0): number {
  const missed = table.play.n - knownOf(table, have);
  return table.sync === 'views' ? Math.min(missed, LINES) : missed;
}

/** Sends what a member needs who knows `have` lines of the log: exactly the others, or the last of them. */
export async function welcome(table: Table, member: Member, have: number): Promise<void> {
  const known = knownOf(table, have);
  member.send(tableMessage(table, member));
  const isShort = table.sync === 'views' && table.play.n - known > LINES;
  const first = isShort ? table.play.n - LINES : known;
  const missed = await linesAfter(table, first);
  if (table.sync === 'views') {
    const { from, events } = await eventsAfter(table, first);
    sendView(table, member, missed, events, isShort ? from : undefined);
  } else if (missed.length > 0) member.send({ t: 'in', m: table.id, n: table.play.n, l: missed });
}

function tableMessage(table: Table, member: Member): TableMessage {
  const { row, play } = table;
  const isOver = play.match.isOver;
  return {
    t: 'table',
    m: table.id,
    head: headOf(
      table.game,
      row,
      table.sitters.map((sitter) => sitter.name),
    ),
    sync: table.sync,
    you: seatsOf(table, member.person),
    host: member.person !== null && row.host === member.person,
    seats: seatInfos(table),
    n: play.n,
    now: now(table),
    paused: play.standing.paused,
    after: countdown(play.clock, table.house.time.now()),
    result: resultOf(table) ?? null,
    seed: isOver ? seedTold(table) : null,
    next: row.next,
    ...(table.reading && { reading: { why: table.reading.why, rest: [...table.reading.rest] } }),
  };
}
