import { copy } from './copy.ts';
import { int, type Fields, type Shape } from './shape.ts';
import type { Refusal, Seat } from './types.ts';

/** The fields of each move apart from `type` and `seat`. */
export type MoveShapes<M extends { type: string; seat: Seat }> = {
  readonly [K in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: K }>, 'type' | 'seat'>]: Shape };
};

const unreadable = (rule: string, text: string): Refusal => ({ rule, code: 'FORMAT', text });
const SEAT = int(0, 63);

/** The fields of one type of move in their order, and their shapes. */
type Form = { readonly fields: readonly string[]; readonly shapes: readonly Shape[] };
type Data = { readonly [field: string]: unknown };

/** Reads a move from outside: exactly the fields of its type, each with its own shape; returns a clean copy. */
export function moveReader<M extends { type: string; seat: Seat }>(shapes: MoveShapes<M>, rule = 'kernel') {
  const forms = new Map(Object.entries<Fields>(shapes as Record<string, Fields>).map(([type, fields]) => [type, formOf(fields)]));
  const read = (data: unknown): M | Refusal => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return unreadable(rule, 'A move must be an object.');
    const { type, seat } = data as Data;
    const form = typeof type === 'string' ? forms.get(type) : undefined;
    if (!form) return { rule, code: 'UNKNOWN', text: `There is no move "${String(type).slice(0, 40)}" in this game.` };
    const wrong = SEAT.is(seat) ? faultIn(data as Data, form) : `seat must be ${SEAT.what}`;
    return wrong ? unreadable(rule, `Can't read this move: ${wrong}.`) : (copyFields(data as Data, form) as M);
  };
  return Object.assign(read, { shapes });
}
const formOf = (fields: Fields): Form => ({ fields: Object.keys(fields), shapes: Object.values(fields) });

function faultIn(data: Data, { fields, shapes }: Form): string | undefined {
  for (const field in data)
    if (field !== 'type' && field !== 'seat' && !fields.includes(field)) return `unknown field "${field.slice(0, 40)}"`;
  for (let i = 0; i < fields.length; i++) if (!shapes[i]!.is(data[fields[i]!])) return `${fields[i]} must be ${shapes[i]!.what}`;
  return undefined;
}

/** A copy that shares nothing with what came from outside. */
function copyFields(data: Data, { fields }: Form): Data {
  // From an empty object the first four fields lie in the object itself: logs are full of these.
  const clean: Record<string, unknown> = {};
  clean['type'] = data['type'];
  clean['seat'] = data['seat'];
  for (const field of fields) clean[field] = copy(data[field]);
  return clean;
}
