import type { Seat } from '@nightfall/kernel';
import { wallNow } from './clockwork.ts';
import { type Table, seatsOf } from './table.ts';

/** Since when each person at the table is away, by the wall clock, and how long their seat stays their own. */
export type Presence = { readonly grace: number; readonly away: Map<Seat, number> };

/** Notes who is here. A table that was just opened has seen nobody yet, so everyone's time away starts then. */
export function notePresence(table: Table, wall = wallNow()): void {
  const { away } = table.presence;
  const here = seatsHere(table, wall);
  for (const { seat, person } of table.sitters) {
    if (person === null || here.has(seat)) away.delete(seat);
    else if (!away.has(seat)) away.set(seat, wall);
  }
}

/** The milliseconds until others may lend this person's seat to a bot; null while they are here, or where nobody owns it. */
export function lendsIn({ presence: { grace, away } }: Table, seat: Seat, wall = wallNow()): number | null {
  const since = away.get(seat);
  return since === undefined ? null : Math.max(0, since + grace - wall);
}

/** The other nodes that have the table open. One that has not spoken for long is forgotten. */
export function nodesElsewhere({ elsewhere }: Table, wall = wallNow()): string[] {
  for (const [node, { until }] of elsewhere) if (until < wall) elsewhere.delete(node);
  return [...elsewhere.keys()];
}
/** The seats whose people are connected, here or to another node. */
export function seatsHere(table: Table, wall = wallNow()): Set<Seat> {
  const here = new Set(localSeats(table));
  for (const node of nodesElsewhere(table, wall)) table.elsewhere.get(node)!.seats.forEach((seat) => here.add(seat));
  return here;
}
/** The same for one seat. */
export function isHere(table: Table, seat: Seat): boolean {
  const person = table.sitters[seat]?.person ?? undefined;
  for (const member of table.members) if (member.person === person) return true;
  return table.elsewhere.size > 0 && seatsHere(table).has(seat);
}
export const localSeats = (table: Table): Seat[] => [
  ...new Set([...table.members].flatMap((member) => seatsOf(table, member.person))),
];
