import type { Seat } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { later, notLater } from './timers.ts';
import type { Table } from './table.ts';
import { isHere } from './presence.ts';

/** Notifies absent players that it is their turn: once per turn, and not if they come to the table by themselves. */
export function mindTurns(context: Context, table: Table): void {
  const asked = table.play.match.waiting;
  const seats = asked.for === 'seats' ? asked.seats : [];
  if (table.told.length > 0) table.told = table.told.filter((seat) => seats.includes(seat));
  if (!seats.some((seat) => isAbsent(table, seat))) return notLater(table, 'turn');
  if (!table.timers.has('turn')) later(context, table, 'turn', context.timing.notice, () => tellAbsent(context, table));
}

const absentSeats = (table: Table, seats: readonly Seat[]): Seat[] => seats.filter((seat) => isAbsent(table, seat));
function isAbsent(table: Table, seat: Seat): boolean {
  const sitter = table.sitters[seat];
  return sitter !== undefined && sitter.person !== null && !sitter.bot && !isHere(table, seat) && !table.told.includes(seat);
}

function tellAbsent(context: Context, table: Table): void {
  const asked = table.play.match.waiting;
  const absent = absentSeats(table, asked.for === 'seats' ? asked.seats : []);
  table.told = [...table.told, ...absent];
  for (const seat of absent) {
    const { text } = table.game.words.prompt(
      table.play.match.view(seat),
      seat,
      (one) => table.sitters[one]?.name ?? `Seat ${one + 1}`,
    );
    context.notices.turn(table.sitters[seat]!.person!, { match: table.id, game: table.game.name, seat, text });
  }
}
