import type { ChatLine } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import type { Member } from './member.ts';
import { type Table, seatsOf } from './table.ts';
import { sendAll } from './tell.ts';

/** Keeps what was said with the match, and tells it. */
export async function say(
  context: Context,
  table: Table,
  member: Member,
  id: string,
  kind: 'text' | 'phrase',
  text: string,
): Promise<void> {
  const seat = seatsOf(table, member.person)[0] ?? null;
  const row = await context.store.say(table.id, `${member.person}:${id}`, {
    wall: Date.now(),
    person: member.person!,
    seat,
    name: member.name,
    kind,
    text,
  });
  if (!row) return;
  tellChat(table, [{ n: row.n, wall: row.wall, seat, name: member.name, kind, text }]);
  context.news.tell({ k: 'chat', m: table.id, n: row.n });
}
const tellChat = (table: Table, l: ChatLine[]): void => sendAll(table, { t: 'chat', m: table.id, l });

/** What is read of the chat at most. */
const LINES = 100;
export async function chatAfter(context: Context, table: Table, n: number): Promise<ChatLine[]> {
  const rows = await context.store.chat(table.id, n, LINES);
  return rows.map(({ person: _, ...line }) => ({ ...line, kind: line.kind as 'text' }));
}
/** Reads what was said on another node, from the n-th line. */
export async function hearChat(context: Context, table: Table, n = 1): Promise<void> {
  const lines = await chatAfter(context, table, n - 1);
  if (lines.length > 0) tellChat(table, lines);
}

export function ping(context: Context, table: Table, member: Member, mark: string): void {
  const seat = seatsOf(table, member.person)[0] ?? null;
  sendAll(table, { t: 'ping', m: table.id, seat, mark });
  context.news.tell({ k: 'ping', m: table.id, seat, mark });
}
