import type { Head, Refusal, Result, Types } from '@nightfall/kernel';
import * as v from 'valibot';
import { type Line, LineShape } from './line.ts';
import { type Patch, PatchShape } from './patch.ts';
import { AnnouncementShape, ClientId, Count, How, MatchId, RefusalShape, SeatNumber, SetupShape } from './words.ts';

/** A list of legal moves has this many at most. */
export const MOVES_TOLD = 500;

/** Who sits there and whether they are here. `bot` is a level; `person` says that somebody owns the seat. */
export const SeatShape = v.object({
  name: v.string(),
  person: v.boolean(),
  bot: v.nullable(v.string()),
  here: v.boolean(),
  /** Milliseconds until others at the table may lend this seat to a bot; null while its person is here. */
  lends: v.nullable(v.number()),
  /** Before the game starts: whether its person is ready. */
  ready: v.optional(v.boolean()),
});
export type SeatInfo = v.InferOutput<typeof SeatShape>;

const ChatShape = v.object({
  n: Count,
  wall: v.number(),
  seat: v.nullable(SeatNumber),
  name: v.string(),
  kind: v.pipe(v.picklist(['text', 'phrase', 'side']), v.description("`side`: only the speaker's own side hears it.")),
  text: v.string(),
});
export type ChatLine = v.InferOutput<typeof ChatShape>;

const HeadShape = v.object({
  game: v.string(),
  version: v.number(),
  setup: SetupShape,
  names: v.array(v.string()),
  holders: v.array(v.string()),
  promise: v.nullable(v.string()),
});
const ClockShape = v.nullable(v.object({ id: v.string(), since: v.number(), lasts: v.number() }));
export type ClockInfo = v.InferOutput<typeof ClockShape>;
const ResultShape = v.nullable(v.looseObject({ outcome: v.string(), title: v.string() }));

