import type { Refusal, Seat } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { NO_MATCH, REMOVED } from '../refusals.ts';
import type { Table } from './table.ts';

/** How someone lost a seat: they moved it to another of their devices and may move it back; or `by` removed them. */
export type Lost = { readonly why: 'moved'; readonly seat: Seat } | { readonly why: 'removed'; readonly by: string };

/** Remembers it, and tells it to those whom it concerns, here and on other nodes. */
export function loseSeat(context: Context, table: Table, person: string, lost: Lost): void {
  hearLost(table, person, lost);
  context.pubsub.publish({ k: 'lost', m: table.id, person, lost });
}
export function hearLost(table: Table, person: string, lost: Lost): void {
  table.lost.set(person, lost);
  for (const member of table.members)
    if (member.person !== person) continue;
    else if (lost.why === 'removed') member.turnOut(REMOVED(lost.by));
    else member.send({ t: 'moved', m: table.id, seat: lost.seat });
}

/** Anyone who was removed from an open table stays out, whichever node opens it, and after a restart. */
export async function keepRemoved({ store }: Context, { id, row, lost }: Table): Promise<void> {
  if (!row.open) return;
  await store.keepRemoved(
    id,
    [...lost].flatMap(([person, { why }]) => (why === 'removed' ? [person] : [])),
  );
}
export async function removedBefore({ store }: Context, { id, row }: Pick<Table, 'id' | 'row'>): Promise<Map<string, Lost>> {
  const people = row.open ? await store.removed(id) : [];
  if (people.length === 0) return new Map();
  const by = (row.host === null ? undefined : await store.person(row.host))?.name ?? HOST;
  return new Map(people.map((person) => [person, { why: 'removed', by }]));
}
/** The one who began the table, where no name is known. */
export const HOST = 'The host';

/** Did this person move this seat to another device? Then it may come back. */
export function mayComeBack({ lost }: Table, person: string, seat?: Seat): boolean {
  const found = lost.get(person);
  return found?.why === 'moved' && (seat === undefined || found.seat === seat);
}
/** Who removed this person. */
function removerOf({ lost }: Table, person: string | null): string | undefined {
  const found = person === null ? undefined : lost.get(person);
  return found?.why === 'removed' ? found.by : undefined;
}
/** May this person watch and take a free seat without a link? Anyone who was removed needs a new one. */
export const isOpenTo = (table: Table, person: string | null): boolean =>
  table.row.open === true && removerOf(table, person) === undefined;
/** Why this person does not see the table. */
export function whyShut(table: Table, person: string | null): Refusal {
  const by = removerOf(table, person);
  return by === undefined ? NO_MATCH : REMOVED(by);
}
