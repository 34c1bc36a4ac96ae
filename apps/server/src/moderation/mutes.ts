import type { Refusal, Seat } from '@nightfall/kernel';
import type { Ask } from '@nightfall/protocol';
import { type Ears, seatsOf, tellSeatsTo } from '@nightfall/table';
import type { Context } from '../context.ts';
import { NOBODY_THERE, NO_MATCH, TOO_MANY_MUTED } from '../refusals.ts';
import type { Mute } from '../store/store.ts';
import type { Member, Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type Said, chatAfter, sendChat } from '../table/talk.ts';

/** The people someone has muted, and whether they have also blocked them. */
export type Muted = ReadonlyMap<string, Mute['how']>;
export const NOBODY: Muted = new Map();
/** People whom somebody has muted do not talk to them through their names either. */
export const earsOf = (muted: Muted): Ears => ({ hides: (person) => muted.has(person) });
/** Maximum number of people one person can mute and block. */
export const MUTES = 200;

export async function mutedBy({ store }: Pick<Context, 'store'>, person: string | null): Promise<Muted> {
  const mutes = person === null ? [] : await store.mutes(person);
  return mutes.length === 0 ? NOBODY : new Map(mutes.map(({ other, how }) => [other, how]));
}

/** Has the person who started this match blocked this one? Anyone already seated may stay. */
export async function isUnwelcome(context: Context, table: Table, person: string | null): Promise<boolean> {
  const { host } = table.row;
  if (person === null || host === null || host === person || seatsOf(table, person).length > 0) return false;
  return (await mutedBy(context, host)).get(person) === 'block';
}

type Wish = Omit<Ask<'mute'>, 't' | 'm' | 'id'>;
/** Mutes or blocks the person in that seat or behind that line, or undoes it. It holds at every table. */
export async function mute(
  context: Context,
  tables: Tables,
  table: Table,
  person: string,
  { seat, line, how }: Wish,
): Promise<Refusal | undefined> {
  const said = await chatAfter(context, table, 0);
  const found = seat === undefined ? speakerOf(said, line) : sitterOf(table, seat);
  if (!found || found.person === person) return NOBODY_THERE;
  return mutePerson(context, tables, person, { other: found.person, name: found.name, how });
}
type Somebody = { readonly person: string; readonly name: string };
const speakerOf = (said: readonly Said[], line: number | undefined): Somebody | undefined => said.find(({ n }) => n === line);
function sitterOf({ sitters }: Table, seat: Seat): Somebody | undefined {
  const { person = null, name = '' } = sitters[seat] ?? {};
  return person === null ? undefined : { person, name };
}

type Change = { readonly other: string; readonly name: string; readonly how: Mute['how'] | null };
export async function mutePerson(
  context: Context,
  tables: Tables,
  person: string,
  { other, name, how }: Change,
): Promise<Refusal | undefined> {
  if (how !== null && (await isFull(context, person, other))) return TOO_MANY_MUTED;
  await context.store.mute(person, other, how && { how, name, since: Date.now() });
  context.pubsub.publish({ k: 'mutes', person });
  await refreshMutes(context, tables, person);
  return undefined;
}

/** Someone already on the list can always be blocked instead of muted. */
async function isFull({ store }: Context, person: string, other: string): Promise<boolean> {
  const all = await store.mutes(person);
  return all.length >= MUTES && all.every((one) => one.other !== other);
}

/** Updates what this person hears at every table; people they block stop watching their matches. */
export async function refreshMutes(context: Context, tables: Tables, person: string): Promise<void> {
  const muted = await mutedBy(context, person);
  for (const table of tables.all()) {
    const mine = [...table.members].filter((member) => member.person === person);
    if (table.row.host === person) dismissBlocked(table, muted);
    if (mine.length === 0) continue;
    const said = await chatAfter(context, table, 0);
    for (const member of mine) {
      member.muted = muted;
      tellMuted(table, member, said);
      tellSeatsTo(table, member);
      sendChat(table, member, said);
    }
  }
}
function dismissBlocked(table: Table, muted: Muted): void {
  for (const member of table.members)
    if (member.person !== null && muted.get(member.person) === 'block' && seatsOf(table, member.person).length === 0)
      member.turnOut(NO_MATCH);
}

/** Which seats this member mutes, and which lines it no longer sees. */
export function tellMuted({ id, sitters }: Table, member: Member, said: readonly Said[] = []): void {
  const { muted } = member;
  const seats = sitters.flatMap(({ seat, person }) => {
    const how = person === null ? undefined : muted.get(person);
    return how ? [{ seat, how }] : [];
  });
  const lines = said.flatMap(({ n, person }) => (muted.has(person) ? [n] : []));
  member.send({ t: 'muted', m: id, seats, lines });
}
