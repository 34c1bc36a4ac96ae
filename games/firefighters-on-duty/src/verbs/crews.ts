import type { Out, Seat } from '@nightfall/kernel';
import { scenarioOf } from '../city/cities.ts';
import { isPaced, rollsOf } from '../queries/phase.ts';
import type { Fd } from '../moves.ts';
import type { State } from '../state.ts';

/** FD-9.11 */
export function setReady(s: State, seat: Seat, isReady: boolean, out: Out<Fd>): void {
  s.crews[seat]!.ready = isReady;
  out?.({ type: 'ready', seat, isReady });
}
/** FD-9.10 */
export function markPlan(s: State, seat: Seat, space: string | null, out: Out<Fd>): void {
  s.crews[seat]!.plan = space;
  out?.({ type: 'planned', seat, space });
}
/** FD-9.13 */
export function askCrew(s: State, seat: Seat, crew: Seat, space: string | null, out: Out<Fd>): void {
  s.crews[crew]!.plan = space;
  out?.({ type: 'asked', seat, crew, space });
}
/** FD-13.13 Standing consent. */
export function agree(s: State, seat: Seat, receive: boolean, give: boolean, out: Out<Fd>): void {
  const crew = s.crews[seat]!;
  crew.receive = receive;
  crew.give = give;
  out?.({ type: 'consent', seat, receive, give });
}

export function announceRound(s: State, out: Out<Fd>): void {
  out?.({ type: 'round', round: s.round, rounds: scenarioOf(s).rounds });
}
/** FD-10.3 Every crew has its rolls again and nothing done. */
export function refreshCrews(s: State): void {
  for (const crew of s.crews) {
    crew.rolls = rollsOf(s);
    crew.ready = false;
    crew.done = false;
    crew.acted = 0;
    crew.plan = null;
  }
}
/** FD-10.5, FD-11.1 What was returned is settled, and nothing counts yet. */
export function openAction(s: State, out: Out<Fd>): void {
  for (const tokens of s.returned) {
    tokens.ff = 0;
    tokens.hose = 0;
    tokens.axe = 0;
  }
  for (const crew of s.crews) crew.acted = 0;
  out?.({ type: 'actionBegan', round: s.round, isPaced: isPaced(s) });
}
/** FD-14.1 */
export function ring(s: State, out: Out<Fd>): void {
  s.beat = null;
  out?.({ type: 'bell', round: s.round });
}
