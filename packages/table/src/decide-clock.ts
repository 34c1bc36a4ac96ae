import type { Seat } from '@nightfall/kernel';
import { playAndSettle, stamp } from './decide-input.ts';
import { NOT_PAUSED, NOT_SEATED, OVER, PAUSED } from './refusals.ts';
import { type Play, type Step, type Table, now, seatsOf } from './table.ts';

/** Any seated player may stop the game; with only bots, the person who started it may, and then no seat is named. */
function stoppingSeat(table: Table, person: string): Seat | null | undefined {
  const isHost = table.row.host === person;
  const isAllBots = table.sitters.every((sitter) => sitter.person === null && sitter.bot !== null);
  return seatsOf(table, person)[0] ?? (isHost && isAllBots ? null : undefined);
}

export const decidePause =
  (table: Table, person: string): Step =>
  (play) => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (play.match.isOver) return OVER;
    return play.standing.paused ? PAUSED : [{ type: 'pause', at: stamp(table, play), seat, why: 'wish' }];
  };

/** Resumes; after a countdown if a clock is running. */
export const decideResume =
  (table: Table, person: string): Step =>
  (play) => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (!play.standing.paused) return NOT_PAUSED;
    const { countdown } = table.house.timing;
    return [{ type: 'resume', at: stamp(table, play), seat, ...(play.match.clock && { after: countdown }) }];
  };

/** A player at a running clock has lost the connection, or all have: nothing if it is already stopped. */
export const decideAway =
  (table: Table, seat: number | null, why: 'away' | 'left', wall = table.house.time.now()): Step =>
  (play) =>
    isTicking(play) ? [{ type: 'pause', at: stamp(table, play, wall), seat, why }] : [];

/** The bots cannot think: the table waits until somebody tries again. */
export const decideStuck =
  (table: Table): Step =>
  (play) =>
    play.standing.paused ? [] : [{ type: 'pause', at: stamp(table, play), seat: null, why: 'bots' }];

export const isTicking = ({ match, standing }: Play): boolean => match.clock !== undefined && !standing.paused;

/** Rings the bell if it is time and nobody else has. */
export const decideBell =
  (table: Table): Step =>
  (play, out) => {
    const due = play.match.deadline;
    if (due === undefined || play.standing.paused || now(table, play) < due) return [];
    return playAndSettle(table, play, { type: 'bell' }, out, due);
  };
