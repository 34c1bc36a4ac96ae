import { canonical } from './canonical.ts';
import type { Random } from './chance/random.ts';
import { copy } from './copy.ts';
import type { Game, Notation } from './game.ts';
import { isRefusal } from './game.ts';
import { moveReader, type MoveShapes } from './moves.ts';
import { plainPosition } from './position.ts';
import type { Fields, Shape } from './shape.ts';
import type { Refusal, Seat, Types } from './types.ts';

/** Everything that can be derived from the shapes of a game's state and moves. A game overrides the parts it does better. */
export type Derived<T extends Types> = Pick<Game<T>, 'clone' | 'readMove' | 'attempts' | 'position'> & {
  readonly notation: Notation<T>;
};
/** `rule` is the clause that the refusal of an unreadable move cites. */
export function derived<T extends Types>(state: Shape<T['state']>, moves: MoveShapes<T['move']>, rule: string): Derived<T> {
  const readMove = moveReader<T['move']>(moves, rule);
  return {
    clone: copy,
    readMove,
    attempts: (_v, seat, random) => anyMoves<T>(moves, readMove, seat, random),
    position: plainPosition(state),
    notation: plainNotation<T>(moves, readMove, rule),
  };
}

type ReadMove<T extends Types> = (data: unknown) => T['move'] | Refusal;

/** A few moves of every type, as their shapes allow them. */
function anyMoves<T extends Types>(
  moves: MoveShapes<T['move']>,
  readMove: ReadMove<T>,
  seat: Seat,
  random: Random,
): readonly T['move'][] {
  return Object.entries<Fields>(moves).flatMap(([type, fields]) =>
    Array.from({ length: Object.keys(fields).length === 0 ? 1 : 4 }, () => anyMove(type, fields, seat, random)).flatMap(
      (data) => {
        const move = readMove(data);
        return isRefusal(move) ? [] : [move];
      },
    ),
  );
}
const anyMove = (type: string, fields: Fields, seat: Seat, random: Random) => ({
  type,
  seat,
  ...Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.any(random) as unknown])),
});

/** `takePost 3`: the type of the move and its fields in their order. A move that could not be read back this way is written as JSON. */
function plainNotation<T extends Types>(moves: MoveShapes<T['move']>, readMove: ReadMove<T>, rule: string): Notation<T> {
  const fieldsOf = (type: string): Fields | undefined =>
    Object.hasOwn(moves, type) ? (moves as Record<string, Fields>)[type] : undefined;
  const read = (text: string, seat: Seat): T['move'] | Refusal => {
    const [type = '', ...words] = text.split(' ');
    const fields = Object.entries(fieldsOf(type) ?? {});
    if (words.length !== fields.length)
      return { rule, code: 'FORMAT', text: `"${text.slice(0, 60)}" is not a move of this game.` };
    const values = fields.map(([name, shape], i) => [name, valueIn(words[i]!, shape)] as const);
    return readMove({ type, seat, ...Object.fromEntries(values) });
  };
  const print = (move: T['move']): string => {
    const words = Object.keys(fieldsOf(move.type) ?? {}).map((name) =>
      wordFor((move as unknown as Record<string, unknown>)[name]),
    );
    const short = [move.type, ...words].join(' ');
    const { seat, ...rest } = move;
    return canonical(read(short, seat)) === canonical(move) ? short : JSON.stringify(rest);
  };
  return { print, read };
}
function wordFor(value: unknown): string {
  if (value === null) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '()' : value.map(wordFor).join(',');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
/** The value a word stands for, according to the expected shape. */
function valueIn(word: string, shape: Shape): unknown {
  const one = (text: string): unknown[] => [text, Number(text), text === 'yes' ? true : text === 'no' ? false : text];
  const items = word === '()' ? [] : word.split(',');
  const lists = [items, items.map(Number)];
  return [...(word === '-' ? [null] : []), ...one(word), ...lists].find((value) => shape.is(value));
}

/** A view as plain text, part by part: the board of a game without a better one. */
export const plainBoard = ({ stack: _stack, ...table }: { readonly stack: unknown }): string => partsOf(table).join('\n');
function partsOf(value: object): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const title = Array.isArray(value) ? String(Number(name) + 1) : name;
    if (isShort(part)) return [`${title}: ${shortText(part)}`];
    return [`${title}:`, ...partsOf(part as object).map((row) => `  ${row}`)];
  });
}
const isShort = (part: unknown): boolean =>
  typeof part !== 'object' ||
  part === null ||
  (Array.isArray(part) && part.every((item) => item === null || typeof item !== 'object'));
const shortText = (part: unknown): string =>
  Array.isArray(part) ? part.map(shortText).join(', ') || '-' : part === null ? '-' : String(part);