/** Every message that the server sends. */
export const ToClient = v.variant('t', [
  v.pipe(
    v.object({ t: v.literal('me'), person: v.nullable(v.string()), name: v.string(), time: v.number() }),
    v.description('Who you are to the server, and its wall clock.'),
  ),
  v.pipe(
    v.object({
      t: v.literal('table'),
      m: MatchId,
      head: HeadShape,
      sync: v.picklist(['inputs', 'views']),
      you: v.array(SeatNumber),
      host: v.boolean(),
      seats: v.array(SeatShape),
      n: Count,
      now: v.number(),
      paused: v.boolean(),
      open: v.optional(v.pipe(v.boolean(), v.description('Everyone on this server sees the table, and may sit down at it.'))),
      lobby: v.optional(v.pipe(v.boolean(), v.description('The game has not started yet.'))),
      after: v.optional(v.pipe(v.number(), v.description('The game resumes after this many milliseconds.'))),
      result: ResultShape,
      seed: v.nullable(v.string()),
      next: v.nullable(MatchId),
      reading: v.optional(
        v.pipe(
          v.object({ why: RefusalShape, rest: v.array(v.string()) }),
          v.description(
            "The match was played under older rules and is read-only: the reason, and the inputs that today's rules cannot replay.",
          ),
        ),
      ),
    }),
    v.description(
      'The current match; the answer to `join`. Its log has `n` lines. Whatever the client missed follows as `in` or `view`.',
    ),
  ),
  v.pipe(
    v.object({
      t: v.literal('view'),
      m: MatchId,
      n: Count,
      view: v.any(),
      clock: ClockShape,
      l: v.array(LineShape),
      ev: v.array(v.any()),
      inputs: Count,
      from: v.optional(Count),
      also: v.optional(v.array(v.object({ seat: SeatNumber, view: v.any(), ev: v.array(v.any()) }))),
    }),
    v.description(
      'Games with secrets: what this seat sees after `n` lines, with the public lines and events that are new to it. `from`: the events start after this many inputs; ask for earlier ones with `page`. `also`: what the other seats of the same person see.',
    ),
  ),
  v.pipe(
    v.object({
      t: v.literal('in'),
      m: MatchId,
      n: Count,
      l: v.array(LineShape),
      id: v.optional(ClientId),
      ev: v.optional(v.array(v.any())),
      p: v.optional(PatchShape),
      k: v.optional(ClockShape),
      inputs: v.optional(Count),
      also: v.optional(v.array(v.object({ seat: SeatNumber, p: PatchShape, ev: v.array(v.any()) }))),
    }),
    v.description(
      'New lines of the log; `n` is the number of lines after them; only the sender gets `id`, which acknowledges that request. Games with secrets: `l` has only public lines, `ev` the events as this seat sees them, `p` the change of its view, `k` the clock, `inputs` the number of inputs in force, `also` the same for the other seats of the same person.',
    ),
  ),
  v.pipe(
    v.object({ t: v.literal('page'), m: MatchId, id: ClientId, from: Count, ev: v.array(v.array(v.any())) }),
    v.description('What earlier inputs did: the events of each, starting with input `from`, as this seat sees them.'),
  ),
  v.pipe(
    v.object({ t: v.literal('ok'), m: MatchId, id: ClientId, n: v.optional(Count) }),
    v.description('Done; `n` is the place in the log of a request that was already stored.'),
  ),
  v.pipe(
    v.object({ t: v.literal('no'), m: v.optional(v.string()), id: v.optional(v.string()), why: RefusalShape }),
    v.description('Refused, with the rule and the reason.'),
  ),
  v.pipe(
    v.object({ t: v.literal('wait'), m: v.optional(MatchId), id: v.optional(ClientId), text: v.string(), after: v.number() }),
    v.description('Neither stored nor refused: send it again with the same id after `after` milliseconds.'),
  ),
  v.pipe(
    v.object({ t: v.literal('moves'), m: MatchId, id: ClientId, n: Count, seat: SeatNumber, l: v.array(v.any()) }),
    v.description(
      `The moves that the seat may make after \`n\` lines, each as \`i\` of an \`in\`; none when it is not this seat's turn. At most ${MOVES_TOLD}; for games in open space they are a sample.`,
    ),
  ),
  v.pipe(
    v.object({ t: v.literal('seats'), m: MatchId, seats: v.array(SeatShape), you: v.optional(v.array(SeatNumber)) }),
    v.description('Who sits where, and who is here.'),
  ),
  v.pipe(
    v.object({ t: v.literal('wanted'), m: MatchId, seat: SeatNumber, name: v.string() }),
    v.description('Someone with the link of your seat would like to sit there. `rise` gives it up.'),
  ),
  v.pipe(
    v.object({ t: v.literal('moved'), m: MatchId, seat: SeatNumber }),
    v.description('Your seat went to another of your devices; `sit` with `over` brings it back.'),
  ),
  v.pipe(v.object({ t: v.literal('chat'), m: MatchId, l: v.array(ChatShape) }), v.description('What was said.')),
  v.pipe(
    v.object({
      t: v.literal('muted'),
      m: MatchId,
      seats: v.array(v.object({ seat: SeatNumber, how: How })),
      lines: v.array(Count),
    }),
    v.description('People you have muted or blocked at this table, and the lines of theirs that you have: hide them.'),
  ),
  v.pipe(
    v.object({ t: v.literal('ping'), m: MatchId, seat: v.nullable(SeatNumber), mark: v.string() }),
    v.description('Someone points at a place.'),
  ),
  v.pipe(
    v.object({ t: v.literal('over'), m: MatchId, result: ResultShape, seed: v.nullable(v.string()) }),
    v.description('The match is over; here is the seed of its dice.'),
  ),
  v.pipe(
    v.object({ t: v.literal('next'), m: MatchId, to: MatchId, by: v.optional(v.string()) }),
    v.description('There is a rematch; `by` has just asked for it.'),
  ),
  v.pipe(
    v.object({ t: v.literal('notice'), kind: v.picklist(['away', 'back', 'drain', 'full', 'blocked']), text: v.string() }),
    v.description(
      'The database is away or back; this server is about to stop and the client moves to another; there are too many connections from this address; or the host has blocked you.',
    ),
  ),
  v.pipe(
    v.object({ t: v.literal('announce'), announcement: v.nullable(AnnouncementShape) }),
    v.description('The host of the server says something to everyone, or has nothing to say any more.'),
  ),
  v.pipe(v.object({ t: v.literal('beat'), c: v.optional(Count), time: v.number() }), v.description('The connection is alive.')),
]);

type Loose = v.InferOutput<typeof ToClient>;
type Of<K extends Loose['t']> = Extract<Loose, { t: K }>;
/** What the schema cannot say: lines, patches and results are the kernel's. */
export type TableMessage = Omit<Of<'table'>, 'head' | 'result' | 'reading'> & {
  head: Head;
  result: Result | null;
  reading?: { why: Refusal; rest: string[] };
};
export type ViewMessage<T extends Types = Types> = Omit<Of<'view'>, 'view' | 'l' | 'ev'> & {
  view: T['view'];
  l: Line<T>[];
  ev: T['event'][];
};
export type InMessage<T extends Types = Types> = Omit<Of<'in'>, 'l' | 'ev' | 'p' | 'also'> & {
  l: Line<T>[];
  ev?: T['event'][];
  p?: Patch;
  also?: { seat: number; p: Patch; ev: T['event'][] }[];
};
export type NoMessage = Omit<Of<'no'>, 'why'> & { why: Refusal };
export type OverMessage = Omit<Of<'over'>, 'result'> & { result: Result | null };
export type ToClient =
  | Exclude<Loose, { t: 'table' | 'view' | 'in' | 'over' | 'no' }>
  | NoMessage
  | TableMessage
  | ViewMessage
  | InMessage
  | OverMessage;
export type Told<K extends ToClient['t']> = Extract<ToClient, { t: K }>;
