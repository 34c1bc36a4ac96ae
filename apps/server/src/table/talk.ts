import { type Refusal, type Seat, seatingOf } from '@nightfall/kernel';
import type { ChatLine } from '@nightfall/protocol';
import { NOT_SEATED, type Packet, seatsOf } from '@nightfall/table';
import type { Context } from '../context.ts';
import { TOO_MUCH_TALK } from '../refusals.ts';
import type { Member, Table } from './table.ts';

/** Stores what was said with the match, and broadcasts it. */
export async function say(
  context: Context,
  table: Table,
  member: Member,
  id: string,
  kind: ChatLine['kind'],
  text: string,
): Promise<Refusal | undefined> {
  const seat = seatsOf(table, member.person)[0] ?? null;
  if (kind === 'side' && seat === null) return NOT_SEATED;
  if (!context.rateLimits.maySay(table.id, member.person!)) return TOO_MUCH_TALK;
  const row = await context.store.say(table.id, `${member.person}:${id}`, {
    wall: Date.now(),
    person: member.person!,
    seat,
    name: member.name,
    kind,
    text,
  });
  if (!row) return undefined;
  tellChat(table, [{ ...row, kind }]);
  context.pubsub.publish({ k: 'chat', m: table.id, n: row.n });
  return undefined;
}
/** A line and its author, who is never disclosed. */
export type Said = ChatLine & { readonly person: string };
function tellChat(table: Table, lines: readonly Said[]): void {
  for (const member of table.members) sendChat(table, member, lines);
}
/** Sends the chat that a member may and wants to see: side chat only to that side, and nothing from people they have muted. */
export function sendChat(table: Table, member: Member, lines: readonly Said[]): void {
  const sides = sidesOf(table, seatsOf(table, member.person));
  const isForSide = ({ seat }: Said) => sidesOf(table, seat === null ? [] : [seat]).some((side) => sides.includes(side));
  const heard = lines.filter((line) => !member.muted.has(line.person) && (line.kind !== 'side' || isForSide(line)));
  const l = heard.map(({ person: _, ...line }) => line);
  if (l.length > 0) member.send({ t: 'chat', m: table.id, l });
}
function sidesOf({ game, row }: Table, seats: readonly Seat[]): string[] {
  const seating = seatingOf(game, row.setup);
  return seats.flatMap((seat) => seating[seat]?.side ?? []);
}

/** Maximum number of chat lines to read. */
const LINES = 100;
export async function chatAfter(context: Context, table: Table, n: number): Promise<Said[]> {
  const rows = await context.store.chat(table.id, n, LINES);
  return rows.map((row) => ({ ...row, kind: row.kind as ChatLine['kind'] }));
}
/** Reads what was said on another node, from the n-th line. */
export async function hearChat(context: Context, table: Table, n = 1): Promise<void> {
  const lines = await chatAfter(context, table, n - 1);
  if (lines.length > 0) tellChat(table, lines);
}

/** Only those at the table point at it: nobody could mute a watcher who never says anything. Like talk, it has a pace. */
export function ping(context: Context, table: Table, { person: from }: Member, mark: string): void {
  const [seat] = seatsOf(table, from);
  if (from === null || seat === undefined || !context.rateLimits.maySay(table.id, from)) return;
  tellPing(table, from, seat, mark);
  context.pubsub.publish({ k: 'ping', m: table.id, seat, mark, from });
}
export function tellPing(table: Table, from: string, seat: Seat | null, mark: string): void {
  const packet: Packet = { message: { t: 'ping', m: table.id, seat, mark } };
  for (const member of table.members) if (!member.muted.has(from)) member.sendPacket(packet);
}
