import type { Random } from './chance/random.ts';
import { copy } from './copy.ts';
import type { Fault, Json } from './types.ts';

/**
 * What a value from outside must be. Everything that comes from outside is read with shapes: moves, options, positions,
 * frames, records, kept matches, sheets. A shape notes all faults with their places and gives a clean copy.
 */
export type Shape<V = unknown> = {
  /** "a whole number from 1 to 6" */
  readonly what: string;
  /** The code of the fault when a value is not that. */
  readonly code: string;
  /** A quick check, for moves: it notes nothing and copies nothing. */
  is(value: unknown): boolean;
  /** A clean copy. If a fault was noted, the result is useless. */
  read(value: unknown, where: string, faults: Fault[]): V;
  /** What `read` takes back. */
  print(value: V): Json;
  /** A sample value of this shape, for testing; undefined if there is none. */
  any(random: Random): V | undefined;
  /** How a move writes it, if not as it is: a square by its name. */
  readonly word?: { print(value: V): string; read(word: string): V | undefined };
};
// oxlint-disable-next-line typescript/no-explicit-any -- a shape of whatever it is
type AnyShape = Shape<any>;
export type Fields = { readonly [field: string]: AnyShape };
export type ValueOf<S extends AnyShape> = S extends Shape<infer V> ? V : never;
type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** Long texts in a fault are cut. */
const cut = (text: string) => text.slice(0, 40);
export const placeIn = (where: string, part: string | number): string =>
  typeof part === 'number' ? `${where}[${part}]` : where === '' ? cut(part) : `${where}.${cut(part)}`;
export const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function noteFault(faults: Fault[], where: string, { what, code }: { what: string; code: string }): void {
  faults.push({ where, code, text: `${where === '' ? 'This' : where} must be ${what}.` });
}

/** All shapes have the same keys in the same order: reading moves stays quick. */
function plain<V>(code: string, what: string, is: (value: unknown) => boolean, any: (random: Random) => V | undefined): Shape<V> {
  const shape: Shape<V> = {
    what,
    code,
    is,
    read(value, where, faults) {
      if (!is(value)) noteFault(faults, where, shape);
      return value as V;
    },
    print: (value) => value as Json,
    any,
  };
  return shape;
}

