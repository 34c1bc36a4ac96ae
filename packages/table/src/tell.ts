import type { Json, Result, Seat } from '@nightfall/kernel';
import { type InMessage, type Line, type SeatInfo, type ToClient, diff } from '@nightfall/protocol';
import type { Client } from './client.ts';
import { lendsIn, notePresence, seatsHere } from './presence.ts';
import { type Member, type Packet, type Table, seatsOf } from './table.ts';

type Event = { type: string };

/** The views a member has: those of all its seats, or a watcher's. */
type Eyes = readonly [first: Seat | null, ...others: Seat[]];
function eyesOf(table: Table, member: Member): Eyes {
  const [first = null, ...others] = seatsOf(table, member.person);
  return [first, ...others];
}

export function sendAll(table: Table, message: ToClient): void {
  if (table.members.size === 0) return;
  const packet: Packet = { message };
  for (const member of table.members) member.sendPacket(packet);
}

/** New lines of the log, their events, their senders and request ids. */
type New = { readonly lines: readonly Line[]; readonly events: readonly Event[]; readonly client?: Client | null };

/** Sends new lines to everyone at the table, as much as each may know. */
export function tell(table: Table, { lines, events, client = null }: New): void {
  if (table.members.size === 0) return;
  if (table.sync === 'views') tellViews(table, lines, events, client);
  else sendNews(table.members, (id) => ({ t: 'in', m: table.id, n: table.play.n, l: [...lines], id }), client);
  if (table.play.match.isOver && lines.some((line) => line.type === 'input')) tellOver(table);
}
/** The id is the sender's receipt: the others hear the news without it, for they may have used the same one. */
function sendNews(members: Iterable<Member>, message: (id?: string) => InMessage, client: Client | null): void {
  let news: Packet | undefined;
  let receipt: Packet | undefined;
  for (const member of members)
    if (client !== null && member.person === client.person) member.sendPacket((receipt ??= { message: message(client.id) }));
    else member.sendPacket((news ??= { message: message() }));
}

export const resultOf = ({ game, play: { match } }: Table): Result | undefined =>
  match.isOver ? game.result(match.view(null)) : undefined;
/** The seed of dice that were promised; others prove nothing. */
export const seedTold = ({ row }: Table): string | null => (row.promise === null ? null : row.seed);
/** Whichever node ended the game, everyone learns the result and the seed of the dice. */
const tellOver = (table: Table): void =>
  sendAll(table, { t: 'over', m: table.id, result: resultOf(table) ?? null, seed: seedTold(table) });

function tellViews(table: Table, lines: readonly Line[], events: readonly Event[], client: Client | null): void {
  const groups = new Map<string, { readonly eyes: Eyes; readonly members: Member[] }>();
  for (const member of table.members) {
    const eyes = eyesOf(table, member);
    const group = groups.get(eyes.join()) ?? { eyes, members: [] };
    groups.set(eyes.join(), group);
    group.members.push(member);
  }
  // Each change of a view is computed once, however many share the view.
  const changes = new Map<Seat | null, InMessage>();
  for (const { eyes } of groups.values())
    for (const one of eyes) if (!changes.has(one)) changes.set(one, viewChange(table, lines, events, one));
  for (const { eyes, members } of groups.values()) sendNews(members, (id) => ({ ...together(eyes, changes), id }), client);
  for (const eyes of table.seen.keys()) if (!changes.has(eyes)) table.seen.delete(eyes);
}
/** One person with several seats hears all that they see, in one message. */
function together([first, ...others]: Eyes, changes: ReadonlyMap<Seat | null, InMessage>): InMessage {
  const message = changes.get(first)!;
  if (others.length === 0) return message;
  return { ...message, also: others.map((seat) => ({ seat, p: changes.get(seat)!.p!, ev: changes.get(seat)!.ev! })) };
}

/** What one view gets: public lines, its events, the change of its view. Nothing in it depends on what it may not know. */
export function viewChange(table: Table, lines: readonly Line[], events: readonly Event[], eyes: Seat | null): InMessage {
  const before = table.seen.get(eyes) ?? null;
  const after = viewFor(table, eyes);
  table.seen.set(eyes, after);
  return {
    t: 'in',
    m: table.id,
    n: table.play.n,
    l: publicLines(lines),
    ev: eventsFor(table, events, eyes),
    p: diff(before, after),
    k: table.play.match.clock ?? null,
    inputs: table.play.match.inputs.length,
  };
}

export const publicLines = (lines: readonly Line[]): Line[] => lines.filter((line) => line.type !== 'input');
export const viewFor = (table: Table, eyes: Seat | null): Json => table.play.match.view(eyes) as unknown as Json;
export const eventsFor = ({ game }: Table, events: readonly Event[], eyes: Seat | null): Event[] =>
  game.eventFor ? events.flatMap((event) => game.eventFor!(event, eyes) ?? []) : [...events];

export function seatInfos(table: Table): SeatInfo[] {
  notePresence(table);
  const here = seatsHere(table);
  return table.sitters.map(({ seat, person, bot, name }) => ({
    name,
    person: person !== null,
    bot,
    here: bot !== null || here.has(seat),
    lends: lendsIn(table, seat),
  }));
}
export const tellSeats = (table: Table): void => sendAll(table, { t: 'seats', m: table.id, seats: seatInfos(table) });

/** After a change of seats, everyone learns which are theirs and gets their new view. */
export function tellSitting(table: Table): void {
  const seats = seatInfos(table);
  table.seen.clear();
  for (const member of table.members) {
    member.send({ t: 'seats', m: table.id, seats, you: seatsOf(table, member.person) });
    member.seated?.();
    if (table.sync === 'views') sendView(table, member, [], []);
  }
}
export function sendView(table: Table, member: Member, lines: readonly Line[], events: readonly Event[], from?: number): void {
  const [first, ...others] = eyesOf(table, member);
  const look = (eyes: Seat | null) => {
    const view = viewFor(table, eyes);
    table.seen.set(eyes, view);
    return view as never;
  };
  const also = others.map((seat) => ({ seat, view: look(seat), ev: eventsFor(table, events, seat) }));
  member.send({
    t: 'view',
    m: table.id,
    n: table.play.n,
    view: look(first),
    clock: table.play.match.clock ?? null,
    l: publicLines(lines),
    ev: eventsFor(table, events, first),
    inputs: table.play.match.inputs.length,
    ...(also.length > 0 && { also }),
    ...(from !== undefined && { from }),
  });
}
