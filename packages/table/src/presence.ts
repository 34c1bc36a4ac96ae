import type { Seat } from '@nightfall/kernel';
import { seatsOf, type Table } from './table.ts';

/** Notes who is here. A table that was just opened has seen nobody yet, so everyone's time away starts then. */
export function notePresence(table: Table): void {
  const here = seatsHere(table);
  for (const { seat, person } of table.sitters) {
    if (person === null || here.has(seat)) table.away.delete(seat);
    else if (!table.away.has(seat)) table.away.set(seat, table.house.time.now());
  }
}

/** The milliseconds until others may lend this person's seat to a bot; null while they are here, or where nobody owns it. */
export function lendsIn({ away, house: { timing, time } }: Table, seat: Seat): number | null {
  const since = away.get(seat);
  return since === undefined ? null : Math.max(0, since + timing.lend - time.now());
}

/** The other nodes that have the table open; one that has not spoken for long does not count. */
export function nodesElsewhere({ elsewhere, house }: Table): string[] {
  if (elsewhere.size === 0) return [];
  const wall = house.time.now();
  return [...elsewhere].flatMap(([node, { until }]) => (until < wall ? [] : [node]));
}
/** Forgets the nodes that have not spoken for long. Answers whose seats they were, of those that nobody else has here. */
export function forgetSilent(table: Table): Seat[] {
  const known = new Set(nodesElsewhere(table));
  const silent = [...table.elsewhere].filter(([node]) => !known.has(node));
  for (const [node] of silent) table.elsewhere.delete(node);
  const here = seatsHere(table);
  return silent.flatMap(([, { seats }]) => seats).filter((seat) => !here.has(seat));
}
/** The seats whose people are connected, here or to another node. */
export function seatsHere(table: Table): Set<Seat> {
  const here = new Set(localSeats(table));
  for (const node of nodesElsewhere(table)) table.elsewhere.get(node)!.seats.forEach((seat) => here.add(seat));
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
