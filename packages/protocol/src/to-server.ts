import * as v from 'valibot';
import { Talk } from './text.ts';
import { ClientId, ClockId, Count, GameId, How, Key, Level, Mark, MatchId, MoveType, Phrase, SeatNumber } from './words.ts';

const Wish = { m: MatchId, id: ClientId };

/** Every message that a client may send. Anything else is answered with `no` and the code `FORMAT`. */
export const ToServer = v.variant('t', [
  v.pipe(
    v.strictObject({ t: v.literal('in'), ...Wish, i: v.looseObject({ type: MoveType }), k: v.optional(v.nullable(ClockId)) }),
    v.description(
      'Plays an input: a move of the game, `pass`, or `dice` where the game lets people type theirs in. `k` is the clock the player acted under, or null: the server refuses it when another clock is running.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('hello'), token: v.optional(Key), z: v.optional(v.boolean()) }),
    v.description(
      'Identifies the client when the connection has no cookie. `z`: the server may send large messages deflated (RFC 1951) in binary frames. Answered by `me`.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('join'), m: MatchId, key: v.optional(Key), have: v.optional(Count) }),
    v.description(
      'Opens a match. `have` is the number of log lines that the client has; it gets exactly the rest. `key` comes from a link.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('page'), ...Wish, before: Count, seat: v.optional(SeatNumber) }),
    v.description(
      'Asks what the inputs before this one did, about a hundred at a time; `seat` is the seat of yours whose view you want. Answered by `page`.',
    ),
  ),
  v.pipe(v.strictObject({ t: v.literal('part'), m: MatchId }), v.description('Closes a match on this connection.')),
  v.pipe(
    v.strictObject({ t: v.literal('sit'), ...Wish, seat: SeatNumber, key: v.optional(Key), over: v.optional(v.boolean()) }),
    v.description(
      'Takes a free seat with its link. `over`: moves your seat here from another device; `key` is then the key of the link that the other device shows for its own seat, or nothing if the seat left this device that way.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('want'), ...Wish, seat: SeatNumber, key: v.optional(Key) }),
    v.description('Asks the person in a taken seat to give it up; `key` comes from the link of the seat. They hear `wanted`.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('rise'), ...Wish }),
    v.description('Leaves the seat; it stays empty until someone takes it.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('bot'), ...Wish, seat: SeatNumber, level: v.nullable(Level) }),
    v.description('Hands a seat to a bot, or with `null` takes it back.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('undo'), ...Wish, to: v.optional(Count) }),
    v.description(
      'Takes back the last input, or all after the first `to`. If that is not free, the others at the table must agree.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('redo'), ...Wish }),
    v.description('Plays again what was taken back last, with the same dice; only where no other person sits at the table.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('reset'), ...Wish }),
    v.description('Takes back everything this seat may take back freely: its turn so far.'),
  ),
  v.pipe(v.strictObject({ t: v.literal('vote'), ...Wish, yes: v.boolean() }), v.description('Answers a request to undo.')),
  v.pipe(v.strictObject({ t: v.literal('pause'), ...Wish }), v.description('Stops the clock; nobody plays.')),
  v.pipe(v.strictObject({ t: v.literal('resume'), ...Wish }), v.description('Resumes after a pause.')),
  v.pipe(
    v.strictObject({ t: v.literal('start'), ...Wish, bots: v.optional(v.boolean()) }),
    v.description(
      'Starts a game that has not started yet; the player who began the table may, and if they are away anyone seated. `bots`: with bots in the free seats.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('ready'), ...Wish, yes: v.boolean() }),
    v.description(
      'Before the game starts: whether you are ready. It starts by itself when every seat is taken and everyone is ready; whoever sits down is, until they say otherwise.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('remove'), ...Wish, seat: SeatNumber }),
    v.description('The player who started the match removes someone: all their seats become free, and all links are replaced.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('renew'), ...Wish }),
    v.description('The player who started the match replaces all links: the old ones stop working, and people keep their seats.'),
  ),
  v.pipe(
    v.strictObject({
      t: v.literal('mute'),
      ...Wish,
      seat: v.optional(SeatNumber),
      line: v.optional(Count),
      how: v.nullable(How),
    }),
    v.description(
      'Mutes or blocks the person who sits there or who said that line (one of the last hundred): what they say and point at no longer reaches you, at any table. A person you block can neither open nor join matches you started; you can remove one who is already seated. `null` takes it back. Answered by `muted`, and `ok`.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('moves'), ...Wish, seat: SeatNumber }),
    v.description('Asks which moves one of your seats may make now. Answered by `moves`.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('rematch'), ...Wish, game: v.optional(GameId) }),
    v.description(
      'Starts the same game again with the same seats, or `game` with the same people and usual settings; bots that only played for someone stay behind. Everyone at the table hears `next`, and joins or not.',
    ),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('say'), ...Wish, text: Talk, side: v.optional(v.boolean()) }),
    v.description('Says something; it is kept with the match. `side`: only your own side hears it.'),
  ),
  v.pipe(v.strictObject({ t: v.literal('phrase'), ...Wish, phrase: Phrase }), v.description('Says a quick phrase.')),
  v.pipe(
    v.strictObject({ t: v.literal('ping'), m: MatchId, mark: Mark }),
    v.description('Points at a place on the board, for those who have a seat. It is not kept, and has the limit of talk.'),
  ),
  v.pipe(
    v.strictObject({ t: v.literal('beat'), c: v.optional(Count) }),
    v.description('Checks the connection. Answered by `beat`.'),
  ),
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
    return { fault: 'Messages must be JSON.' };
  }
  const read = parse(raw);
  if (read.success) return read.output;
  const [issue] = read.issues;
  return { fault: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, 200) };
}
