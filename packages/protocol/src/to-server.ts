import * as v from 'valibot';
import {
  CLIENT_ID,
  ClientId,
  Count,
  Key,
  Level,
  MATCH_ID,
  Mark,
  MatchId,
  Phrase,
  SeatNumber,
  TYPE_LENGTH,
  Talk,
} from './words.ts';

const Wish = { m: MatchId, id: ClientId };

/** Every message that a client may send. Anything else is answered with `no` and the code `FORMAT`. */
export const ToServer = v.variant('t', [
  v.pipe(
    v.strictObject({ t: v.literal('in'), ...Wish, i: v.looseObject({ type: v.pipe(v.string(), v.maxLength(TYPE_LENGTH)) }) }),
    v.description('Plays an input: a move of the game, `pass`, or `dice` where the game lets people type theirs in.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('hello'), token: v.optional(Key), z: v.optional(v.boolean()) }),
    v.description(
      'Says who speaks, where no cookie came with the connection. `z`: large messages may come deflated (RFC 1951) in binary frames. Answered by `me`.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('join'), m: MatchId, key: v.optional(Key), have: v.optional(Count) }),
    v.description(
      'Opens a match. `have` is how many lines of its log the client knows; it gets exactly the others. `key` comes from a link.',
    ),
  ),
  v.pipe(v.strictObject({ t: v.literal('part'), m: MatchId }), v.description('Closes a match on this connection.')),
  v.pipe(
    v.strictObject({ t: v.literal('sit'), ...Wish, seat: SeatNumber, key: v.optional(Key), over: v.optional(v.boolean()) }),
    v.description('Takes a seat. `over`: also when somebody else holds it, as the owner of its link may.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('rise'), ...Wish }),
    v.description('Leaves the seat; it stays empty until somebody takes it.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('bot'), ...Wish, seat: SeatNumber, level: v.nullable(Level) }),
    v.description('Hands a seat to a bot, or with `null` takes it back.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('undo'), ...Wish, to: v.optional(Count) }),
    v.description('Takes back the last input, or all after the first `to`. Where that is not free, the table is asked.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('reset'), ...Wish }),
    v.description('Takes back all that this seat freely may: its turn so far.'),
  ),
  v.pipe(v.strictObject({ t: v.literal('vote'), ...Wish, yes: v.boolean() }), v.description('Answers the question of an undo.')),
  v.pipe(v.strictObject({ t: v.literal('pause'), ...Wish }), v.description('Stops the clock; nobody plays.')),
  v.pipe(v.strictObject({ t: v.literal('resume'), ...Wish }), v.description('Goes on after a pause.')),
  v.pipe(
    v.strictObject({ t: v.literal('rematch'), ...Wish }),
    v.description('Begins the same game again with the same seats. Answered by `next`.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('say'), ...Wish, text: Talk }),
    v.description('Says something; it is kept with the match.'),
  ),
  v.pipe(v.strictObject({ t: v.literal('phrase'), ...Wish, phrase: Phrase }), v.description('Says something with one press.')),
  v.pipe(
    v.strictObject({ t: v.literal('ping'), m: MatchId, mark: Mark }),
    v.description('Points at a place on the board. It is not kept.'),
  ),
  v.pipe(v.strictObject({ t: v.literal('beat'), c: v.optional(Count) }), v.description('Is anybody there? Answered by `beat`.')),
]);
export type ToServer = v.InferOutput<typeof ToServer>;
export type Ask<K extends ToServer['t']> = Extract<ToServer, { t: K }>;

const parse = v.safeParser(ToServer, { abortEarly: true });

/** Reads a message from outside; or says in one sentence what is wrong with it. */
export function readMessage(data: string): ToServer | { readonly fault: string } {
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return { fault: 'A message is JSON.' };
  }
  if (isInput(raw)) return raw;
  const read = parse(raw);
  if (read.success) return read.output;
  const [issue] = read.issues;
  return { fault: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, 200) };
}

/** Nearly all that comes are inputs: they are looked at by hand. What this lets through, the schema does too. */
function isInput(raw: unknown): raw is Ask<'in'> {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, m, id, i } = raw as Record<string, unknown>;
  if (t !== 'in' || typeof m !== 'string' || typeof id !== 'string' || typeof i !== 'object' || i === null) return false;
  const { type } = i as { type?: unknown };
  if (typeof type !== 'string' || type.length > TYPE_LENGTH || Array.isArray(i)) return false;
  return MATCH_ID.test(m) && CLIENT_ID.test(id) && fieldCount(raw) === 4;
}
function fieldCount(object: object): number {
  let count = 0;
  for (const _ in object) count += 1;
  return count;
}
