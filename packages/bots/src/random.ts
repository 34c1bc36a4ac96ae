import { anyLegal, type Bot, type Book, legal, type Pass, type Types } from '@nightfall/kernel';

/** Any legal move that fits, all equally likely: a first draw that does not fit gives its chance to all that do. */
export const randomBot =
  <T extends Types>(book: Book<T>, fits?: (move: T['move'] | Pass) => boolean): Bot<T> =>
  (v, seat, random) => {
    const drawn = anyLegal(book, v, seat, random);
    if (!fits || drawn === undefined || fits(drawn)) return one(drawn);
    const moves = legal(book, v, seat).filter(fits);
    return moves.length === 0 ? [] : [moves[random.int(moves.length)]!];
  };
const one = <M>(move: M | undefined): readonly M[] => (move === undefined ? [] : [move]);
