import { apply, type Json, legal, type Result, type Seat } from '@nightfall/kernel';
import {
  type Ask,
  diff,
  type InMessage,
  type Line,
  MOVES_TOLD,
  type Recap,
  type SeatInfo,
  type TableMessage,
  type ToClient,
  type Told,
} from '@nightfall/protocol';
import type { SeatRow } from './house.ts';
import { flushLater, gather, hearNow, takeGathered } from './gather.ts';
import { type Client, countdown, headOf, linesAfter } from './play.ts';
import { lendsIn, notePresence, seatsHere } from './presence.ts';
import { type Ears, FOREIGN_SEAT, type Member, now, type Packet, seatsOf, type Table } from './table.ts';

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
  const now = hearNow(table);
  if (now === table.members) flush(table);
  else gather(table, lines, events);
  tellThem(table, now, { lines, events, client });
  if (now !== table.members) flushLater(table, () => flush(table));
  if (!table.play.match.isOver || !lines.some((line) => line.type === 'input')) return;
  flush(table);
  tellOver(table);
}
function tellThem(table: Table, members: Iterable<Member>, { lines, events, client = null }: New): void {
  if (table.sync === 'views') tellViews(table, members, lines, events, client);
  else sendNews(members, (id) => ({ t: 'in', m: table.id, n: table.play.n, l: [...lines], id }), client);
}
/** Tells the watchers what was gathered for them; a newcomer does not need it. */
function flush(table: Table, newcomer?: Member): void {
  const taken = takeGathered(table);
  if (taken)
    tellThem(
      table,
      taken.watchers.filter((member) => member !== newcomer),
      taken,
    );
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

function tellViews(
  table: Table,
  told: Iterable<Member>,
  lines: readonly Line[],
  events: readonly Event[],
  client: Client | null,
): void {
  const groups = new Map<string, { readonly eyes: Eyes; readonly members: Member[] }>();
  for (const member of told) {
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
  // What the others saw last is still needed if they are told later.
  if (told === table.members) for (const eyes of table.seen.keys()) if (!changes.has(eyes)) table.seen.delete(eyes);
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

/** Who sits where, as these ears are told. */
export function seatInfos(table: Table, ears: Ears = {}): SeatInfo[] {
  notePresence(table);
  const here = seatsHere(table);
  return table.sitters.map((sitter) => ({
    name: nameFor(ears, sitter),
    person: sitter.person !== null,
    bot: sitter.bot,
    here: sitter.bot !== null || here.has(sitter.seat),
    lends: lendsIn(table, sitter.seat),
    ...(table.play.standing.lobby && { ready: sitter.person !== null && !table.unready.has(sitter.person) }),
  }));
}
export const isHidden = ({ hides }: Ears, { person }: SeatRow): boolean => person !== null && hides?.(person) === true;
export const nameFor = (ears: Ears, sitter: SeatRow): string =>
  isHidden(ears, sitter) ? `Player ${sitter.seat + 1}` : sitter.name;

export const tellSeatsTo = (table: Table, member: Member): void =>
  member.send({ t: 'seats', m: table.id, seats: seatInfos(table, member) });
export function tellSeats(table: Table): void {
  const packet: Packet = { message: { t: 'seats', m: table.id, seats: seatInfos(table) } };
  for (const member of table.members)
    if (hidesAny(table, member)) tellSeatsTo(table, member);
    else member.sendPacket(packet);
}
const hidesAny = (table: Table, member: Member): boolean => table.sitters.some((sitter) => isHidden(member, sitter));

/** After a change of seats, everyone learns which are theirs and gets their new view. */
export function tellSitting(table: Table): void {
  flush(table);
  const all = seatInfos(table);
  table.seen.clear();
  for (const member of table.members) {
    const seats = hidesAny(table, member) ? seatInfos(table, member) : all;
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

/** Anyone who opens a long match with secrets gets this many of its last lines; earlier ones come page by page. */
const LINES = 200;

const knownOf = ({ play }: Table, have: number): number => (have <= play.n ? have : 0);
/** How many lines of the log to send to someone who has the first `have`. */
export function linesFor(table: Table, have = 0): number {
  const missed = table.play.n - knownOf(table, have);
  return table.sync === 'views' ? Math.min(missed, LINES) : missed;
}

/** Sends what a member needs who knows `have` lines of the log: exactly the others, or the last of them. */
export async function welcome(table: Table, member: Member, have: number): Promise<void> {
  const known = knownOf(table, have);
  // Someone who comes now sees the present; the other watchers are brought there first.
  flush(table, member);
  member.send(tableMessage(table, member));
  const isShort = table.sync === 'views' && table.play.n - known > LINES;
  const first = isShort ? table.play.n - LINES : known;
  const missed = await linesAfter(table, first);
  if (table.sync === 'views') {
    const { from, events } = await eventsAfter(table, first);
    sendView(table, member, missed, events, isShort ? from : undefined);
  } else if (missed.length > 0) member.send({ t: 'in', m: table.id, n: table.play.n, l: missed });
}

function tableMessage(table: Table, member: Member): TableMessage {
  const { row, play } = table;
  const isOver = play.match.isOver;
  return {
    t: 'table',
    m: table.id,
    head: headOf(
      table.game,
      row,
      table.sitters.map((sitter) => nameFor(member, sitter)),
    ),
    sync: table.sync,
    you: seatsOf(table, member.person),
    host: member.person !== null && row.host === member.person,
    seats: seatInfos(table, member),
    n: play.n,
    now: now(table),
    paused: play.standing.paused,
    lobby: play.standing.lobby,
    open: row.open ?? false,
    after: countdown(play.clock, table.house.time.now()),
    result: resultOf(table) ?? null,
    seed: isOver ? seedTold(table) : null,
    next: row.next,
    ...(table.reading && { reading: { why: table.reading.why, rest: [...table.reading.rest] } }),
  };
}

/** How many of the inputs in the first `known` lines have not been taken back. */
async function standingAt(table: Table, known: number): Promise<number> {
  const missed = await linesAfter(table, known);
  if (missed.every((line) => line.type !== 'undo'))
    return table.play.match.inputs.length - missed.filter((line) => line.type === 'input').length;
  const lines = await linesAfter(table, 0);
  return lines.reduce((standing, line, i) => {
    if (line.type === 'undo') return Math.min(standing, line.to);
    return line.type === 'input' && i < known ? standing + 1 : standing;
  }, 0);
}

/** The events after the first `known` lines, without those taken back; `from` counts the inputs before. */
export async function eventsAfter(
  table: Table,
  known: number,
): Promise<{ readonly from: number; readonly events: { type: string }[] }> {
  const from = await standingAt(table, known);
  return { from, events: eventsFrom(table, from) };
}

/** A page of the past has this many inputs. */
const PAGE = 200;
/** The events of each input before this one, as this seat sees them. */
export function pageBefore(table: Table, before: number, eyes: Seat | null): Pick<Told<'page'>, 'from' | 'ev'> {
  const { game, play, reading } = table;
  const { match } = play;
  const end = Math.min(before, match.inputs.length);
  const from = Math.max(0, end - PAGE);
  if (reading) return { from: 0, ev: [] };
  const state = match.seek(from);
  const ev = match.inputs.slice(from, end).map((input) => {
    const events: { type: string }[] = [];
    apply(game.book, state, input, (event) => events.push(event));
    return eventsFor(table, events, eyes);
  });
  return { from, ev };
}

function eventsFrom({ game, play: { match }, reading }: Table, from: number): { type: string }[] {
  if (reading) return [...reading.events];
  const events: { type: string }[] = [];
  const state = match.seek(from);
  for (const input of match.inputs.slice(from)) apply(game.book, state, input, (event) => events.push(event));
  return events;
}

/** What a seat has missed since its last move, in events and in words; for a watcher since the beginning. */
export function recap(table: Table, seat: Seat | null): Recap {
  const { inputs } = table.play.match;
  const since = seat === null ? 0 : inputs.findLastIndex((input) => 'seat' in input && input.seat === seat) + 1;
  const events = eventsFor(table, eventsFrom(table, since), seat);
  const name = (one: Seat) => table.sitters[one]?.name ?? `Seat ${one + 1}`;
  const lines = events.flatMap((event) => table.game.words.event(event, name) ?? []);
  return { since, lines: lines.map(({ text, rule }) => ({ text, rule })), events };
}

/** What a seat may do now, for clients without the rules. It is computed from the seat's own view, so it reveals nothing. */
export function movesFor(table: Table, person: string, { m, id, seat }: Ask<'moves'>): ToClient {
  const { match, standing } = table.play;
  const sitter = table.sitters[seat];
  if (sitter?.person !== person) return { t: 'no', m, id, why: FOREIGN_SEAT };
  const asked = match.waiting;
  const isAsked = asked.for === 'seats' && asked.seats.includes(seat) && !standing.paused && !sitter.bot;
  const moves = isAsked ? legal(table.game.book, match.view(seat), seat).slice(0, MOVES_TOLD) : [];
  return { t: 'moves', m, id, n: table.play.n, seat, l: moves };
}

/** Sends earlier events, as one of this person's seats or a watcher sees them. */
export function turnBack(
  table: Table,
  { person, send }: Pick<Member, 'person' | 'send'>,
  { m, id, before, seat }: Ask<'page'>,
): void {
  const own = seatsOf(table, person);
  const eyes = seat !== undefined && own.includes(seat) ? seat : (own[0] ?? null);
  send({ t: 'page', m, id, ...pageBefore(table, before, eyes) });
}
