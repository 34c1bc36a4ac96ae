import type { Move, Out, Refusal, Seat } from '@nightfall/kernel';
import { COMMANDS_A_ROUND } from '../content/settings.ts';
import type { FdMove } from '../moves.ts';
import { hasBeats, isPaced } from '../queries/phase.ts';
import type { Fd, ShiftFrame, State, View } from '../state.ts';
import { BEGIN_FIRST, beatOf, FINISHED, ONE_ROLL } from './refusals.ts';

/** A command of the table: in SETUP, BRIEFING, ACTION or BELL. */
export type Command<M extends FdMove> = Move<Fd, ShiftFrame, M>;

/** FD-20.4, FD-20.7, FD-20.8 Is it this seat's turn to act? `opens`: the command begins a beat. */
export function notYourTurn(v: View, seat: Seat, opens: boolean): Refusal | undefined {
  if (!isPaced(v)) return undefined;
  if (v.crews[seat]!.done) return FINISHED;
  if (!hasBeats(v) || !v.beat) return undefined;
  if (v.beat.seat !== seat) return beatOf(v.beat.seat);
  if (v.beat.begun === opens) return opens ? ONE_ROLL : BEGIN_FIRST;
  return undefined;
}

/** FD-20.9 Counts an accepted command; a seat with too many is done. */
export function countCommand(s: State, seat: Seat, out: Out<Fd>): void {
  const crew = s.crews[seat]!;
  crew.acted += 1;
  if (isPaced(s) && !crew.done && crew.acted >= COMMANDS_A_ROUND) finish(s, seat, true, out);
}

/** FD-20.4 The seat is done; in its own beat that ends the beat as well (FD-20.7). */
export function finish(s: State, seat: Seat, isForced: boolean, out: Out<Fd>): void {
  s.crews[seat]!.done = true;
  out?.({ type: 'done', seat, isDone: true, isForced });
  if (s.beat?.seat === seat) passBeat(s, out);
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
  if (isNewCycle && open.every((seat) => beat.sat.includes(seat))) return allDone(s, open, out);
  s.beat = { seat: next, begun: false, sat: isNewCycle ? [] : beat.sat };
  out?.({ type: 'beat', seat: next });
}
function allDone(s: State, seats: readonly Seat[], out: Out<Fd>): void {
  for (const seat of seats) {
    s.crews[seat]!.done = true;
    out?.({ type: 'done', seat, isDone: true, isForced: true });
  }
}

/** FD-20.7 The lead of round r is seat ((r − 1) mod N) + 1. */
export const leadOf = (v: View): Seat => (v.round - 1) % v.crews.length;

const NONE: readonly never[] = [];
/** A command of ACTION: in paced mode it must be the seat's turn, and it counts. */
export function inAction<M extends FdMove>(command: Command<M>, opens = false): Command<M> {
  const { options, refuse, perform, sampled = false } = command;
  return {
    sampled,
    options: (v, f, seat) => (isPaced(v) && notYourTurn(v, seat, opens) ? NONE : options(v, f, seat)),
    refuse: (v, f, move) => notYourTurn(v, move.seat, opens) ?? refuse(v, f, move),
    perform: (s, f, move, out) => {
      perform(s, f, move, out);
      countCommand(s, move.seat, out);
    },
  };
}
