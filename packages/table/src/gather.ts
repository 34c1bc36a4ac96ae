import type { Line } from '@nightfall/protocol';
import { later, type Member, notLater, seatsOf, type Table } from './table.ts';

/** With many watchers at a table, what happens is gathered for them and told once a second. Players hear it at once. */

type Event = { type: string };
type Gathered = Table['gathered'];

/** Those who hear it now: everyone, or the players where there are too many watchers. */
export function hearNow<M extends Member>(table: Table<M>): Iterable<M> {
  const { gatherFrom } = table.house.timing;
  if (table.members.size <= gatherFrom) return table.members;
  const players = [...table.members].filter((member) => !isWatcher(table, member));
  return table.members.size - players.length > gatherFrom ? players : table.members;
}
const isWatcher = (table: Table, { person }: Member): boolean => seatsOf(table, person).length === 0;

/** Keeps it for the watchers, who are told with `flush`. */
export function gather({ gathered }: Table, lines: readonly Line[], events: readonly Event[]): void {
  gathered.lines.push(...lines);
  gathered.events.push(...events);
}
export function flushLater(table: Table, flush: () => void): void {
  if (!table.timers.has(TIMER)) later(table, TIMER, table.house.timing.gather, flush);
}
/** What was gathered, and whom it is for; nothing is left. */
export function takeGathered<M extends Member>(table: Table<M>): (Gathered & { readonly watchers: readonly M[] }) | undefined {
  notLater(table, TIMER);
  const { lines, events } = table.gathered;
  if (lines.length === 0) return undefined;
  const taken = { lines: lines.splice(0), events: events.splice(0) };
  return { ...taken, watchers: [...table.members].filter((member) => isWatcher(table, member)) };
}
const TIMER = 'gather';
