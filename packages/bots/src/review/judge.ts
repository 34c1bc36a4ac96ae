import { type Judged, type Mind, type Plan, quickRandom, seedOf, type Types } from '@nightfall/kernel';
import { type Budget, type Progress, searching } from '../search.ts';
import type { Decided, Played } from './story.ts';

/** What was played comes first: it stays to the end, and is left only for what is better beyond chance. */
const withPlayed = <T extends Types>(mind: Mind<T>, played: Plan<T>): Mind<T> => ({
  ...mind,
  plans: (v, seat, random) => [played, ...mind.plans(v, seat, random)],
  key: (v, plan) => mind.key?.(v, plan) ?? JSON.stringify(plan),
});

/** Thinks a decision over again, knowing no more than the player did. Undefined: there was nothing to decide. */
export function* judging<T extends Types>(
  { game }: Played<T>,
  mind: Mind<T>,
  { at, chapter, seat, state, played }: Decided<T>,
  budget: Budget,
  look: string,
): Generator<Progress, Judged<T> | undefined> {
  const random = quickRandom(seedOf(`${look} ${at}`));
  const { arms, best } = yield* searching(game, withPlayed(mind, played), game.view(state, seat), seat, random, budget);
  const better = arms.find(({ plan }) => plan === best);
  if (!better || better === arms[0]) return undefined;
  return { at, chapter, seat, played, better: best, cost: Math.max(0, better.gain.value), error: better.gain.error };
}
