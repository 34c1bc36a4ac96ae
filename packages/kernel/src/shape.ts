import type { Refusal, Seat } from './types.ts';

/** Says what is wrong with a value from outside, or nothing. */
export type Shape = (value: unknown) => string | undefined;

export const int =
  (min: number, max: number): Shape =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : `a whole number from ${min} to ${max}`;
export const flag: Shape = (value) => (typeof value === 'boolean' ? undefined : 'true or false');
export const word =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= 256 && pattern.test(value) ? undefined : `a text like ${pattern.source}`;
export const oneOf =
  (...words: readonly (string | number)[]): Shape =>
  (value) =>
    words.includes(value as string) ? undefined : `one of ${words.join(', ')}`;
export const list =
  (of: Shape, max: number, min = 0): Shape =>
  (value) => {
    if (!Array.isArray(value) || value.length > max || value.length < min) return `a list of ${min} to ${max}`;
    for (const item of value) {
      const fault = of(item);
      if (fault) return `a list, each ${fault}`;
    }
    return undefined;
  };
export const nullable =
  (of: Shape): Shape =>
  (value) =>
    value === null ? undefined : of(value);

type Fields = { readonly [field: string]: Shape };
/** The fields of each move besides `type` and `seat`. */
export type MoveShapes<M extends { type: string; seat: Seat }> = {
  readonly [K in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: K }>, 'type' | 'seat'>]: Shape };
};

const unreadable = (rule: string, text: string): Refusal => ({ rule, code: 'FORMAT', text });
const SEAT = int(0, 63);

/** Reads a move from outside: exactly the fields of its type, each of its shape; a clean copy comes out. */
export function moveReader<M extends { type: string; seat: Seat }>(shapes: MoveShapes<M>, rule = 'kernel') {
  const known = new Map<string, Fields>(Object.entries<Fields>(shapes as Record<string, Fields>));
  return (data: unknown): M | Refusal => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return unreadable(rule, 'A move is an object.');
    const { type, seat, ...rest } = data as Record<string, unknown>;
    const fields = typeof type === 'string' ? known.get(type) : undefined;
    if (!fields) return { rule, code: 'UNKNOWN', text: `There is no move "${String(type).slice(0, 40)}" here.` };
    const wrong = SEAT(seat) ? `seat: ${SEAT(seat)}` : faultIn(rest, fields);
    return wrong ? unreadable(rule, `This move cannot be read: ${wrong}.`) : (copyFields(data as Record<string, unknown>) as M);
  };
}

function faultIn(rest: Record<string, unknown>, fields: Fields): string | undefined {
  for (const field of Object.keys(rest)) if (!Object.hasOwn(fields, field)) return `unknown field "${field.slice(0, 40)}"`;
  for (const [field, shape] of Object.entries(fields)) {
    const fault = shape(rest[field]);
    if (fault) return `${field} must be ${fault}`;
  }
  return undefined;
}

/** A copy that shares nothing with what came from outside: what a shape lets through are values and lists. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(copyOf) : value);
function copyFields(data: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const field of Object.keys(data)) copy[field] = copyOf(data[field]);
  return copy;
}
