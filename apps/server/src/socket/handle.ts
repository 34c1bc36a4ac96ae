import type { Refusal } from '@nightfall/kernel';
import type { Ask, ToServer } from '@nightfall/protocol';
import {
  type Outcome,
  type Request,
  carryOut,
  handOver,
  movesFor,
  sendAhead,
  setReady,
  start,
  stepOf,
  turnBack,
} from '@nightfall/table';
import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import { AILING } from '../store/ailment.ts';
import { StoreAway } from '../store/guarded.ts';
import { DamagedLog } from '../store/log-store.ts';
import { DAMAGED, NEEDS_PERSON, NOT_JOINED } from '../refusals.ts';
import type { Member, Table } from '../table/table.ts';
import { leave, sit, want } from '../table/seats.ts';
import { removePerson, renewLinks } from '../table/host.ts';
import { mute } from '../moderation/mutes.ts';
import { paced, refuseAct } from '../table/pace.ts';
import { rematch } from '../table/rematch.ts';
import { ping, say } from '../table/talk.ts';
import type { Tables } from '../table/tables.ts';
import type { Connection } from './connection.ts';
import { introduce } from './introduce.ts';
import { join, part } from './membership.ts';

const RETRY = 1000;
const OUR_FAULT: Refusal = { rule: 'table', code: 'OUR_FAULT', text: 'Something went wrong on the server. It has been noted.' };

/** Handles one message. No error here reaches the process; the client is asked to try again. */
export const handler =
  (context: Context, tables: Tables, connection: Connection, limit: number) =>
  (message: ToServer): void => {
    const act = () => carry(context, tables, connection, message, limit);
    const fail = (error: unknown) => excuse(context, connection, message, error);
    const begun = connection.underWay ?? connection.introduction;
    try {
      // A connection check does not wait for the database.
      const done = begun && message.t !== 'beat' ? begun.then(act) : act();
      if (done) inOrder(connection, done, fail);
    } catch (error) {
      fail(error);
    }
  };

/** Messages are carried out in the order in which they come: the next waits for this one. */
function inOrder(connection: Connection, done: Promise<void>, fail: (error: unknown) => void): void {
  const mine = done.catch(fail).then(() => {
    if (connection.underWay === mine) connection.underWay = undefined;
  });
  connection.underWay = mine;
}

function excuse(context: Context, connection: Connection, message: ToServer, error: unknown): void {
  trouble(context, error);
  const ids = { ...('m' in message && { m: message.m }), ...('id' in message && { id: message.id }) };
  if (error instanceof StoreAway)
    connection.send({ t: 'wait', ...ids, text: AILING[context.health.ailment ?? 'away'], after: RETRY });
  else connection.send({ t: 'no', ...ids, why: error instanceof DamagedLog ? DAMAGED : OUR_FAULT });
}

type Done = Promise<void> | void;
function carry(context: Context, tables: Tables, connection: Connection, message: ToServer, limit: number): Done {
  switch (message.t) {
    case 'beat':
      return connection.send({ t: 'beat', ...(message.c !== undefined && { c: message.c }), time: Date.now() });
    case 'hello':
      return hello(context, connection, message);
    case 'join':
      return join(context, tables, connection, message, limit);
    case 'part':
      return part(tables, connection, message.m);
    case 'ping':
      return point(context, tables, connection, message);
    default:
      return wish(context, tables, connection, message);
  }
}

async function hello(context: Context, connection: Connection, { token, z }: Ask<'hello'>): Promise<void> {
  connection.inflates = z === true;
  if (token !== undefined && !connection.isSignedOn) introduce(context, connection, context.people.personOf(token));
  await connection.introduction;
  const { person, name } = connection.who;
  connection.send({ t: 'me', person, name, time: Date.now() });
  const announcement = context.announcements.current();
  if (announcement) connection.send({ t: 'announce', announcement });
}

function point(context: Context, tables: Tables, connection: Connection, { m, mark }: Ask<'ping'>): void {
  const member = connection.joined.get(m);
  const table = tables.peek(m);
  if (table && member) ping(context, table, member, mark);
}

/** What a person wants of a table that is open on this connection. */
function wish(context: Context, tables: Tables, connection: Connection, message: Request): Done {
  const { m, id } = message;
  const table = connection.joined.has(m) ? tables.peek(m) : undefined;
  if (!table) return connection.send({ t: 'no', m, id, why: NOT_JOINED });
  const { person } = connection.who;
  if (message.t === 'page') return turnBack(table, { person, send: connection.send }, message);
  if (person === null) return connection.send({ t: 'no', m, id, why: NEEDS_PERSON });
  const step = stepOf(table, person, message);
  if (!step) return settle(context, tables, table, connection, person, message);
  carryOut(table, { person, id }, paced(context, table, person, step), (outcome) =>
    answer(context, connection, message, outcome),
  );
}
async function settle(
  context: Context,
  tables: Tables,
  table: Table,
  connection: Connection,
  person: string,
  message: Request,
): Promise<void> {
  const { m, id } = message;
  if (message.t === 'moves') return connection.send(movesFor(table, person, message));
  // The client may disconnect while the store is busy; its earlier requests are still carried out.
  const member = connection.joined.get(m)!;
  if (connection.who.row) await context.store.createPerson(connection.who.row);
  const no = refuseHaste(context, table, person, message) ?? (await grant(context, tables, table, member, person, message));
  connection.send(no ? { t: 'no', m, id, why: no } : { t: 'ok', m, id });
}

/** Talk has a pace of its own. */
const refuseHaste = (context: Context, table: Table, person: string, { t }: Request): Refusal | undefined =>
  TALK.includes(t) ? undefined : refuseAct(context, table, person);
const TALK: readonly Request['t'][] = ['say', 'phrase', 'want'];

/** A request that is stored now comes back among the lines; one that was stored before, or refused, is answered here. */
function answer(context: Context, connection: Connection, message: Request, outcome: Outcome | Error): void {
  const { m, id } = message;
  if (outcome instanceof Error) excuse(context, connection, message, outcome);
  else if ('no' in outcome) connection.send({ t: 'no', m, id, why: outcome.no });
  else if (outcome.before) connection.send({ t: 'ok', m, id, n: outcome.n });
}

/** What changes the table around the game. */
async function grant(
  context: Context,
  tables: Tables,
  table: Table,
  member: Member,
  person: string,
  message: Request,
): Promise<Refusal | undefined> {
  switch (message.t) {
    case 'mute':
      return mute(context, tables, table, person, message);
    case 'sit':
      return sit(context, table, { person, name: member.name }, message);
    case 'want':
      return want(context, table, { person, name: member.name }, message);
    case 'rise':
      return leave(context, table, person);
    case 'bot':
      return handOver(table, person, message.seat, message.level);
    case 'start':
      return start(table, person, message.bots === true);
    case 'ready':
      return setReady(table, person, message.yes);
    case 'remove':
      return removePerson(context, table, person, message.seat);
    case 'renew':
      return renewLinks(context, table, person);
    case 'rematch':
      return rematch(context, table, { person, send: member.send }, message.game);
    case 'say':
      return say(context, table, member, message.id, message.side ? 'side' : 'text', message.text);
    case 'phrase':
      if (message.phrase === 'go-ahead') sendAhead(table, person);
      return say(context, table, member, message.id, 'phrase', message.phrase);
    default:
      return undefined;
  }
}
