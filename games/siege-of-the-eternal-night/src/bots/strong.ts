import { isLastTurn } from '../queries/turns.ts';
import { bestByHalving } from '@nightfall/bots';
import { perform, quickRandom, type Bot, type Random } from '@nightfall/kernel';
import { enemiesLeft } from '../queries/deployment.ts';
import { siegeBook } from '../rules/book.ts';
import { clone, isRolling, phaseOf, type SiegeState } from '../state.ts';
import type { Siege, SiegeMove } from '../moves.ts';
import { bestFreeMark, decideCarefully } from './careful.ts';
import { finishNight } from './decide.ts';
import { plansFor, volleyPlans, type Plan } from '../knowledge/plans.ts';
import { playPlan } from '../knowledge/play-plan.ts';

/** How hard to think: how many plans are kept, and how many nights each is tried at first. */
export type Budget = { readonly plans: number; readonly nights: number };
export const STRONG: Budget = { plans: 256, nights: 8 };
export const HINT: Budget = { plans: 48, nights: 4 };

/** A plan after trying: the enemies left over all nights tried. */
export type Tried = { readonly plan: Plan; readonly start: SiegeState; total: number; nights: number };
const meanOf = ({ total, nights }: Tried): number => total / Math.max(1, nights);

/** SN-17.7 Finishes the night from `start` with the careful bot; night number `n` has the same dice for every plan. */
export function tryNight(start: SiegeState, n: number, base: number): number {
  const s = clone(start);
  finishNight(s, decideCarefully, quickRandom(base ^ 0x5bd1e995 ^ n), quickRandom(base + Math.imul(n, 0x9e3779b1)));
  return enemiesLeft(s);
}

/** Does anything random still come? After the ninth turn's plan nothing does. */
const isSettled = (s: SiegeState) => isLastTurn(s) && phaseOf(s) !== 'REROLL';

/** Sequential halving: the number of nights that a plan is tried doubles each round. */
export function bestOf(plans: readonly Plan[], from: SiegeState, budget: Budget, random: Random): Tried {
  const base = random.u32() | 0;
  const all = plans.map((plan): Tried => ({ plan, start: playPlan(from, plan).after, total: 0, nights: 0 }));
  const tryOut = (tried: Tried, round: number) => tryUpTo(tried, isSettled(tried.start) ? 1 : budget.nights * 2 ** round, base);
  return bestByHalving(all, tryOut, (a, b) => meanOf(a) - meanOf(b) || a.plan.key - b.plan.key)!;
}
function tryUpTo(tried: Tried, nights: number, base: number): void {
  while (tried.nights < nights) tried.total += tryNight(tried.start, tried.nights++, base);
}

/** The plan that a strong player follows from here, and how it was tried; undefined where there is nothing to plan. */
export function planStrongly(s: SiegeState, budget: Budget, random: Random): Tried | undefined {
  const phase = phaseOf(s);
  if (isRolling(s) || (phase !== 'VOLLEY' && phase !== 'ACT')) return undefined;
  const plans = phase === 'VOLLEY' ? volleyPlans(s, budget.plans) : plansFor(s, budget.plans);
  return bestOf(plans, s, budget, random);
}

export const strongBot =
  (budget: Budget): Bot<Siege> =>
  (v, _seat, random) => {
    const s = clone(v);
    const moves: SiegeMove[] = [];
    while (phaseOf(s) === 'BONUS') {
      const mark = bestFreeMark(s);
      moves.push(mark);
      perform(siegeBook, s, mark);
    }
    const best = planStrongly(s, budget, random);
    if (best) return [...moves, ...playPlan(s, best.plan).moves];
    return phaseOf(s) === 'OVER' ? moves : [...moves, decideCarefully(s, random)];
  };
