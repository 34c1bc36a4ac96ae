import { isLastTurn } from '../queries/turns.ts';
import { apply, type Input, type Random } from '@nightfall/kernel';
import { siegeBook } from '../rules/book.ts';
import { clone, phaseOf, type SiegeState } from '../state.ts';
import type { Siege, SiegeMove } from '../moves.ts';
import { planStrongly, tryNight, type Budget } from './strong.ts';
import { playPlan } from '../knowledge/play-plan.ts';

/** SN-17.11 What a turn cost: enemies left on average after the play made, and after the best plan found. */
export type TurnReview = {
  readonly turn: number;
  readonly played: number;
  readonly best: number;
  /** At least 0: "turn 4 cost you about 1.3 enemies". */
  readonly cost: number;
  readonly better: readonly SiegeMove[];
};

/** A decision of the night: where it stood when dice had fallen, and where it stood before the next roll. */
type Stretch = { readonly from: SiegeState; readonly to: SiegeState };

function stretchesOf(start: SiegeState, inputs: readonly Input<Siege>[]): Stretch[] {
  const found: Stretch[] = [];
  const s = clone(start);
  let from: SiegeState | undefined;
  for (const input of inputs) {
    if (input.type === 'roll' && from) found.push({ from, to: clone(s) });
    apply(siegeBook, s, input);
    if (input.type === 'dice') from = clone(s);
  }
  if (from) found.push({ from, to: s });
  return found;
}

/** Reviews every decision that followed a roll. `start` is the night before its first input. */
export const review = (start: SiegeState, inputs: readonly Input<Siege>[], budget: Budget, random: Random): TurnReview[] =>
  stretchesOf(start, inputs).flatMap((stretch) => reviewOne(stretch, budget, random) ?? []);

function reviewOne({ from, to }: Stretch, budget: Budget, random: Random): TurnReview | undefined {
  const tried = planStrongly(from, budget, random);
  if (!tried) return undefined;
  const base = random.u32() | 0;
  const nights = isLastTurn(from) && phaseOf(from) === 'ACT' ? 1 : 8 * budget.nights;
  const mean = (s: SiegeState) =>
    Array.from({ length: nights }, (_, n) => tryNight(s, n, base)).reduce((a, b) => a + b, 0) / nights;
  const played = mean(to);
  const best = mean(tried.start);
  return { turn: from.turn, played, best, cost: Math.max(0, played - best), better: playPlan(from, tried.plan).moves };
}
