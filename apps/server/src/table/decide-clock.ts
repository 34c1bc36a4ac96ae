import { NOT_PAUSED, NOT_SEATED, OVER, PAUSED } from '../refusals.ts';
import { playAndSettle } from './decide-input.ts';
import { type Step, type Table, now, seatsOf } from './table.ts';

export const decidePause =
  (table: Table, person: string): Step =>
  () => {
    const seat = seatsOf(table, person)[0];
    if (seat === undefined) return NOT_SEATED;
    if (table.play.match.isOver) return OVER;
    return table.play.standing.paused ? PAUSED : [{ type: 'pause', at: now(table), seat, why: 'wish' }];
  };

export const decideResume =
  (table: Table, person: string): Step =>
  () => {
    const seat = seatsOf(table, person)[0];
    if (seat === undefined) return NOT_SEATED;
    return table.play.standing.paused ? [{ type: 'resume', at: now(table), seat }] : NOT_PAUSED;
  };

/** A player at a running clock has lost the connection, or all have: nothing if it stands already. */
export const decideAway =
  (table: Table, seat: number | null, why: 'away' | 'left', wall: number): Step =>
  () =>
    isTicking(table) ? [{ type: 'pause', at: now(table, wall), seat, why }] : [];

export const isTicking = ({ play }: Table): boolean => play.match.clock !== undefined && !play.standing.paused;

/** The moment of the bell in match time; undefined if none is due. */
export function deadline({ play: { match } }: Table): number | undefined {
  const asked = match.waiting;
  return asked.for === 'seats' && asked.clock && match.clock ? match.clock.since + asked.clock.lasts : undefined;
}

/** Rings if it is time and nobody else has rung. */
export const decideBell =
  (table: Table): Step =>
  (out) => {
    const due = deadline(table);
    if (due === undefined || table.play.standing.paused || now(table) < due) return [];
    return playAndSettle(table, { type: 'bell' }, out, Math.max(due, table.play.match.now));
  };
