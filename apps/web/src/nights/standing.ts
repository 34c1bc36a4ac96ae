import { isNight, type Shelved } from '@nightfall/ui/shelf';

/** What a player has done with a game in this browser. `best` is empty where there is nothing to compare. */
export type Standing = { readonly hasLearned: boolean; readonly hasPlayed: boolean; readonly best: string };

type Known = Pick<Shelved, 'game' | 'over' | 'guided' | 'isTaught' | 'handpicked' | 'hints'>;

/** Where a player stands in a game: a lesson is done when its last page has come, or any game was played to its end. */
export function standingIn(game: string, matches: readonly Known[]): Standing {
  const here = matches.filter((match) => match.game === game);
  const nights = here.filter((match) => match.over && isNight(match));
  const own = nights.flatMap(({ over, hints }) => (hints ? [] : over!));
  const best = own.toSorted((a, b) => (b.points ?? -Infinity) - (a.points ?? -Infinity))[0];
  return {
    hasLearned: here.some(({ over, isTaught }) => over ?? isTaught),
    hasPlayed: nights.length > 0,
    best: best?.reached ?? '',
  };
}
