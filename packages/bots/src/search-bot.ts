import { type Bot, type Game, legal, type Mind, type Seat, type Types } from '@nightfall/kernel';
import { randomBot } from './random.ts';
import { type Budget, search } from './search.ts';

/** Tries that bring something in most games, at a few milliseconds a decision. */
const PLAIN: Budget = { tries: 400, arms: 40, margin: 1 };

/**
 * A bot that thinks every decision over. A game that says nothing about its mind is searched plainly: all legal moves, random
 * games to their end. Where there are secrets, the mind must `imagine`. What a mind has no plans for, such as a roll, its quick bot answers.
 */
export const searchBot =
  <T extends Types>(game: Game<T>, budget: Partial<Budget> = {}, mind: Mind<T> = game.mind ?? plainMind(game)): Bot<T> =>
  (v, seat, random, time) => {
    const { best, arms } = search(game, mind, v, seat, random, { ...PLAIN, ...budget });
    return arms.length > 0 ? best : mind.quick(v, seat, random, time);
  };

/** Every legal move is a plan, and chance plays on. */
export function plainMind<T extends Types>(game: Game<T>): Mind<T> {
  return {
    plans: (v, seat) => legal(game.book, v, seat).map((move) => [move]),
    quick: randomBot(game.book),
    value: (s, seat) => worthOf(game, s, seat),
    chapter: () => '',
    tries: PLAIN.tries,
  };
}
/** Won is 1, lost is 0; where only points count, more points are better. */
function worthOf<T extends Types>(game: Game<T>, s: T['state'], seat: Seat): number {
  const result = game.result(game.view(s, seat));
  if (!result) return 1 / 2;
  if (result.outcome !== 'scored' || result.winners.length > 0) return result.winners.includes(seat) ? 1 : 0;
  const score = result.scores[seat] ?? result.scores[0] ?? 0;
  return (1 + score / (1 + Math.abs(score))) / 2;
}
