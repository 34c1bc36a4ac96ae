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

/** The fields of one type of move in their order, and their shapes. */
type Form = { readonly fields: readonly string[]; readonly shapes: readonly Shape[] };
type Data = { readonly [field: string]: unknown };

/** Reads a move from outside: exactly the fields of its type, each of its shape; a clean copy comes out. */
export function moveReader<M extends { type: string; seat: Seat }>(shapes: MoveShapes<M>, rule = 'kernel') {
  const forms = new Map(Object.entries<Fields>(shapes as Record<string, Fields>).map(([type, fields]) => [type, formOf(fields)]));
  return (data: unknown): M | Refusal => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return unreadable(rule, 'A move is an object.');
    const { type, seat } = data as Data;
    const form = typeof type === 'string' ? forms.get(type) : undefined;
    if (!form) return { rule, code: 'UNKNOWN', text: `There is no move "${String(type).slice(0, 40)}" here.` };
    const wrong = SEAT(seat) ? `seat: ${SEAT(seat)}` : faultIn(data as Data, form);
    return wrong ? unreadable(rule, `This move cannot be read: ${wrong}.`) : (copyFields(data as Data, form) as M);
  };
}
const formOf = (fields: Fields): Form => ({ fields: Object.keys(fields), shapes: Object.values(fields) });

function faultIn(data: Data, { fields, shapes }: Form): string | undefined {
  for (const field in data)
    if (field !== 'type' && field !== 'seat' && !fields.includes(field)) return `unknown field "${field.slice(0, 40)}"`;
  for (let i = 0; i < fields.length; i++) {
    const fault = shapes[i]!(data[fields[i]!]);
    if (fault) return `${fields[i]} must be ${fault}`;
  }
  return undefined;
}

/** A copy that shares nothing with what came from outside: what a shape lets through are values and lists. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(copyOf) : value);
function copyFields(data: Data, { fields }: Form): Data {
  // From an empty object the first four fields lie in the object itself: logs are full of these.
  const copy: Record<string, unknown> = {};
  copy['type'] = data['type'];
  copy['seat'] = data['seat'];
  for (const field of fields) copy[field] = copyOf(data[field]);
  return copy;
}
