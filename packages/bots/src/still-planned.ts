import { apply, canonical, type Game, type Plan, type Types } from '@nightfall/kernel';

/** A plan that was proposed, and what the table looked like then. */
export type Proposed<T extends Types> = { readonly view: T['view']; readonly plan: Plan<T> };

/**
 * What is left of a plan that somebody follows: whoever asks for a hint after each move is led through one plan, not through the
 * beginnings of several. Undefined: it is done, or the game has gone another way. Only where nothing is hidden, so that the view is the state.
 */
export function stillPlanned<T extends Types>(
  game: Pick<Game<T>, 'book' | 'clone' | 'secrets'>,
  { view, plan }: Proposed<T>,
  now: T['view'],
): Plan<T> | undefined {
  if (game.secrets) return undefined;
  const [s, here] = [game.clone(view as T['state']), canonical(now)];
  for (let done = 0; done < plan.length; done++) {
    if (canonical(s) === here) return plan.slice(done);
    if (apply(game.book, s, plan[done]!)) return undefined;
  }
  return undefined;
}
