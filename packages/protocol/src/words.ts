import * as v from 'valibot';

export const MATCH_ID = /^[0-9a-z]{10}$/;

/** The small words that messages are made of, with their limits. */
export const MatchId = v.pipe(v.string(), v.regex(MATCH_ID), v.description('The id of a match.'));
/** Chosen by the client, new for each request; sending it again with the same id counts once. */
export const ClientId = v.pipe(
  v.string(),
  v.regex(/^[0-9A-Za-z_-]{1,24}$/),
  v.description('The id that the client gave this request.'),
);
export const MoveType = v.pipe(v.string(), v.maxLength(64));
export const Key = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{16,64}$/), v.description('The key of a link.'));
export const ClockId = v.pipe(v.string(), v.maxLength(128), v.description('The name of a clock.'));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
export const Level = v.pipe(v.string(), v.regex(/^[a-z]{1,24}$/), v.description('The level of a bot.'));
export const Mark = v.pipe(v.string(), v.regex(/^[\w.:,-]{1,64}$/), v.description('A piece or place that the board knows.'));
export const GameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const Url = v.pipe(v.string(), v.maxLength(1024), v.regex(/^[\x21-\x7e]+$/), v.url());

/** What can be said with one press. The client shows it in its own language. */
const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'sorry',
  'wait',
  'hurry',
  'help',
  'go-ahead',
  'yes',
  'no',
  'good-night',
] as const;
/** Reactions, as calm as a nod: they are said like phrases, and muted like them. */
const REACTIONS = ['clap', 'laugh', 'gasp', 'heart', 'moon'] as const;
export const Phrase = v.picklist([...PHRASES, ...REACTIONS]);

/** Mutes someone; `block` also keeps them away from this person's matches. */
export const How = v.picklist(['mute', 'block']);

/** What the host says to everyone. */
export const AnnouncementShape = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** When it ends, by the wall clock of the server; null: when the host takes it back. */
  until: v.nullable(v.number()),
  /** Does the server restart at that moment? */
  restart: v.optional(v.boolean(), false),
});
export type Announcement = v.InferOutput<typeof AnnouncementShape>;

export const SetupShape = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: v.record(v.pipe(v.string(), v.maxLength(64)), v.any()),
});
export const RefusalShape = v.object({
  rule: v.string(),
  code: v.string(),
  text: v.string(),
  facts: v.optional(v.record(v.string(), v.any())),
});
