import { count } from '@nightfall/kit/words';
import type { Result } from '@nightfall/kernel';
import { cityOf } from './city/cities.ts';
import { placeName } from './content/names.ts';
import { ACTION_MS } from './content/settings.ts';
import { goalsOf } from './queries/goals.ts';
import { negativePoints } from './queries/phase.ts';
import type { Goal } from './city/scenario.ts';
import type { Ending, View } from './state.ts';
import { goalOutcome } from './text/goals.ts';

/** FD-17.6 The grade of a win. */
export type Grade = 'gold' | 'silver' | 'bronze';
export const gradeOf = (v: View): Grade => (['gold', 'silver', 'bronze'] as const)[negativePoints(v)] ?? 'bronze';
/** FD-19.4, FD-23.7 Is this a game whose result is comparable with others? */
export const isRanked = (v: View): boolean =>
  !v.guided && v.own === null && !v.goals && (v.mode === 'paced' || v.ms === ACTION_MS);

const MEDALS: { readonly [K in Grade]: string } = { gold: 'a gold', silver: 'a silver', bronze: 'a bronze' };

function lostText(v: View, { reason, space, failed }: Ending): string {
  if (reason === 'casualty') return `An injured person was left in the fire on ${placeName(cityOf(v).ids[space]!)}.`;
  if (reason === 'points') return `${count(negativePoints(v), 'point')} against you: three are too many.`;
  const missed = failed.map((i) => goalOutcome(goalsOf(v)[i]!)).join(' ');
  return `Not every goal was met. ${missed}`;
}
const RULES = { casualty: 'FD-15.5', points: 'FD-16.1', objective: 'FD-17.5', goals: 'FD-17.5' } as const;
const TITLES = {
  casualty: 'Someone was lost in the fire',
  points: 'The city has lost too much',
  objective: 'The job is not done',
  goals: 'The city is safe',
} as const;

const MISSED: { readonly [K in Goal['kind']]: string } = {
  evac: 'too few civilians brought to safety',
  deliver: 'too few injured people at the hospital',
  maxBurning: 'too many areas on fire',
  maxLate: 'too many late responses',
  protect: 'a protected area burned down',
  maxBurned: 'too many areas burned down',
};
/** FD-27.5 Why a shift was lost; every goal that was missed counts. */
function causesOf(v: View, { won, reason, failed }: Ending): readonly string[] {
  if (won) return [];
  if (reason === 'objective') return failed.map((i) => MISSED[goalsOf(v)[i]!.goal.kind]);
  return [reason === 'casualty' ? 'a casualty' : 'three negative points'];
}

/** FD-1.1, FD-17.5 All win or lose together; the score is the team's Negative Points. */
export function result(v: View): Result | undefined {
  const ending = v.result;
  if (!ending) return undefined;
  const points = negativePoints(v);
  const custom = isRanked(v) || v.guided ? '' : ' Played with settings of your own.';
  const against = points === 0 ? 'nothing against you' : `${count(points, 'point')} against you`;
  const won = `Every goal met, ${against}: ${MEDALS[gradeOf(v)]} shift.`;
  return {
    outcome: ending.won ? 'won' : 'lost',
    winners: ending.won ? v.crews.map((_, seat) => seat) : [],
    scores: [points],
    title: TITLES[ending.reason],
    text: `${ending.won ? won : lostText(v, ending)}${custom}`,
    rule: RULES[ending.reason],
    causes: causesOf(v, ending),
  };
}
