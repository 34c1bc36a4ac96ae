import type { Out, Seat } from '@nightfall/kernel';
import type { Rune, Step } from '../moves.ts';
import type { PatrolFrame, State, ThreatFrame, VariantsFrame } from '../state.ts';

/** Turns and their steps begin, and somebody lets something be. */

export const beginTurn = ({ round }: State, seat: Seat, out: Out<Rune>): void => out?.({ type: 'turnBegan', seat, round });
export const beginStep = (seat: Seat, step: Step, out: Out<Rune>): void => out?.({ type: 'stepBegan', seat, step });

/** RM-13.3 */
export function declineThreatTest(f: ThreatFrame, out: Out<Rune>): void {
  f.answer = 'declined';
  f.at = 'result';
  out?.({ type: 'threatDeclined', cause: f.cause });
}
/** RM-14.7 Dice that are left are lost. */
export function stopPatrol({ patrols }: State, f: PatrolFrame, out: Out<Rune>): void {
  f.faces = [];
  f.at = 'victim';
  out?.({ type: 'patrolStopped', patrol: f.patrol, space: patrols.find(({ number }) => number === f.patrol)!.space });
}
export const standFast = (seat: Seat, out: Out<Rune>): void => out?.({ type: 'stood', seat });
/** RM-27.19 */
export const goWithout = (seat: Seat, out: Out<Rune>): void => out?.({ type: 'covenantForgone', seat });
/** RM-29.3 */
export function passOn(f: VariantsFrame, seat: Seat, out: Out<Rune>): void {
  f.passed.push(f.side);
  out?.({ type: 'variantsPassed', seat });
}
