import type { Out, Seat } from '@nightfall/kernel';
import { COMMANDS_A_ROUND } from '../content/settings.ts';
import { hasBeats, isPaced, leadOf } from '../queries/phase.ts';
import type { Fd } from '../moves.ts';
import type { State } from '../state.ts';

/** FD-20.9 Counts an accepted command; a seat with too many is done. */
export function countCommand(s: State, seat: Seat, out: Out<Fd>): void {
  const crew = s.crews[seat]!;
  crew.acted += 1;
  if (isPaced(s) && !crew.done && crew.acted >= COMMANDS_A_ROUND) finish(s, seat, 'forced', out);
}

/** FD-20.4 The seat is done; in its own beat that ends the beat as well (FD-20.7). */
export function finish(s: State, seat: Seat, why: 'declared' | 'forced', out: Out<Fd>): void {
  declareDone(s, seat, why, out);
  if (s.beat?.seat === seat) passBeat(s, out);
}
function declareDone(s: State, seat: Seat, why: 'declared' | 'forced', out: Out<Fd>): void {
  s.crews[seat]!.done = true;
  out?.({ type: 'done', seat, isDone: true, isForced: why === 'forced' });
}
/** FD-20.4 The seat plays on. */
export function playOn(s: State, seat: Seat, out: Out<Fd>): void {
  s.crews[seat]!.done = false;
  out?.({ type: 'done', seat, isDone: false, isForced: false });
}

/** FD-20.7 The lead has the first beat. */
export function openBeats(s: State): void {
  s.beat = hasBeats(s) ? { seat: leadOf(s), begun: false, sat: [] } : null;
}
export function beginBeat(s: State, seat: Seat): void {
  if (s.beat?.seat === seat) s.beat.begun = true;
}
/** FD-20.7 The pass of a beat; it spends no roll. */
export function sitBeatOut(s: State, seat: Seat, out: Out<Fd>): void {
  beginBeat(s, seat);
  s.beat!.sat.push(seat);
  out?.({ type: 'satOut', seat });
}

/** FD-20.7 The next seat in order that is not done has its beat; a cycle in which all of them sat out ends the phase. */
export function passBeat(s: State, out: Out<Fd>): void {
  const { crews, beat } = s;
  if (!beat) return;
  const lead = leadOf(s);
  const rank = (seat: Seat) => (seat - lead + crews.length) % crews.length;
  const open = crews.flatMap((crew, seat) => (crew.done ? [] : [seat])).toSorted((a, b) => rank(a) - rank(b));
  const next = open.find((seat) => rank(seat) > rank(beat.seat)) ?? open[0];
  if (next === undefined) return;
  const isNewCycle = rank(next) <= rank(beat.seat);
  if (isNewCycle && open.every((seat) => beat.sat.includes(seat)))
    return open.forEach((seat) => declareDone(s, seat, 'forced', out));
  s.beat = { seat: next, begun: false, sat: isNewCycle ? [] : beat.sat };
  out?.({ type: 'beat', seat: next });
}
