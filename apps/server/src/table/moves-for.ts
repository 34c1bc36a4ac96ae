import { legal } from '@nightfall/kernel';
import { type Ask, MOVES_TOLD, type ToClient } from '@nightfall/protocol';
import { FOREIGN_SEAT } from '../refusals.ts';
import type { Table } from './table.ts';

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
