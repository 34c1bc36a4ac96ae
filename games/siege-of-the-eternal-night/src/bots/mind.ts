import type { Mind, Plan } from '@nightfall/kernel';
import { enemiesLeft } from '../queries/deployment.ts';
import { plansFor, volleyPlans } from '../knowledge/plans.ts';
import { playPlan } from '../knowledge/play-plan.ts';
import { drawnSince } from '../knowledge/turn-begun.ts';
import type { Siege } from '../moves.ts';
import { isRolling, phaseOf, type SiegeState } from '../state.ts';
import { decideCarefully } from './careful.ts';
import { botOf } from './decide.ts';

/** Plans that are tried, the most promising by a glance (SN-17.6). */
const FEW = 12;
function plans(s: SiegeState): readonly Plan<Siege>[] {
  const phase = phaseOf(s);
  if (isRolling(s) || (phase !== 'VOLLEY' && phase !== 'ACT')) return [];
  const found = phase === 'VOLLEY' ? volleyPlans(s, FEW) : plansFor(s, FEW);
  return found.toSorted((a, b) => a.key - b.key).map((plan) => playPlan(s, plan).moves);
}
/** Beyond this many enemies left, more make no difference: no careful player leaves more. */
const MOST = 20;
const value = (s: SiegeState): number => Math.max(0, 1 - enemiesLeft(s) / MOST);

/** SN-17.11 A decision begins when dice have fallen. */
export const mind: Mind<Siege> = {
  plans,
  quick: botOf(decideCarefully),
  value,
  unit: { name: 'enemies left', most: MOST },
  tries: 320,
  isDeed: ({ type }) => type !== 'roll' && type !== 'end',
  key: (_v, plan) => JSON.stringify(plan),
  chapter: ({ turn }) => `Turn ${Math.max(1, turn)}`,
  isDecision: (v) => (phaseOf(v) === 'ACT' || phaseOf(v) === 'VOLLEY') && drawnSince(v).length === 0,
};
