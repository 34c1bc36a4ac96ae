import type { Game, Seat, Types } from '@nightfall/kernel';
import type { LogLine } from './session.ts';

/** The lines of the log that an input's events give. */
export function logLines<T extends Types>(
  game: Game<T>,
  events: readonly T['event'][],
  seq: number,
  name: (seat: Seat) => string,
): LogLine[] {
  return events.flatMap((event) => {
    const line = game.words.event(event, name);
    return line ? [{ seq, text: line.text, rule: line.rule, marks: line.marks ?? [] }] : [];
  });
}
