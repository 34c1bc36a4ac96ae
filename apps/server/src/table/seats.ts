import { type Refusal, type Seat, refuseSeat } from '@nightfall/kernel';
import { NO_SEAT, OVER, type SeatRow, changeSeat, isHere, rise, startIfReady } from '@nightfall/table';
import type { Context } from '../context.ts';
import { isUnwelcome } from '../moderation/mutes.ts';
import { NEEDS_LINK, NOT_HERE, SEAT_TAKEN, TOO_MUCH_TALK } from '../refusals.ts';
import { opensDevice, opensSeat } from './keys.ts';
import { isOpenTo, keepRemoved, loseSeat, mayComeBack } from './lost-seats.ts';
import { noteSecrets, seatsKnown } from './secrets-seen.ts';
import type { Table } from './table.ts';

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
  const bad = refuseSeat(table.game, table.row.setup, await seatsKnown(context, table, me.person), wish.seat);
  return bad ?? takeSeat(context, table, me, sitter);
}
/** A seat in which someone sits is theirs: only they can move it to another device, or give it up. */
function refuseKey(table: Table, person: string, sitter: SeatRow, { seat, key, over }: Wish): Refusal | undefined {
  const isTheirs = opensDevice(table.row, sitter, key) || mayComeBack(table, person, seat);
  if (isTheirs) return over ? undefined : SEAT_TAKEN;
  const wasTheirs = opensDevice(table.row, { ...sitter, person }, key);
  if (!isOpenTo(table, person) && !opensSeat(table.row, seat, key) && !wasTheirs) return NEEDS_LINK;
  return sitter.person === null ? undefined : SEAT_TAKEN;
}
async function takeSeat(
  context: Context,
  table: Table,
  { person, ...known }: Who,
  sitter: SeatRow,
): Promise<Refusal | undefined> {
  // They may have changed their name since they came to the table.
  const name = (await context.store.person(person))?.name ?? known.name;
  if (sitter.person !== person) await noteSecrets(context, table, sitter.person);
  const no = await changeSeat(table, sitter, { person, bot: null, name });
  if (no) return no;
  const wasRemoved = table.lost.get(person)?.why === 'removed';
  table.lost.delete(person);
  if (wasRemoved) await keepRemoved(context, table);
  table.unready.delete(person);
  await startIfReady(table);
  if (sitter.person !== null && sitter.person !== person)
    loseSeat(context, table, sitter.person, { why: 'moved', seat: sitter.seat });
  return undefined;
}

/** Leaves all seats, but not what was seen there. */
export async function leave(context: Context, table: Table, person: string): Promise<Refusal | undefined> {
  await noteSecrets(context, table, person);
  return rise(table, person);
}

/** Asks the person in a taken seat for it; anyone with the seat's link may. They answer by rising, or not at all. */
export function want(context: Context, table: Table, me: Who, { seat, key }: Wish): Refusal | undefined {
  const sitter = table.sitters[seat];
  if (!sitter) return NO_SEAT;
  if (!opensSeat(table.row, seat, key)) return NEEDS_LINK;
  if (sitter.person === null || !isHere(table, seat)) return NOT_HERE;
  if (!context.rateLimits.maySay(table.id, me.person)) return TOO_MUCH_TALK;
  tellWanted(table, seat, me.name, me.person);
  context.pubsub.publish({ k: 'want', m: table.id, seat, name: me.name, from: me.person });
  return undefined;
}
export function tellWanted(table: Table, seat: Seat, name: string, from: string): void {
  const owner = table.sitters[seat]?.person ?? undefined;
  for (const member of table.members)
    if (member.person === owner && !member.muted.has(from)) member.send({ t: 'wanted', m: table.id, seat, name });
}
