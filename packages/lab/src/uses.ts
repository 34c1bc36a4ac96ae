import { type Estimate, mean, rate } from '@nightfall/bots';
import type { Bot, Game, Types } from '@nightfall/kernel';
import type { LabPlayed } from './block.ts';
import { namedIn } from './without.ts';

/** How often moves with these words were chosen in a game. */
export type Used = { readonly [words: string]: number };
/** The same over many games: the share of games with one of them, and how many there were in a game. */
export type Use = { readonly words: string; readonly games: Estimate; readonly times: Estimate };

/** The same game with bots whose moves are counted by a part of their words. */
export function counted(game: Game, words: readonly string[]): { readonly game: Game; used(): Used } {
  const used = Object.fromEntries(words.map((word) => [word, 0]));
  const tests = words.map((word) => [word, namedIn(game, [word])] as const);
  const counting =
    (bot: Bot<Types>): Bot<Types> =>
    (v, seat, random, time) => {
      const moves = bot(v, seat, random, time);
      for (const [word, isNamed] of tests) used[word]! += moves.filter((move) => isNamed(v, move)).length;
      return moves;
    };
  const bots = Object.entries(game.bots).map(([name, level]) => [name, { ...level, bot: counting(level.bot) }] as const);
  return { game: { ...game, bots: Object.fromEntries(bots) }, used: () => used };
}

/** Empty where nothing was counted. */
export function usesOf(played: readonly LabPlayed[]): readonly Use[] {
  const seen = played.flatMap(({ used }) => (used ? [used] : []));
  return Object.keys(seen[0] ?? {}).map((words) => {
    const times = seen.map((used) => used[words] ?? 0);
    const { value, low, high } = mean(times);
    return { words, games: rate(times.filter((one) => one > 0).length, times.length), times: { value, low, high } };
  });
}
