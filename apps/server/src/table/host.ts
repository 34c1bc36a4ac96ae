import type { Refusal, Seat } from '@nightfall/kernel';
import { EMPTY, NO_SEAT, changeSeat, seatsOf } from '@nightfall/table';
import type { Context } from '../context.ts';
import { NOT_HOST, RENEWED } from '../refusals.ts';
import { newSecret } from './keys.ts';
import { HOST, keepRemoved, loseSeat } from './lost-seats.ts';
import { noteSecrets } from './secrets-seen.ts';
import type { Table } from './table.ts';

/** What only the person who started a match may do: remove someone from their seats, and replace the links. */
export async function removePerson(context: Context, table: Table, person: string, seat: Seat): Promise<Refusal | undefined> {
  if (table.row.host !== person) return NOT_HOST;
  const gone = table.sitters[seat]?.person ?? null;
  if (gone === null || gone === person) return NO_SEAT;
  await noteSecrets(context, table, gone);
  for (const one of seatsOf(table, gone)) {
    const no = await changeSeat(table, table.sitters[one]!, EMPTY);
    if (no) return no;
  }
  loseSeat(context, table, gone, { why: 'removed', by: await nameOf(context, table, person) });
  await keepRemoved(context, table);
  return renewLinks(context, table, person);
}

async function nameOf({ store }: Context, table: Table, person: string): Promise<string> {
  const [seat] = seatsOf(table, person);
  return seat === undefined ? ((await store.person(person))?.name ?? HOST) : table.sitters[seat]!.name;
}

/** Replaces all links of the match. Seated people stay; people who came by a link and have no seat are turned out. */
export async function renewLinks(context: Context, table: Table, person: string): Promise<Refusal | undefined> {
  if (table.row.host !== person) return NOT_HOST;
  const secret = newSecret();
  await context.store.renewSecret(table.id, secret);
  table.row = { ...table.row, secret };
  context.pubsub.publish({ k: 'keys', m: table.id });
  dismissStrangers(table);
  return undefined;
}
export function dismissStrangers(table: Table): void {
  for (const member of table.members)
    if (member.person !== table.row.host && seatsOf(table, member.person).length === 0) member.turnOut(RENEWED);
}