/** A whole number within bounds, both included. */
export const int = (min: number, max: number): Shape<number> =>
  plain(
    'NUMBER',
    `a whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
    (random) => min + random.int(Math.min(max - min + 1, 100)),
  );
/** True or false. */
export const flag: Shape<boolean> = plain(
  'FLAG',
  'true or false',
  (value) => typeof value === 'boolean',
  (random) => random.int(2) === 1,
);
/** A text of a pattern, with at most 256 letters; `samples` are some that fit. */
export const word = (pattern: RegExp, ...samples: readonly string[]): Shape<string> =>
  plain(
    'TEXT',
    `a text like ${pattern.source}`,
    (value) => typeof value === 'string' && value.length <= 256 && pattern.test(value),
    (random) => samples[random.int(samples.length)],
  );
/** Characters that cannot be seen, or that reverse the line; emoji and several scripts need the two joiners. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Any text up to a length, as others will read it. */
export const text = (max: number): Shape<string> =>
  plain(
    'TEXT',
    `a text of up to ${max} visible characters`,
    (value) => typeof value === 'string' && value.length <= max && !HIDDEN.test(value),
    () => '',
  );
/** Any JSON, up to this many characters. */
export const data = (max: number): Shape<Json> => ({
  ...plain<Json>(
    'DATA',
    `data of at most ${max} characters`,
    (value) => (JSON.stringify(value) ?? 'x'.repeat(max + 1)).length <= max,
    () => null,
  ),
  print: (value) => value,
});
/** One of these words: `oneOf('owl', 'bat')`, or `oneOf(...KINDS)` for a list that is `as const`. */
export const oneOf = <const W extends string | number | boolean>(...words: readonly W[]): Shape<W> =>
  plain(
    'WORD',
    `one of ${words.join(', ')}`,
    (value) => words.includes(value as W),
    (random) => words[random.int(words.length)],
  );

/** A list of at most `max` things, all of one shape. */
export function list<V>(of: Shape<V>, max: number, min = 0): Shape<V[]> {
  const is = (value: unknown) => {
    if (!Array.isArray(value) || value.length > max || value.length < min) return false;
    for (const item of value) if (!of.is(item)) return false;
    return true;
  };
  const shape = plain<V[]>('LIST', `a list of ${min} to ${max}, each ${of.what}`, is, (random) => anyList(of, max, min, random));
  const read = (value: unknown, where: string, faults: Fault[]): V[] => {
    if (Array.isArray(value) && value.length <= max && value.length >= min)
      return value.map((item, i) => of.read(item, placeIn(where, i), faults));
    noteFault(faults, where, shape);
    return [];
  };
  return { ...shape, read, print: (values) => values.map((value) => of.print(value)) };
}
function anyList<V>(of: Shape<V>, max: number, min: number, random: Random): V[] {
  const count = min + random.int(Math.min(max - min, 4) + 1);
  return Array.from({ length: count }, () => of.any(random)).filter((item) => item !== undefined);
}

/** This shape, or null. */
export const nullable = <V>(of: Shape<V>): Shape<V | null> => ({
  ...plain<V | null>(
    of.code,
    `${of.what}, or null`,
    (value) => value === null || of.is(value),
    (random) => (random.int(4) === 0 ? null : of.any(random)),
  ),
  read: (value, where, faults) => (value === null ? null : of.read(value, where, faults)),
  print: (value) => (value === null ? null : of.print(value)),
});

/** A field that may be left out: it then has the value `absent`. */
export function optional<V>(of: Shape<V>): Shape<V | undefined>;
export function optional<V>(of: Shape<V>, absent: NoInfer<V>): Shape<V>;
export function optional<V>(of: Shape<V>, absent?: V): Shape<V | undefined> {
  return {
    ...plain<V | undefined>(
      of.code,
      of.what,
      (value) => value === undefined || of.is(value),
      (random) => of.any(random),
    ),
    read: (value, where, faults) => (value === undefined ? copy(absent) : of.read(value, where, faults)),
    print: (value) => (value === undefined ? null : of.print(value)),
  };
}

/** A fixed number of things, each of its own shape. */
export function tuple<S extends AnyShape[]>(...parts: S): Shape<{ [K in keyof S]: ValueOf<S[K]> }> {
  type Values = { [K in keyof S]: ValueOf<S[K]> };
  const isOne = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length === parts.length;
  const shape = plain<Values>(
    'LIST',
    `${parts.length} things: ${parts.map(({ what }) => what).join('; ')}`,
    (value) => isOne(value) && parts.every((part, i) => part.is(value[i])),
    (random) => parts.map((part) => part.any(random) as unknown) as Values,
  );
  const read = (value: unknown, where: string, faults: Fault[]): Values => {
    if (isOne(value)) return parts.map((part, i) => part.read(value[i], placeIn(where, i), faults) as unknown) as Values;
    noteFault(faults, where, shape);
    return [] as unknown as Values;
  };
  return { ...shape, read, print: (values) => parts.map((part, i) => part.print(values[i])) };
}

/** An object of exactly these fields. `others` says what happens to unknown ones: a fault, or they are kept as they are. */
export function record<F extends Fields>(fields: F, others: 'refused' | 'kept' = 'refused'): Shape<ValuesOf<F>> {
  type Values = ValuesOf<F>;
  const names = Object.keys(fields);
  const isKnown = (name: string) => Object.hasOwn(fields, name);
  const is = (value: unknown) =>
    isFields(value) &&
    names.every((name) => fields[name]!.is(value[name])) &&
    (others === 'kept' || Object.keys(value).every(isKnown));
  const any = (random: Random) => Object.fromEntries(names.map((name) => [name, fields[name]!.any(random) as unknown])) as Values;
  const shape = plain<Values>('OBJECT', `an object with ${names.join(', ')}`, is, any);
  const read = (value: unknown, where: string, faults: Fault[]): Values => {
    if (!isFields(value)) noteFault(faults, where, shape);
    const data = isFields(value) ? value : {};
    const rest = Object.keys(data).filter((name) => !isKnown(name));
    if (others === 'refused') for (const name of rest) noteUnknown(faults, placeIn(where, name), names);
    const kept = others === 'kept' ? rest.map((name) => [name, copy(data[name])] as const) : [];
    const known = isFields(value)
      ? names.map((name) => [name, readField(fields[name]!, data, name, where, faults)] as const)
      : [];
    return Object.fromEntries([...known.filter(([, item]) => item !== undefined), ...kept]) as Values;
  };
  const print = (values: Values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, isKnown(name) ? fields[name]!.print(value) : (value as Json)]),
    );
  return { ...shape, read, print };
}
function noteUnknown(faults: Fault[], where: string, names: readonly string[]): void {
  faults.push({ where, code: 'UNKNOWN', text: `There is no "${where}" here; there are ${names.join(', ') || 'no fields'}.` });
}
function readField(of: AnyShape, data: { readonly [field: string]: unknown }, name: string, where: string, faults: Fault[]) {
  const place = placeIn(where, name);
  if (Object.hasOwn(data, name) || of.is(undefined)) return of.read(data[name], place, faults) as unknown;
  faults.push({ where: place, code: 'MISSING', text: `${place} is missing: ${of.what}.` });
  return undefined;
}

/** An object with any number of entries, up to `max`, whose names fit a pattern or are in a list. */
export function entries<V>(names: RegExp | readonly string[], of: Shape<V>, max = 256): Shape<{ [name: string]: V }> {
  type Values = { [name: string]: V };
  const [isName, like] =
    names instanceof RegExp
      ? [(name: string) => names.test(name), `like ${names.source}`]
      : [(name: string) => names.includes(name), `among ${names.join(', ')}`];
  const fits = (value: unknown): value is { readonly [name: string]: unknown } =>
    isFields(value) && Object.keys(value).length <= max;
  const shape = plain<Values>(
    'OBJECT',
    `an object of up to ${max} names ${like}, each ${of.what}`,
    (value) => fits(value) && Object.entries(value).every(([name, item]) => isName(name) && of.is(item)),
    () => ({}),
  );
  const readEntry = (name: string, item: unknown, where: string, faults: Fault[]): V => {
    const place = placeIn(where, name);
    if (!isName(name)) faults.push({ where: place, code: 'UNKNOWN', text: `There is no "${place}": names are ${like}.` });
    return of.read(item, place, faults);
  };
  const read = (value: unknown, where: string, faults: Fault[]): Values => {
    if (!fits(value)) noteFault(faults, where, shape);
    const found = fits(value) ? Object.entries(value) : [];
    return Object.fromEntries(found.map(([name, item]) => [name, readEntry(name, item, where, faults)]));
  };
  return { ...shape, read, print: (values) => Object.fromEntries(Object.entries(values).map(([n, v]) => [n, of.print(v)])) };
}

/** One of several objects, told apart by a field: `{ rule: 'turn', … }`. */
export function tagged<V>(tag: string, kinds: { readonly [kind: string]: Shape }): Shape<V> {
  const kindOf = (value: unknown): Shape | undefined => {
    const kind = isFields(value) ? value[tag] : undefined;
    return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  };
  const names = Object.keys(kinds);
  const shape = plain<V>(
    'OBJECT',
    `an object whose ${tag} is one of ${names.join(', ')}`,
    (value) => kindOf(value)?.is(value) ?? false,
    (random) => kinds[names[random.int(names.length)]!]?.any(random) as V | undefined,
  );
  const read = (value: unknown, where: string, faults: Fault[]): V => {
    const of = kindOf(value);
    if (of) return of.read(value, where, faults) as V;
    noteFault(faults, where, shape);
    return value as V;
  };
  return { ...shape, read, print: (value) => kindOf(value)!.print(value) };
}

/** The first of several shapes that fits. */
export function either<V>(...shapes: readonly AnyShape[]): Shape<V> {
  const fitting = (value: unknown) => shapes.find((one) => one.is(value));
  const shape = plain<V>(
    shapes[0]!.code,
    shapes.map(({ what }) => what).join(', or '),
    (value) => fitting(value) !== undefined,
    (random) => shapes[random.int(shapes.length)]!.any(random) as V | undefined,
  );
  const read = (value: unknown, where: string, faults: Fault[]): V => {
    const of = fitting(value) ?? closest(shapes, value);
    if (of) return of.read(value, where, faults) as V;
    noteFault(faults, where, shape);
    return value as V;
  };
  return { ...shape, read };
}
/** The shape whose faults are worth reporting: if the value is an object, the author meant an object. */
const closest = (shapes: readonly AnyShape[], value: unknown): AnyShape | undefined => {
  const code = isFields(value) ? 'OBJECT' : Array.isArray(value) ? 'LIST' : typeof value === 'string' ? 'TEXT' : undefined;
  return code === undefined ? undefined : shapes.find((one) => one.code === code);
};

/** A value that is written as a short text, such as `Orc 1/2 @S3`. `read` gives the value, or a sentence that says what is wrong. */
export function written<V extends object | number | null>(
  what: string,
  parse: (words: string) => V | string,
  print: (value: V) => string,
): Shape<V> {
  const parsed = (value: unknown): V | string => (typeof value === 'string' && value.length <= 256 ? parse(value) : '');
  return {
    ...plain<V>(
      'TEXT',
      what,
      (value) => typeof parsed(value) !== 'string',
      () => undefined,
    ),
    read(value, where, faults) {
      const found = parsed(value);
      if (typeof found !== 'string') return found;
      faults.push({ where, code: 'TEXT', text: found || `${where} must be ${what}.` });
      return null as V;
    },
    print,
  };
}

/** The same shape with a short name for each value, for the notation of moves. */
export const inWords = <V>(of: Shape<V>, print: (value: V) => string, read: (word: string) => V | undefined): Shape<V> => ({
  ...of,
  word: { print, read },
});
/** The same shape with better samples for testing. */
export const like = <V>(of: Shape<V>, any: (random: Random) => V): Shape<V> => ({ ...of, any });

/** The value, or everything that is wrong with it. */
export function readAs<V>(shape: Shape<V>, data: unknown, where = ''): V | readonly Fault[] {
  const faults: Fault[] = [];
  const value = shape.read(data, where, faults);
  return faults.length > 0 ? faults : value;
}
