import { anyLegal, type Bot, type Book, legal, type Pass, type Types } from '@nightfall/kernel';

/** Any legal move, all equally likely. */
export const randomBot =
  <T extends Types>(book: Book<T>, fits?: (move: T['move'] | Pass) => boolean): Bot<T> =>
  (v, seat, random) => {
    if (!fits) return one(anyLegal(book, v, seat, random));
    const moves = legal(book, v, seat).filter(fits);
    return moves.length === 0 ? [] : [moves[random.int(moves.length)]!];
  };
const one = <M>(move: M | undefined): readonly M[] => (move === undefined ? [] : [move]);
