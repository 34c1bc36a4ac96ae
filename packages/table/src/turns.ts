import type { Seat } from '@nightfall/kernel';
import { isHere } from './presence.ts';
import type { Table } from './table.ts';
import { later, notLater } from './timers.ts';

/** Notifies absent players that it is their turn: once per turn, and not if they come to the table by themselves. */
export function mindTurns(table: Table): void {
  const seats = seatsAsked(table);
  for (const seat of table.told) if (!seats.includes(seat)) table.told.delete(seat);
  if (!seats.some((seat) => isAbsent(table, seat))) return notLater(table, 'turn');
  if (!table.timers.has('turn')) later(table, 'turn', table.house.timing.notice, () => tellAbsent(table));
}

const seatsAsked = ({ play: { match } }: Table): readonly Seat[] => (match.waiting.for === 'seats' ? match.waiting.seats : []);
function isAbsent(table: Table, seat: Seat): boolean {
  const sitter = table.sitters[seat];
  return sitter !== undefined && sitter.person !== null && !sitter.bot && !isHere(table, seat) && !table.told.has(seat);
}

function tellAbsent(table: Table): void {
  const { game, house, play, sitters } = table;
  const name = (seat: Seat) => sitters[seat]?.name ?? `Seat ${seat + 1}`;
  for (const seat of seatsAsked(table).filter((one) => isAbsent(table, one))) {
    table.told.add(seat);
    const { text } = game.words.prompt(play.match.view(seat), seat, name);
    house.notices.turn(sitters[seat]!.person!, { match: table.id, game: game.name, seat, text });
  }
}
