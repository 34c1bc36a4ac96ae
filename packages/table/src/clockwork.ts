import type { Line } from '@nightfall/protocol';

/** Match time runs with the wall clock, except in a pause. */
export type Clockwork = { readonly at: number; readonly wall: number; readonly running: boolean };

export const startClock = (wall: number): Clockwork => ({ at: 0, wall, running: true });

export const matchTime = (clock: Clockwork, wall: number): number =>
  clock.running ? clock.at + Math.max(0, wall - clock.wall) : clock.at;

/** The clock after a line that was stored at `wall`. */
export function tick(clock: Clockwork, line: Line, wall: number): Clockwork {
  if (line.type === 'pause') return { at: line.at, wall, running: false };
  if (line.type === 'resume') return { at: line.at, wall: wall + (line.after ?? 0), running: true };
  // The log above an import was written elsewhere, at other times: match time continues from where it was.
  return line.type === 'import' ? { ...clock, at: line.at, wall } : clock;
}

/**
 * A line with a time in the future was written before the machine's clock was set back: match time continues from there instead
 * of stopping until then.
 */
export function setBack(clock: Clockwork, seen: number, wall: number): Clockwork {
  return seen <= wall ? clock : { ...clock, at: matchTime(clock, seen), wall: wall + countdown(clock, seen) };
}

/** How long the countdown after a pause still takes. */
export const countdown = (clock: Clockwork, wall: number): number => (clock.running ? Math.max(0, clock.wall - wall) : 0);
