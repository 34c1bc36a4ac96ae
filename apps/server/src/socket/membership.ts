import { setImmediate } from 'node:timers/promises';
import type { Ask } from '@nightfall/protocol';
import { inTurn, linesFor, mindAbsence, seatsHere, seatsOf, tellPresence, welcome } from '@nightfall/table';
import type { Context } from '../context.ts';
import { matchBan } from '../moderation/bans.ts';
import { NOBODY, isUnwelcome, mutedBy, tellMuted } from '../moderation/mutes.ts';
import { CLOSED, NO_MATCH, TOO_MANY_ACTS } from '../refusals.ts';
import { isOpenTo, mayComeBack, whyShut } from '../table/lost-seats.ts';
import { opensMatch } from '../table/keys.ts';
import { refuseAct } from '../table/pace.ts';
import type { Member, Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { chatAfter, sendChat } from '../table/talk.ts';
import type { Connection } from './connection.ts';

const LONG = 1000;
const LONG_LOGS = 'Many long logs are being read from your network. Yours continues in a moment.';
const TOO_MANY = { rule: 'table', code: 'TOO_MANY', text: 'Too many matches are open on this connection.' };

/** Opens a match on a connection: for anyone who sits at it, started it, or has one of its links. */
export async function join(
  context: Context,
  tables: Tables,
  connection: Connection,
  { m, key, have }: Ask<'join'>,
  limit: number,
): Promise<void> {
  if (connection.joined.size >= limit && !connection.joined.has(m)) return connection.send({ t: 'no', m, why: TOO_MANY });
  if (context.bans.has(matchBan(m))) return connection.send({ t: 'no', m, why: CLOSED });
  const table = await tables.open(m);
  if (!table) return connection.send({ t: 'no', m, why: NO_MATCH });
  if (!maySee(table, connection.who.person, key))
    return connection.send({ t: 'no', m, why: whyShut(table, connection.who.person) });
  // A node that died had no time to tell this one: whoever comes from there knows more.
  if (have !== undefined && have > table.play.n) await tables.refresh(m, have);
  const lines = linesFor(table, have);
  if (!context.rateLimits.mayRead(connection.address, lines))
    return connection.send({ t: 'wait', m, text: LONG_LOGS, after: 1000 });
  const { person } = connection.who;
  if (isHastyReturn(context, table, connection)) return connection.send({ t: 'wait', m, text: TOO_MANY_ACTS.text, after: 1000 });
  if (await isUnwelcome(context, table, person)) return connection.send({ t: 'no', m, why: NO_MATCH });
  const muted = await mutedBy(context, person);
  await inTurn(table, async () => {
    const member = connection.joined.get(m) ?? enter(tables, table, connection);
    member.muted = muted;
    await welcome(table, member, have ?? 0);
    sendChat(table, member, await chatAfter(context, table, 0));
    member.seated?.();
    // Everyone else is served between two long logs.
    if (lines > LONG) await setImmediate();
  });
}
/** Everyone hears that a player has come: one who goes and comes all the time waits. */
const isHastyReturn = (context: Context, table: Table, { who: { person }, joined }: Connection): boolean =>
  person !== null &&
  !joined.has(table.id) &&
  seatsOf(table, person).length > 0 &&
  refuseAct(context, table, person) !== undefined;

/** At an open table everyone who was not removed; otherwise anyone who sits at the table, started it, moved a seat of it to another device, or has one of its links. */
export const maySee = (table: Table, person: string | null, key: string | undefined): boolean =>
  isOpenTo(table, person) ||
  opensMatch(table.row, table.sitters, key) ||
  (person !== null && (table.row.host === person || seatsOf(table, person).length > 0 || mayComeBack(table, person)));

function enter(tables: Tables, table: Table, connection: Connection): Member {
  const before = seatsHere(table).size;
  const { person, name } = connection.who;
  const member: Member = {
    person,
    name,
    address: connection.address,
    muted: NOBODY,
    hides: (other) => member.muted.has(other),
    send: connection.send,
    sendPacket: connection.sendPacket,
    seated: () => {
      if (member.muted.size > 0) tellMuted(table, member);
    },
    dismiss: () => connection.close(1008, 'forgotten'),
    turnOut: (why) => {
      connection.send({ t: 'no', m: table.id, why });
      void part(tables, connection, table.id);
    },
  };
  connection.joined.set(table.id, member);
  table.members.add(member);
  tables.release(table);
  if (seatsHere(table).size !== before) tellPresence(table);
  return member;
}

/** Closes a match on a connection, of which nothing was heard for `silence` milliseconds. */
export async function part(tables: Tables, connection: Connection, m: string, silence = 0): Promise<void> {
  const member = connection.joined.get(m);
  const table = tables.peek(m);
  connection.joined.delete(m);
  if (!member || !table?.members.delete(member)) return;
  const here = seatsHere(table);
  const gone = seatsOf(table, member.person).filter((seat) => !here.has(seat));
  if (gone.length > 0) tellPresence(table);
  mindAbsence(table, gone, silence);
  tables.release(table);
}
