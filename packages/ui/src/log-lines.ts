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
    if (!line) return [];
    return [{ seq, text: line.text, rule: line.rule, marks: line.marks ?? [], ...(line.heading && { heading: line.heading }) }];
  });
}

/** The lines without headings that another one as large or larger follows at once; the last one may still get something. */
export const withoutEmpty = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ heading }, i) => {
    const next = lines[i + 1]?.heading;
    return heading === undefined || next === undefined || next > heading;
  });
