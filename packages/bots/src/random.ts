import { type Bot, type Game, legal, type Types } from '@nightfall/kernel';

/** Any legal move, each as likely as the other. */
export const randomBot =
  <T extends Types>(game: Game<T>): Bot<T> =>
  (v, seat, random) => {
    const moves = legal(game.book, v, seat);
    return moves.length === 0 ? [] : [moves[random.int(moves.length)]!];
  };
