import { type Seat, apply } from '@nightfall/kernel';
import type { Recap } from '@nightfall/protocol';
import type { Table } from './table.ts';
import { eventsFor } from './tell.ts';

/** How many inputs stood after the first `known` lines and still stand. */
function standingAt({ play: { lines } }: Table, known: number): number {
  let standing = 0;
  lines.forEach((line, i) => {
    if (line.type === 'input' && i < known) standing += 1;
    else if (line.type === 'undo') standing = Math.min(standing, line.to);
  });
  return standing;
}

/** What happened after the first `known` lines, as it stands now. */
export const eventsAfter = (table: Table, known: number): { type: string }[] => eventsFrom(table, standingAt(table, known));

function eventsFrom({ game, play: { match } }: Table, from: number): { type: string }[] {
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
