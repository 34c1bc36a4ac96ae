import { type Game, type Mind, type Plan, type Prospect, type Random, type Seat, type Types } from '@nightfall/kernel';
import { honest, withCare } from './careful.ts';
import { type Progress, searching } from './search.ts';

/** Rivals that are worth telling. */
const FEW = 2;
const ARMS = 6;

/**
 * The odds that go with a hint: what this plan is worth, and what the best of its rivals would gain or lose. It knows no more
 * than the seat does.
 */
export function* weighing<T extends Types>(
  game: Game<T> & { readonly mind: Mind<T> },
  v: T['view'],
  seat: Seat,
  plan: Plan<T>,
  random: Random,
): Generator<Progress, Prospect<T>> {
  const { mind } = game;
  const weighed: Mind<T> = {
    ...withCare(mind),
    plans: (at, of, chance) => [plan, ...mind.plans(at, of, chance)],
    key: (at, one) => mind.key?.(at, one) ?? JSON.stringify(one),
  };
  const { arms } = yield* searching(game, weighed, v, seat, random, { tries: mind.tries, arms: ARMS, margin: 0 });
  const [own, ...others] = arms;
  const most = Math.max(0, ...others.map(({ tries }) => tries));
  const rivals = others
    .filter(({ tries }) => 2 * tries >= most)
    .toSorted((a, b) => b.gain.value - a.gain.value)
    .slice(0, FEW)
    .map((arm) => ({ plan: arm.plan, gain: arm.gain }));
  return { odds: honest(mind, own?.odds ?? { win: 0, low: 0, high: 1 }), rivals };
}
