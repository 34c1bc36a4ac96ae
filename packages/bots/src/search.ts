import type { Gain, Mind, Odds, Plan, Random, Seat, Types } from '@nightfall/kernel';
import type { Ground } from './play-out.ts';
import { fatesFrom, tryPlan } from './tries.ts';
import { errorOf, gainIn, gainOf, meanOf, oddsOf } from './worths.ts';

/** How hard to think, in counts: the same seed and budget give the same verdict on every machine. */
export type Budget = {
  /** Tries for all plans together. */
  readonly tries: number;
  /** Maximum number of plans. */
  readonly arms: number;
  /** Standard errors by which a plan must do better before the base bot's own is left for it. */
  readonly margin: number;
};
/** A plan as tried: what it is worth, how sure that is, and how often it was tried. */
export type Arm<T extends Types> = {
  readonly plan: Plan<T>;
  readonly worth: number;
  readonly error: number;
  readonly tries: number;
  /** What it has over the first plan, by the fates that both met. */
  readonly gain: Gain;
  readonly odds: Odds;
};
/** What a search found: the answer for bot, hint, review and lab alike. */
export type Verdict<T extends Types> = {
  readonly best: Plan<T>;
  /** In the order of `Mind.plans`: the base bot's own first. */
  readonly arms: readonly Arm<T>[];
  /** The chance to win after the best plan, with its 95 % bounds. */
  readonly odds: Odds;
  readonly spent: { readonly tries: number; readonly inputs: number };
};
/** How far a search has come: tries done, of the tries that it may spend. */
export type Progress = { readonly done: number; readonly of: number };

type Tried<T extends Types> = { readonly plan: Plan<T>; readonly worths: number[] };

/**
 * Thinks a decision over, try by try: whoever drives it may look at the clock after each, tell how far it is, or stop. Each
 * plan meets the same fates; in rounds of equal cost the worse half drops out, but the base bot's own plan stays to the end.
 */
export function* searching<T extends Types>(
  game: Ground<T>,
  mind: Mind<T>,
  v: T['view'],
  seat: Seat,
  random: Random,
  budget: Budget,
): Generator<Progress, Verdict<T>> {
  const fate = fatesFrom(game, mind, v, seat, random.u32());
  const all = armsFor(mind, v, seat, random, budget.arms);
  const spent = { tries: 0, inputs: 0 };
  let left: readonly Tried<T>[] = all;
  for (let round = roundsFor(all.length); round > 0; round--) {
    const share = shareOf(budget.tries - spent.tries, round, left.length);
    for (const arm of left)
      for (let i = 0; i < share; i++) {
        spent.inputs += tryPlan(game, mind, fate(arm.worths.length), v, seat, arm);
        spent.tries += 1;
        yield { done: spent.tries, of: budget.tries };
      }
    left = betterHalf(left, all[0]!);
  }
  return verdictOn(all, left, budget.margin, spent);
}

/** The whole search at once. */
export function search<T extends Types>(
  game: Ground<T>,
  mind: Mind<T>,
  v: T['view'],
  seat: Seat,
  random: Random,
  budget: Budget,
): Verdict<T> {
  const steps = searching(game, mind, v, seat, random, budget);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The plans to try, each key once. */
function armsFor<T extends Types>(mind: Mind<T>, v: T['view'], seat: Seat, random: Random, most: number): Tried<T>[] {
  const seen = new Set<string>();
  const isNew = (plan: Plan<T>) => {
    const key = mind.key?.(v, plan);
    return key === undefined || (!seen.has(key) && seen.add(key) !== undefined);
  };
  return mind
    .plans(v, seat, random)
    .filter(isNew)
    .slice(0, most)
    .map((plan) => ({ plan, worths: [] }));
}

/** A single plan is tried too: its odds are asked for as well. */
const roundsFor = (arms: number): number => (arms === 0 ? 0 : Math.max(1, Math.ceil(Math.log2(arms))));
const shareOf = (tries: number, rounds: number, arms: number): number => Math.max(1, Math.floor(tries / rounds / arms));

/** At least two stay: the base bot's own plan and its best rival. */
function betterHalf<T extends Types>(arms: readonly Tried<T>[], own: Tried<T>): readonly Tried<T>[] {
  const rivals = arms.filter((arm) => arm !== own).toSorted((a, b) => meanOf(b.worths) - meanOf(a.worths));
  return [own, ...rivals.slice(0, Math.max(1, Math.ceil(arms.length / 2) - 1))];
}

function verdictOn<T extends Types>(
  all: readonly Tried<T>[],
  [own, rival]: readonly Tried<T>[],
  margin: number,
  spent: Verdict<T>['spent'],
): Verdict<T> {
  const isBetter = own && rival && gainOf(rival.worths, own.worths) > margin;
  const best = isBetter ? rival : own;
  const arms = all.map(({ plan, worths }) => ({
    plan,
    worth: meanOf(worths),
    error: errorOf(worths),
    tries: worths.length,
    gain: gainIn(worths, own?.worths ?? []),
    odds: oddsOf(worths),
  }));
  return { best: best?.plan ?? [], arms, odds: oddsOf(best?.worths ?? []), spent };
}
