import type { Out } from '@nightfall/kernel';
import { idOf } from '../city/cities.ts';
import type { Fd } from '../moves.ts';
import type { Ending, State } from '../state.ts';

/** FD-17.5 The game is over. */
export function end(s: State, ending: Ending, out: Out<Fd>): void {
  s.result = ending;
  s.stack.length = 0;
  out?.({ type: 'gameOver', ending });
}
/** FD-15.5 Nobody reached the Injured in time. */
export function loseCasualty(s: State, space: number, out: Out<Fd>): void {
  out?.({ type: 'casualty', space: idOf(s, space) });
  end(s, { won: false, reason: 'casualty', space, failed: [] }, out);
}
export const closeRound = (s: State, out: Out<Fd>): void => out?.({ type: 'roundEnd', round: s.round });
/** FD-16.6 */
export function nextRound(s: State): void {
  s.round += 1;
}
