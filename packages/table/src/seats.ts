import { botOf, type Refusal, type Seat } from '@nightfall/kernel';
import type { SeatRow, Sitter } from './house.ts';
import { lendsIn, localSeats, notePresence } from './presence.ts';
import { actAlone, inTurn } from './step.ts';
import {
  FOREIGN_SEAT,
  holders,
  NO_BOT,
  NO_SEAT,
  NOT_SEATED,
  NOT_YET_LENT,
  now,
  OVER,
  SEAT_MOVED,
  seatsOf,
  type Table,
} from './table.ts';
import { tellSeats, tellSitting } from './tell.ts';

export const EMPTY: Sitter = { person: null, bot: null, name: 'Empty' };
export const botName = ({ name }: { readonly name: string }): string => `${name} bot`;

/** Leaves all of the person's seats. */
export async function rise(table: Table, person: string): Promise<Refusal | undefined> {
  const own = seatsOf(table, person);
  if (own.length === 0) return NOT_SEATED;
  if (table.play.match.isOver) return OVER;
  for (const seat of own) {
    const no = await changeSeat(table, table.sitters[seat]!, EMPTY);
    if (no) return no;
  }
  return undefined;
}

/** Hands a seat to a bot, or with null takes it back. Another person's seat only after they have been away for a while. */
export async function handOver(table: Table, person: string, seat: Seat, level: string | null): Promise<Refusal | undefined> {
  const sitter = table.sitters[seat];
  if (!sitter) return NO_SEAT;
  const bot = level === null ? undefined : botOf(table.game, level);
  if (level !== null && !bot) return NO_BOT;
  const no = refuseHandOver(table, person, sitter);
  if (no) return no;
  const name = bot && sitter.person === null ? botName(bot) : sitter.name;
  return changeSeat(table, sitter, {
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
export async function changeSeat(table: Table, before: SeatRow, after: Sitter): Promise<Refusal | undefined> {
  if (table.reading) return table.reading.why;
  if (!(await inTurn(table, () => swap(table, before, after)))) return SEAT_MOVED;
  await writeDown(table, before.seat, before.person !== after.person);
  const { pubsub } = table.house;
  pubsub.publish({ k: 'seats', m: table.id });
  pubsub.publish({ k: 'here', m: table.id, seats: localSeats(table) });
  tellSitting(table);
  return undefined;
}
async function swap(table: Table, before: SeatRow, after: Sitter): Promise<boolean> {
  const { store } = table.house;
  const isChanged = await store.changeSeat(table.id, before.seat, before, after);
  table.sitters = isChanged
    ? table.sitters.map((sitter) => (sitter.seat === before.seat ? { seat: before.seat, ...after } : sitter))
    : await store.seats(table.id);
  return isChanged;
}
/** Also when one person takes over from another, which the holder does not show. */
async function writeDown(table: Table, seat: Seat, isOther: boolean): Promise<void> {
  const holder = holders(table.sitters)[seat]!;
  if (table.play.match.holders[seat] === holder && !isOther) return;
  await actAlone(table, (play) => {
    play.match.hand(seat, holder, now(table, play));
    return [play.match.log.at(-1)!];
  });
}

/** Someone has come to the table or left it. */
export function tellPresence(table: Table): void {
  tellSeats(table);
  table.house.pubsub.publish({ k: 'here', m: table.id, seats: localSeats(table) });
}
