import { type Seat, apply, legal } from '@nightfall/kernel';
import { type Ask, MOVES_TOLD, type Recap, type ToClient, type Told } from '@nightfall/protocol';
import { linesAfter } from './log.ts';
import { FOREIGN_SEAT } from './refusals.ts';
import type { Table } from './table.ts';
import { eventsFor } from './tell.ts';

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
