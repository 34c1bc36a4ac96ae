import { botOf, type Refusal, type Seat, refuseSeat } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import {
  FOREIGN_SEAT,
  NEEDS_LINK,
  NOT_HERE,
  NOT_SEATED,
  NOT_YET_LENT,
  NO_BOT,
  NO_SEAT,
  OVER,
  SEAT_MOVED,
  SEAT_TAKEN,
  TOO_MUCH_TALK,
} from '../refusals.ts';
import { isUnwelcome } from '../peace/shuns.ts';
import type { SeatRow, Sitter } from '../store/store.ts';
import { actAlone } from './background.ts';
import { EMPTY, botName } from './create.ts';
import { opensDevice, opensSeat } from './keys.ts';
import { loseSeat, mayComeBack } from './lost-seats.ts';
import { type Table, holders, now, seatsOf } from './table.ts';
import { isHere, lendsIn, localSeats, notePresence } from './presence.ts';
import { tellSitting } from './tell.ts';
import { inTurn } from './turn.ts';

type Who = { readonly person: string; readonly name: string };
type Wish = { readonly seat: Seat; readonly key?: string | undefined; readonly over?: boolean | undefined };

/** Takes a free seat with its link, or moves one of the person's own seats to this device. */
export async function sit(context: Context, table: Table, me: Who, wish: Wish): Promise<Refusal | undefined> {
  const sitter = table.sitters[wish.seat];
  if (!sitter) return NO_SEAT;
  const isOwn = sitter.person === me.person;
  const no = isOwn ? undefined : refuseKey(table, me.person, sitter, wish);
  if (no) return no;
  if (table.play.match.isOver) return isOwn ? undefined : OVER;
  if (await isUnwelcome(context, table, me.person)) return NEEDS_LINK;
  const bad = refuseSeat(table.game, table.row.setup, seatsOf(table, me.person), wish.seat);
  return bad ?? takeSeat(context, table, me, sitter);
}
/** A seat in which someone sits is theirs: only they can move it to another device, or give it up. */
function refuseKey(table: Table, person: string, sitter: SeatRow, { seat, key, over }: Wish): Refusal | undefined {
  const isTheirs = opensDevice(table.row, sitter, key) || mayComeBack(table, person, seat);
  if (isTheirs) return over ? undefined : SEAT_TAKEN;
  const wasTheirs = opensDevice(table.row, { ...sitter, person }, key);
  if (!opensSeat(table.row, seat, key) && !wasTheirs) return NEEDS_LINK;
  return sitter.person === null ? undefined : SEAT_TAKEN;
}
async function takeSeat(context: Context, table: Table, { person, name }: Who, sitter: SeatRow): Promise<Refusal | undefined> {
  const no = await change(context, table, sitter, { person, bot: null, name });
  if (no) return no;
  table.lost.delete(person);
  if (sitter.person !== null && sitter.person !== person)
    loseSeat(context, table, sitter.person, { why: 'moved', seat: sitter.seat });
  return undefined;
}

/** Asks the person in a taken seat for it; anyone with the seat's link may. They answer by rising, or not at all. */
export function want(context: Context, table: Table, me: Who, { seat, key }: Wish): Refusal | undefined {
  const sitter = table.sitters[seat];
  if (!sitter) return NO_SEAT;
  if (!opensSeat(table.row, seat, key)) return NEEDS_LINK;
  if (sitter.person === null || !isHere(table, seat)) return NOT_HERE;
  if (!context.patience.toHear(table.id, me.person)) return TOO_MUCH_TALK;
  tellWanted(table, seat, me.name, me.person);
  context.news.tell({ k: 'want', m: table.id, seat, name: me.name, from: me.person });
  return undefined;
}
export function tellWanted(table: Table, seat: Seat, name: string, from: string): void {
  const owner = table.sitters[seat]?.person ?? undefined;
  for (const member of table.members)
    if (member.person === owner && !member.shunned.has(from)) member.send({ t: 'wanted', m: table.id, seat, name });
}

/** Leaves all of the person's seats. */
export async function rise(context: Context, table: Table, person: string): Promise<Refusal | undefined> {
  const own = seatsOf(table, person);
  if (own.length === 0) return NOT_SEATED;
  if (table.play.match.isOver) return OVER;
  for (const seat of own) {
    const no = await change(context, table, table.sitters[seat]!, EMPTY);
    if (no) return no;
  }
  return undefined;
}

/** Hands a seat to a bot, or with null takes it back. Another person's seat only after they have been away for a while. */
export async function handOver(
  context: Context,
  table: Table,
  person: string,
  seat: Seat,
  level: string | null,
): Promise<Refusal | undefined> {
  const sitter = table.sitters[seat];
  if (!sitter) return NO_SEAT;
  const bot = level === null ? undefined : botOf(table.game, level);
  if (level !== null && !bot) return NO_BOT;
  const no = refuseHandOver(table, person, sitter);
  if (no) return no;
  const name = bot && sitter.person === null ? botName(bot) : sitter.name;
  return change(context, table, sitter, {
    person: sitter.person,
    bot: level,
    name: level === null && sitter.person === null ? EMPTY.name : name,
  });
}
function refuseHandOver(table: Table, person: string, sitter: SeatRow): Refusal | undefined {
  if (table.play.match.isOver) return OVER;
  if (sitter.person === person) return undefined;
  const isOfTheTable = table.row.host === person || seatsOf(table, person).length > 0;
  if (!isOfTheTable) return FOREIGN_SEAT;
  if (sitter.person === null) return undefined;
  notePresence(table);
  const wait = lendsIn(table, sitter.seat);
  if (wait === null) return FOREIGN_SEAT;
  return wait === 0 ? undefined : { ...NOT_YET_LENT, facts: { wait } };
}

/** The store decides between two who want the same seat; then the change is written into the log. */
export async function change(context: Context, table: Table, before: SeatRow, after: Sitter): Promise<Refusal | undefined> {
  if (table.reading) return table.reading.why;
  if (!(await inTurn(table, () => swap(context, table, before, after)))) return SEAT_MOVED;
  await writeDown(table, before.seat, before.person !== after.person);
  context.news.tell({ k: 'seats', m: table.id });
  context.news.tell({ k: 'here', m: table.id, seats: localSeats(table) });
  tellSitting(table);
  return undefined;
}
async function swap(context: Context, table: Table, before: SeatRow, after: Sitter): Promise<boolean> {
  const isChanged = await context.store.changeSeat(table.id, before.seat, before, after);
  table.sitters = isChanged
    ? table.sitters.map((sitter) => (sitter.seat === before.seat ? { seat: before.seat, ...after } : sitter))
    : await context.store.seats(table.id);
  return isChanged;
}
/** Also when one person takes over from another, which the holder does not show. */
async function writeDown(table: Table, seat: Seat, isOther: boolean): Promise<void> {
  const holder = holders(table.sitters)[seat]!;
  if (table.play.match.holders[seat] === holder && !isOther) return;
  await actAlone(table, () => {
    table.play.match.hand(seat, holder, now(table));
    return [table.play.match.log.at(-1)!];
  });
}
