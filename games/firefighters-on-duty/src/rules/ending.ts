import type { Out } from '@nightfall/kernel';
import { scenarioOf } from '../city/cities.ts';
import { MOST_POINTS } from '../content/settings.ts';
import { goalsOf, isAllClear } from '../queries/goals.ts';
import { inPlay } from '../queries/people.ts';
import { negativePoints } from '../queries/phase.ts';
import type { Fd } from '../moves.ts';
import type { ShiftFrame, State, View } from '../state.ts';
import { closeRound, end, nextRound } from '../verbs/ending.ts';
import { addPoints } from '../verbs/points.ts';
import { thinSmoke } from '../verbs/tokens.ts';

const failedGoals = (v: View): number[] => goalsOf(v).flatMap(({ isMet }, i) => (isMet ? [] : [i]));

/** FD-17.2 to FD-17.5 The Injured who were not delivered cost points; then the goals, then the verdict. */
function lastVerdict(s: State, out: Out<Fd>): void {
  const left = inPlay(s, 'inj');
  if (left > 0) addPoints(s, 'left', left, null, out);
  const failed = failedGoals(s);
  const isSafe = negativePoints(s) < MOST_POINTS;
  const reason = failed.length > 0 ? 'objective' : isSafe ? 'goals' : 'points';
  end(s, { won: reason === 'goals', reason, space: -1, failed }, out);
}

/** FD-16 End of Round, in the order of the clauses. */
export function endOfRound(s: State, f: ShiftFrame, out: Out<Fd>): void {
  closeRound(s, out);
  if (negativePoints(s) >= MOST_POINTS) return end(s, { won: false, reason: 'points', space: -1, failed: [] }, out); // 16.1
  if (s.round === scenarioOf(s).rounds) return lastVerdict(s, out); // 16.2, 17.1
  thinSmoke(s, out);
  if (isAllClear(s)) return end(s, { won: true, reason: 'goals', space: -1, failed: [] }, out);
  nextRound(s); // 16.6
  f.at = 'wake';
}
