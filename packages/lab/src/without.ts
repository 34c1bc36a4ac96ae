import { search } from '@nightfall/bots';
import { type Bot, type Game, legal, type Seat, type Types } from '@nightfall/kernel';

/** How hard a bot thinks about what to do instead. */
const INSTEAD = { tries: 60, arms: 12, margin: 0 };

/** What the variant is called in which these moves are taken away to see what they are worth. */
export const nameWithout = (words: string): string => `without ${words}`;

/** Is this move meant by one of these words? They are a part of what it is called. */
export function namedIn(game: Game, words: readonly string[]) {
  const asked = words.map((word) => word.toLowerCase());
  return (v: Types['view'], move: Parameters<Game['words']['move']>[1]): boolean => {
    const label = game.words.move(v, move).toLowerCase();
    return asked.some((word) => label.includes(word));
  };
}

/**
 * Restricted play: the same game with bots that may not make certain moves, told by a part of their words ("Barbarian"). What
 * is lost by that is what those moves are worth. A bot that wants one thinks about the others; where there is no other, it plays it.
 */
export function without(game: Game, words: readonly string[], isFor: (seat: Seat) => boolean): Game {
  const isTaken = namedIn(game, words);
  const restricted =
    (bot: Bot<Types>): Bot<Types> =>
    (v, seat, random, time) => {
      const moves = bot(v, seat, random, time);
      const at = isFor(seat) ? moves.findIndex((move) => isTaken(v, move)) : -1;
      if (at !== 0) return at < 0 ? moves : moves.slice(0, at);
      const others = legal(game.book, v, seat).filter((move) => !isTaken(v, move));
      return insteadOf(game, v, seat, others, random) ?? moves;
    };
  const bots = Object.entries(game.bots).map(([name, level]) => [name, { ...level, bot: restricted(level.bot) }] as const);
  return { ...game, bots: Object.fromEntries(bots) };
}

/** The best of the other moves; undefined if there is none. */
function insteadOf(
  game: Game,
  v: Types['view'],
  seat: Seat,
  others: ReturnType<typeof legal<Types>>,
  random: Parameters<Bot<Types>>[2],
): ReturnType<Bot<Types>> | undefined {
  if (others.length < 2 || !game.mind) return others.length > 0 ? [others[random.int(others.length)]!] : undefined;
  const { best } = search(game, { ...game.mind, plans: () => others.map((move) => [move]) }, v, seat, random, INSTEAD);
  return best;
}
