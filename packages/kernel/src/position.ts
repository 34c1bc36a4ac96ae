import { END } from './book.ts';
import { copy } from './copy.ts';
import { type Game, isFaults } from './game.ts';
import { type Fields, list, oneOf, readAs, record, type Shape, tagged } from './shape.ts';
import type { Book, Fault, FrameOf, Json, Types } from './types.ts';

/** A position from outside: of the right form, and true to the rules. */
export function readPosition<T extends Types>(game: Game<T>, data: Json): T['state'] | readonly Fault[] {
  const state = game.position.read(data);
  if (isFaults(state)) return state;
  const broken = game.invariants?.(state) ?? [];
  return broken.length > 0 ? broken : state;
}

/** A broken invariant, and its clause. */
export const broken = (rule: string, text: string, where = ''): Fault => ({ where, code: 'BROKEN', text, rule });

/** A stack: each frame stands at a sentence of its rule, or at its end, and has the locals of its rule. */
export function stackOf<T extends Types>(
  book: () => Book<T>,
  locals: { readonly [R in FrameOf<T>['rule']]: Fields },
): Shape<FrameOf<T>[]> {
  const kinds = Object.entries<Fields>(locals).map(([rule, fields]) => [rule, frameOf(book, rule, fields)] as const);
  return list(tagged<FrameOf<T>>('rule', Object.fromEntries(kinds)), 99);
}
function frameOf<T extends Types>(book: () => Book<T>, rule: string, fields: Fields): Shape {
  const sentences = () => Object.keys((book().rules as Record<string, { sentences: object }>)[rule]!.sentences);
  // The book is asked when a frame is read: rules and positions may import each other.
  const now = () => record({ rule: oneOf(rule), at: oneOf(...sentences(), END), ...fields });
  let known: Shape | undefined;
  const shape = (): Shape => (known ??= now());
  return {
    what: `a frame of ${rule}`,
    code: 'OBJECT',
    is: (value) => shape().is(value),
    read: (value, where, faults) => shape().read(value, where, faults),
    print: (value) => shape().print(value),
    any: (random) => shape().any(random),
  };
}

/** Positions that are the state itself, read by its shape: for games without a shorter form of their own. */
export const plainPosition = <S>(shape: Shape<S>): { read(data: Json): S | readonly Fault[]; print(s: S): Json } => ({
  read: (data) => readAs(shape, data),
  print: (s) => copy(shape.print(s)),
});
