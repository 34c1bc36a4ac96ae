import type { Json, Result, Seat } from '@nightfall/kernel';
import { type InMessage, type Line, type SeatInfo, type ToClient, diff } from '@nightfall/protocol';
import { frameOf, textFrame } from './frame.ts';
import type { Member } from './member.ts';
import { type Table, seatsOf } from './table.ts';

type Event = { type: string };

/** Whose eyes a member has: the first of its seats, or a watcher's. */
const eyesOf = (table: Table, member: Member): Seat | null => seatsOf(table, member.person)[0] ?? null;

export function sendAll(table: Table, message: ToClient): void {
  if (table.members.size === 0) return;
  const frame = frameOf(message);
  for (const member of table.members) member.sendFrame(frame);
}

/** New lines of the log, what happened by them, the sender's id for them. `rows`: as they were written down, if they were. */
type New = {
  readonly lines: readonly Line[];
  readonly events: readonly Event[];
  readonly id?: string | undefined;
  readonly rows?: readonly { readonly data: string }[];
};

/** Tells everybody at the table of new lines, each as much as they may know. */
export function tell(table: Table, { lines, events, id, rows }: New): void {
  if (table.members.size === 0) return;
  if (table.sync === 'views') tellViews(table, lines, events, id === undefined ? {} : { id });
  else tellLines(table, rows ? dataOf(rows) : lines.map((line) => JSON.stringify(line)).join(), id);
  if (table.play.match.isOver && lines.some((line) => line.type === 'input')) tellOver(table);
}

const dataOf = (rows: NonNullable<New['rows']>): string =>
  rows.length === 1 ? rows[0]!.data : rows.map(({ data }) => data).join();

/** An `in` message around lines that are JSON already: nothing is written out twice. */
function tellLines(table: Table, text: string, id: string | undefined): void {
  const sender = id === undefined ? '' : `,"id":"${id}"`;
  const frame = textFrame(`{"t":"in","m":"${table.id}","n":${table.play.lines.length},"l":[${text}]${sender}}`);
  for (const member of table.members) member.sendFrame(frame);
}

export const resultOf = ({ game, play: { match } }: Table): Result | undefined =>
  match.isOver ? game.result(match.view(null)) : undefined;
/** Whichever node ended the game, everybody hears how, and with which seed the dice fell. */
const tellOver = (table: Table): void =>
  sendAll(table, { t: 'over', m: table.id, result: resultOf(table) ?? null, seed: table.row.seed });

function tellViews(table: Table, lines: readonly Line[], events: readonly Event[], id: { id?: string }): void {
  const byEyes = new Map<Seat | null, Buffer>();
  for (const member of table.members) {
    const eyes = eyesOf(table, member);
    let frame = byEyes.get(eyes);
    if (!frame) byEyes.set(eyes, (frame = frameOf({ ...viewChange(table, lines, events, eyes), ...id })));
    member.sendFrame(frame);
  }
  for (const eyes of table.seen.keys()) if (!byEyes.has(eyes)) table.seen.delete(eyes);
}

/** What one pair of eyes is told: public lines, its events, the change of its view. Nothing in it depends on what it may not know. */
export function viewChange(table: Table, lines: readonly Line[], events: readonly Event[], eyes: Seat | null): InMessage {
  const before = table.seen.get(eyes) ?? null;
  const after = viewFor(table, eyes);
  table.seen.set(eyes, after);
  return {
    ...{ t: 'in', m: table.id, n: table.play.lines.length, l: publicLines(lines), ev: eventsFor(table, events, eyes) },
    ...{ p: diff(before, after), k: clockInfo(table), inputs: table.play.match.inputs.length },
  };
}

export const publicLines = (lines: readonly Line[]): Line[] => lines.filter((line) => line.type !== 'input');
/** A copy: the game may show parts of the living state. */
export const viewFor = (table: Table, eyes: Seat | null): Json => JSON.parse(JSON.stringify(table.play.match.view(eyes))) as Json;
export const eventsFor = ({ game }: Table, events: readonly Event[], eyes: Seat | null): Event[] =>
  game.eventFor ? events.flatMap((event) => game.eventFor!(event, eyes) ?? []) : [...events];

function clockInfo({ play }: Table): { id: string; since: number; lasts: number } | null {
  const { match } = play;
  const asked = match.waiting;
  return asked.for === 'seats' && asked.clock && match.clock ? { ...match.clock, lasts: asked.clock.lasts } : null;
}

export function seatInfos(table: Table): SeatInfo[] {
  const here = seatsHere(table);
  return table.sitters.map(({ seat, person, bot, name }) => ({
    name,
    person: person !== null,
    bot,
    here: bot !== null || here.has(seat),
  }));
}
/** The seats whose people are connected, here or to another node. */
export function seatsHere(table: Table, wall = Date.now()): Set<Seat> {
  const here = new Set(localSeats(table));
  for (const [node, { seats, until }] of table.elsewhere)
    if (until < wall) table.elsewhere.delete(node);
    else seats.forEach((seat) => here.add(seat));
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

export const tellSeats = (table: Table): void => sendAll(table, { t: 'seats', m: table.id, seats: seatInfos(table) });

/** After a change of seats everybody is told which are theirs, and sees with their new eyes. */
export function tellSitting(table: Table): void {
  const seats = seatInfos(table);
  table.seen.clear();
  for (const member of table.members) {
    member.send({ t: 'seats', m: table.id, seats, you: seatsOf(table, member.person) });
    if (table.sync === 'views') sendView(table, member, [], []);
  }
}
export function sendView(table: Table, member: Member, lines: readonly Line[], events: readonly Event[]): void {
  const eyes = eyesOf(table, member);
  const view = viewFor(table, eyes);
  table.seen.set(eyes, view);
  member.send({
    ...{
      t: 'view',
      m: table.id,
      n: table.play.lines.length,
      view: view as never,
      clock: clockInfo(table),
      l: publicLines(lines),
    },
    ...{ ev: eventsFor(table, events, eyes), inputs: table.play.match.inputs.length },
  });
}
