import type { Out } from '@nightfall/kernel';
import { cityOf, scenarioOf } from '../city/cities.ts';
import { goalsOf, isAllClear } from '../queries/goals.ts';
import { inPlay } from '../queries/people.ts';
import { negativePoints } from '../queries/phase.ts';
import type { Ending, Fd, ShiftFrame, State, View } from '../state.ts';
import { addPoints } from '../verbs/points.ts';

function end(s: State, ending: Ending, out: Out<Fd>): void {
  s.result = ending;
  s.stack.length = 0;
  out?.({ type: 'gameOver', ending });
}
export const lose = end;

const failedGoals = (v: View): number[] => goalsOf(v).flatMap(({ isMet }, i) => (isMet ? [] : [i]));

/** FD-17.2 to FD-17.5 The Injured who were not delivered cost points; then the goals, then the verdict. */
function lastVerdict(s: State, out: Out<Fd>): void {
  const left = inPlay(s, 'inj');
  if (left > 0) addPoints(s, 'left', left, null, out);
  const failed = failedGoals(s);
  const isSafe = negativePoints(s) < 3;
  const reason = failed.length > 0 ? 'objective' : isSafe ? 'goals' : 'points';
  end(s, { won: reason === 'goals', reason, space: -1, failed }, out);
}

/** FD-16.3, FD-16.4 Smoke thins by one step; fresh smoke only stops being fresh. */
function thinSmoke(s: State, out: Out<Fd>): void {
  s.spaces.forEach((here, i) => {
    if (here.smoke === 0) return;
    if (here.fresh) here.fresh = false;
    else {
      here.smoke -= 1;
      if (here.smoke === 0) s.supply.smoke += 1;
      out?.({ type: 'smokeStep', space: cityOf(s).ids[i]!, level: here.smoke });
    }
  });
}

/** FD-16 End of Round, in the order of the clauses. */
export function endOfRound(s: State, f: ShiftFrame, out: Out<Fd>): void {
  out?.({ type: 'roundEnd', round: s.round });
  if (negativePoints(s) >= 3) return end(s, { won: false, reason: 'points', space: -1, failed: [] }, out); // 16.1
  if (s.round === scenarioOf(s).rounds) return lastVerdict(s, out); // 16.2, 17.1
  thinSmoke(s, out);
  if (isAllClear(s)) return end(s, { won: true, reason: 'goals', space: -1, failed: [] }, out);
  s.round += 1; // 16.6
  f.at = 'wake';
}
