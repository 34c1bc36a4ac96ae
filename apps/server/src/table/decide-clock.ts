import type { Seat } from '@nightfall/kernel';
import { NOT_PAUSED, NOT_SEATED, OVER, PAUSED } from '../refusals.ts';
import { playAndSettle, stamp } from './decide-input.ts';
import { type Step, type Table, now, seatsOf } from './table.ts';

/** Any seated player may stop the game; with only bots, the person who started it may, and then no seat is named. */
function stoppingSeat(table: Table, person: string): Seat | null | undefined {
  const isHost = table.row.host === person;
  const isAllBots = table.sitters.every((sitter) => sitter.person === null && sitter.bot !== null);
  return seatsOf(table, person)[0] ?? (isHost && isAllBots ? null : undefined);
}

export const decidePause =
  (table: Table, person: string): Step =>
  () => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (table.play.match.isOver) return OVER;
    return table.play.standing.paused ? PAUSED : [{ type: 'pause', at: stamp(table), seat, why: 'wish' }];
  };

/** Resumes; after a countdown if a clock is running. */
export const decideResume =
  (table: Table, person: string, countdown: number): Step =>
  () => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    const { match, standing } = table.play;
    if (!standing.paused) return NOT_PAUSED;
    return [{ type: 'resume', at: stamp(table), seat, ...(match.clock && { after: countdown }) }];
  };

/** A player at a running clock has lost the connection, or all have: nothing if it is already stopped. */
export const decideAway =
  (table: Table, seat: number | null, why: 'away' | 'left', wall: number): Step =>
  () =>
    isTicking(table) ? [{ type: 'pause', at: stamp(table, wall), seat, why }] : [];

export const isTicking = ({ play }: Table): boolean => play.match.clock !== undefined && !play.standing.paused;

/** Rings the bell if it is time and nobody else has. */
export const decideBell =
  (table: Table): Step =>
  (out) => {
    const { match, standing } = table.play;
    const due = match.deadline;
    if (due === undefined || standing.paused || now(table) < due) return [];
    return playAndSettle(table, { type: 'bell' }, out, due);
  };
