import { canonical } from './canonical.ts';
import type { Random } from './chance/random.ts';
import { copy } from './copy.ts';
import type { Game, Notation } from './game.ts';
import { isRefusal } from './game.ts';
import { moveReader, type MoveShapes } from './moves.ts';
import { movesIn } from './play.ts';
import { plainPosition } from './position.ts';
import type { Fields, Shape } from './shape.ts';
import type { Book, Refusal, Seat, Types } from './types.ts';

/** Everything that can be derived from the shapes of a game's state and moves. A game overrides the parts it does better. */
export type Derived<T extends Types> = Required<Pick<Game<T>, 'clone' | 'readMove' | 'attempts' | 'position'>> & {
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

/** The shapes of the declared moves of a book. */
export const shapesIn = <T extends Types>(book: Book<T>) =>
  Object.fromEntries(Object.entries(movesIn(book)).map(([type, { fields = {} }]) => [type, fields])) as MoveShapes<T['move']>;

/** What follows from the declared moves of a book: how they are read, written and labelled. */
export function derivedMoves<T extends Types>(book: Book<T>, rule: string) {
  const moves = movesIn(book);
  const shapes = shapesIn(book);
  const readMove = moveReader<T['move']>(shapes, rule);
  return {
    readMove,
    notation: plainNotation<T>(shapes, readMove, rule, (type) => moves[type]?.word ?? type),
    label: (v: T['view'], move: T['move']): string => moves[move.type]!.label!(v, move),
    noteOn: (move: T['move']): string | undefined => moves[move.type]!.note,
  };
}

type ReadMove<T extends Types> = (data: unknown) => T['move'] | Refusal;

/** A few moves of every type, as their shapes allow them. */
export function anyMoves<T extends Types>(
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

/** `takePost 3`: the word for the move and its fields in their order. A move that could not be read back this way is written as JSON. */
function plainNotation<T extends Types>(
  moves: MoveShapes<T['move']>,
  readMove: ReadMove<T>,
  rule: string,
  wordOf: (type: string) => string = (type) => type,
): Notation<T> {
  const types = new Map(Object.keys(moves).map((type) => [wordOf(type), type]));
  const fieldsOf = (type: string): Fields | undefined =>
    Object.hasOwn(moves, type) ? (moves as Record<string, Fields>)[type] : undefined;
  const read = (text: string, seat: Seat): T['move'] | Refusal => {
    const [word = '', ...words] = text.trim().split(/\s+/);
    const type = types.get(word) ?? word;
    const fields = Object.entries(fieldsOf(type) ?? {});
    // The last field may be a list of several words.
    const last = words.slice(fields.length - 1).join(' ');
    const values = fields.map(
      ([name, shape], i) => [name, valueIn(i < fields.length - 1 ? (words[i] ?? '') : last, shape)] as const,
    );
    if (fields.length === 0 ? words.length > 0 : words.length > fields.length && values.at(-1)![1] === undefined)
      return { rule, code: 'FORMAT', text: `"${text.slice(0, 60)}" is not a move of this game.` };
    return readMove({ type, seat, ...Object.fromEntries(values) });
  };
  const print = (move: T['move']): string => {
    const words = Object.entries(fieldsOf(move.type) ?? {}).map(([name, shape]) =>
      wordFor((move as unknown as Record<string, unknown>)[name], shape),
    );
    const short = [wordOf(move.type), ...words].join(' ').trimEnd();
    const { seat, ...rest } = move;
    return canonical(read(short, seat)) === canonical(move) ? short : JSON.stringify(rest);
  };
  return { print, read };
}
function wordFor(value: unknown, shape?: Shape): string {
  if (shape?.word) return shape.word.print(value);
  if (value === null) return '-';
  if (Array.isArray(value)) return listWord(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
/** `3,5`; and `3,5 4,6` for a list of lists. */
const listWord = (items: readonly unknown[]): string =>
  items.length === 0 ? '()' : items.map((item) => wordFor(item)).join(items.some(Array.isArray) ? ' ' : ',');
/** The value a word stands for, according to the expected shape. */
function valueIn(word: string, shape: Shape): unknown {
  if (shape.word) return shape.word.read(word);
  const one = (text: string): unknown[] => [text, Number(text), text === 'yes' ? true : text === 'no' ? false : text];
  const items = word.split(',');
  const lists = word.split(' ').map((part) => part.split(',').map(Number));
  const meant =
    word === '()' || word === '' ? [[]] : [...(word === '-' ? [null] : []), ...one(word), items, items.map(Number), lists];
  return meant.find((value) => shape.is(value));
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
