import { type Firefighter, type FireMove, type View, leaveCost, moveCost } from '@nightfall/fires-at-midnight';

/** What a way of walking costs in action points, as the rules count it. */
export function costOf(view: View, who: Firefighter, move: FireMove): number {
  if (move.type === 'leave') return leaveCost(view, who);
  if (move.type === 'run') return 2;
  return move.type === 'enter' || move.type === 'putDown' ? 1 : moveCost(view, who);
}
