import { type Entry, type Game, type Input, isRefusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import { SeatNumber } from '@nightfall/protocol';
import * as v from 'valibot';
import { readInput } from '@nightfall/table';

const At = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e13));
const Hex = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
const Voices = v.pipe(v.array(v.pipe(v.array(SeatNumber), v.minLength(1), v.maxLength(16))), v.minLength(1), v.maxLength(16));
const Question = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{1,4}$/)));
const Wait = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000));
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));
const Holder = v.pipe(v.string(), v.regex(/^(person|empty|bot:[a-z]{1,24})$/));

/** The lines a server writes, and nothing else. The game knows what an input is. */
const LineForm = v.variant('type', [
  v.strictObject({ type: v.literal('input'), at: At, input: v.looseObject({ type: v.string() }), q: Question }),
  v.strictObject({ type: v.literal('undo'), at: At, seat: SeatNumber, to: Place }),
  v.strictObject({ type: v.literal('seat'), at: At, seat: SeatNumber, holder: Holder }),
  v.strictObject({ type: v.literal('rules'), at: At, version: Version }),
  v.strictObject({ type: v.literal('import'), at: At, promise: Hex, seed: Hex }),
  v.strictObject({
    type: v.literal('pause'),
    at: At,
    seat: v.nullable(SeatNumber),
    why: v.picklist(['wish', 'away', 'left', 'bots']),
  }),
  v.strictObject({ type: v.literal('resume'), at: At, seat: v.nullable(SeatNumber), after: v.optional(Wait) }),
  v.strictObject({ type: v.literal('ask'), at: At, seat: SeatNumber, to: Place, voices: Voices }),
  v.strictObject({ type: v.literal('answer'), at: At, seat: SeatNumber, yes: v.boolean() }),
]);

/** A line from outside, read by its schema and its game; or what is wrong with it. */
export function readLine(game: Game, raw: unknown): Line | string {
  const read = v.safeParse(LineForm, raw, { abortEarly: true });
  if (!read.success) return `${v.getDotPath(read.issues[0]) ?? 'line'}: ${read.issues[0].message}`;
  if (read.output.type !== 'input') return read.output;
  const { at, q } = read.output;
  const input = readAnyInput(game, read.output.input);
  return typeof input === 'string' ? input : ({ type: 'input', at, input, ...(q !== undefined && { q }) } satisfies Entry);
}
function readAnyInput(game: Game, raw: { type: string }): Input | string {
  if (raw.type === 'bell') return Object.keys(raw).length === 1 ? { type: 'bell' } : 'A bell has no fields.';
  const input = readInput(game, raw);
  return isRefusal(input) ? input.text : input;
}
