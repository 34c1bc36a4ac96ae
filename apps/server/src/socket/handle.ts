import type { Refusal } from '@nightfall/kernel';
import type { Ask, ToServer } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import { StoreAway } from '../store/guarded.ts';
import { NEEDS_PERSON, NOT_JOINED } from '../refusals.ts';
import { decidePause, decideResume } from '../table/decide-clock.ts';
import { decideInput } from '../table/decide-input.ts';
import { decideReset, decideUndo, decideVote } from '../table/decide-undo.ts';
import { handOver, rise, sit } from '../table/seats.ts';
import { rematch } from '../table/rematch.ts';
import { ping, say } from '../table/talk.ts';
import type { Outcome, Step, Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Connection } from './connection.ts';
import { introduce } from './introduce.ts';
import { join, part } from './membership.ts';

type Wish = Extract<ToServer, { id: string }>;
export const AWAY = 'The database does not answer. Nothing is lost: your move is sent again as soon as it is back.';
const RETRY = 1000;
const OUR_FAULT: Refusal = { rule: 'table', code: 'OUR_FAULT', text: 'Something went wrong on the server. It has been noted.' };

/** Carries out one message. Nothing that goes wrong here reaches the process; the client is told to try again. */
export const handler =
  (context: Context, tables: Tables, connection: Connection, limit: number) =>
  (message: ToServer): void => {
    try {
      const done = connection.introduction
        ? connection.introduction.then(() => carry(context, tables, connection, message, limit))
        : carry(context, tables, connection, message, limit);
      done?.catch((error) => excuse(context, connection, message, error));
    } catch (error) {
      excuse(context, connection, message, error);
    }
  };

function excuse(context: Context, connection: Connection, message: ToServer, error: unknown): void {
  trouble(context, error);
  const ids = { ...('m' in message && { m: message.m }), ...('id' in message && { id: message.id }) };
  if (error instanceof StoreAway) connection.send({ t: 'wait', ...ids, text: AWAY, after: RETRY });
  else connection.send({ t: 'no', ...ids, why: OUR_FAULT });
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
      return part(context, tables, connection, message.m);
    case 'ping':
      return point(context, tables, connection, message);
    default:
      return wish(context, tables, connection, message);
  }
}

async function hello(context: Context, connection: Connection, { token, z }: Ask<'hello'>): Promise<void> {
  connection.inflates = z === true;
  if (token !== undefined) introduce(context, connection, token);
  await connection.introduction;
  connection.send({ t: 'me', ...connection.who, time: Date.now() });
}

function point(context: Context, tables: Tables, connection: Connection, { m, mark }: Ask<'ping'>): void {
  const member = connection.joined.get(m);
  const table = member?.person ? tables.peek(m) : undefined;
  if (table && member) ping(context, table, member, mark);
}

/** What a person wants of a table that is open on this connection. */
function wish(context: Context, tables: Tables, connection: Connection, message: Wish): Done {
  const { m, id } = message;
  const table = connection.joined.has(m) ? tables.peek(m) : undefined;
  if (!table) return connection.send({ t: 'no', m, id, why: NOT_JOINED });
  const { person } = connection.who;
  if (person === null) return connection.send({ t: 'no', m, id, why: NEEDS_PERSON });
  const step = stepOf(table, person, message);
  if (!step) return settle(context, table, connection, person, message);
  table.act({ person, id }, step, (outcome) => answer(context, connection, message, outcome));
}
async function settle(context: Context, table: Table, connection: Connection, person: string, message: Wish): Promise<void> {
  const { m, id } = message;
  const no = await grant(context, table, connection, person, message);
  connection.send(no ? { t: 'no', m, id, why: no } : { t: 'ok', m, id });
}

/** Who sent what is stored now sees it among the lines; whoever sent it before, or in vain, is told here. */
function answer(context: Context, connection: Connection, message: Wish, outcome: Outcome | Error): void {
  const { m, id } = message;
  if (outcome instanceof Error) excuse(context, connection, message, outcome);
  else if ('no' in outcome) connection.send({ t: 'no', m, id, why: outcome.no });
  else if (outcome.before) connection.send({ t: 'ok', m, id, n: outcome.n });
}

/** What becomes lines of the log. */
function stepOf(table: Table, person: string, message: Wish): Step | undefined {
  switch (message.t) {
    case 'in':
      return decideInput(table, person, message.i);
    case 'undo':
      return decideUndo(table, person, message.to);
    case 'reset':
      return decideReset(table, person);
    case 'vote':
      return decideVote(table, person, message.yes);
    case 'pause':
      return decidePause(table, person);
    case 'resume':
      return decideResume(table, person);
    default:
      return undefined;
  }
}

/** What changes the table around the game. */
async function grant(
  context: Context,
  table: Table,
  connection: Connection,
  person: string,
  message: Wish,
): Promise<Refusal | undefined> {
  const member = connection.joined.get(table.id)!;
  switch (message.t) {
    case 'sit':
      return sit(context, table, { person, name: connection.who.name }, message);
    case 'rise':
      return rise(context, table, person);
    case 'bot':
      return handOver(context, table, person, message.seat, message.level);
    case 'rematch':
      return rematch(context, table, person);
    case 'say':
      await say(context, table, member, message.id, 'text', message.text);
      return undefined;
    case 'phrase':
      await say(context, table, member, message.id, 'phrase', message.phrase);
      return undefined;
    default:
      return undefined;
  }
}
