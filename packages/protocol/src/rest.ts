import * as v from 'valibot';
import { AnnouncementShape, GameId, How, MatchId, SetupShape, Url } from './words.ts';
import { Name, Talk } from './text.ts';
import { SeatShape } from './to-client.ts';

const Person = v.object({ id: v.string(), name: v.string(), webhook: v.nullable(v.string()), token: v.optional(v.string()) });
export type Me = v.InferOutput<typeof Person>;

/** Who will sit there: me, a friend with the link, or a bot. */
const SeatWish = v.union([v.literal('me'), v.literal('open'), v.pipe(v.string(), v.regex(/^bot:[a-z]{1,24}$/))]);
export const NewMatch = v.strictObject({
  game: GameId,
  /** Does everyone on this server see the table, and may sit down at it? */
  open: v.optional(v.boolean(), false),
  /** Does the game wait until people have come, and `start`? */
  lobby: v.optional(v.boolean(), false),
  setup: SetupShape,
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(16)),
  /** Names of bots, and of the people that free seats are meant for, seat by seat. */
  names: v.optional(v.pipe(v.array(v.nullable(Name)), v.maxLength(16))),
});
export type NewMatch = v.InferOutput<typeof NewMatch>;

export const Links = v.object({
  id: MatchId,
  /** A path for each seat; null where this person may not give it away. */
  seats: v.array(v.nullable(v.string())),
  watch: v.string(),
});
export type Links = v.InferOutput<typeof Links>;

export const MatchInfo = v.object({
  id: MatchId,
  game: GameId,
  players: v.number(),
  created: v.number(),
  updated: v.number(),
  over: v.boolean(),
  result: v.any(),
  names: v.array(v.string()),
  /** Who sits where and who is here. */
  seats: v.array(SeatShape),
  /** What the game calls each seat; empty once it is over. */
  roles: v.array(v.string()),
  /** What differs from the usual game, in a few words; empty once it is over. */
  setting: v.string(),
  /** The name of the person who started it, if they sit at the table. */
  host: v.nullable(v.string()),
  you: v.nullable(v.number()),
  /** Is it your decision? */
  turn: v.boolean(),
  next: v.nullable(MatchId),
});
export type MatchInfo = v.InferOutput<typeof MatchInfo>;

const Recap = v.object({
  since: v.number(),
  lines: v.array(v.object({ text: v.string(), rule: v.string() })),
  events: v.array(v.any()),
});
export type Recap = v.InferOutput<typeof Recap>;

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const PushSubscriptionShape = v.strictObject({
  endpoint: Url,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w=-]{1,256}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w=-]{1,128}$/)),
  }),
});
const PersonId = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
const MuteShape = v.object({ other: PersonId, how: How, name: v.string(), since: v.number() });
export type MuteInfo = v.InferOutput<typeof MuteShape>;
const Rename = v.strictObject({ name: Name });
const Webhook = v.strictObject({ url: v.nullable(Url) });
/** The last moment that a date can name, in milliseconds. */
const LAST_DAY = 8.64e15;
/** An import has this many lines at most. */
export const LOG_LINES = 20_000;
/** A match in a form that can move to another server: its log, without keys and chat. */
export const Export = v.object({
  nightfall: v.literal('match 1'),
  game: GameId,
  version: v.number(),
  setup: SetupShape,
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16)),
  holders: v.pipe(v.array(v.pipe(v.string(), v.regex(/^(person|empty|bot:[a-z]{1,24})$/))), v.maxLength(16)),
  promise: v.optional(v.nullable(Hex), null),
  seed: v.nullable(Hex),
  created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_DAY)),
  lines: v.pipe(v.array(v.looseObject({ type: v.string(), at: v.number() })), v.maxLength(LOG_LINES)),
});
export type Export = v.InferOutput<typeof Export>;

const Imported = v.object({
  ...Links.entries,
  /** A match that continues gets new dice from here on: after which line of the log, and under which promise. */
  dice: v.nullable(v.object({ from: v.number(), promise: v.string(), text: v.string() })),
});
export type Imported = v.InferOutput<typeof Imported>;

export const Problem = v.object({ code: v.string(), text: v.string(), faults: v.optional(v.array(v.any())) });
export type Problem = v.InferOutput<typeof Problem>;
const GameInfo = v.object({
  id: GameId,
  name: v.string(),
  version: v.number(),
  kind: v.string(),
  players: v.object({ min: v.number(), max: v.number() }),
  options: v.array(v.any()),
  bots: v.record(v.string(), v.object({ name: v.string(), text: v.string() })),
});
export type GameInfo = v.InferOutput<typeof GameInfo>;
const Text = v.string();
const Nothing = v.object({});

type Schema = v.GenericSchema;
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Does it need a person, made by `GET /api/me`? */
  readonly person: boolean;
  readonly body?: Schema;
  readonly query?: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly answer: Schema;
  readonly text?: boolean;
  /** Does the key of a link open it too? It goes in the header `x-nightfall-key`, which no log writes down. */
  readonly key?: boolean;
  /** The largest body, where it is not `BODY_BYTES`. */
  readonly bytes?: number;
};
export const BODY_BYTES = 65_536;

/** Lists come in pages of this many. */
export const PAGE = 50;

const Branding = v.object({
  title: v.string(),
  /** A file under `/branding/`. */
  logo: v.nullable(v.string()),
  imprint: v.boolean(),
  privacy: v.boolean(),
  /** What the host has to say to everybody, such as when the server is down for a while. */
  notice: v.string(),
  /** Of the server. */
  version: v.string(),
  /** Can only members start matches? Then the shared password goes in the header `x-nightfall-word`, percent-encoded. */
  members: v.boolean(),
  announcement: v.nullable(AnnouncementShape),
  /** Can people start open tables here, and see those of others? */
  tables: v.boolean(),
  /** Does the club keep a table of Tonight? */
  tonight: v.boolean(),
});
export type Branding = v.InferOutput<typeof Branding>;

/** A table that everyone on this server sees. */
const OpenTable = v.object({
  id: MatchId,
  game: v.string(),
  players: v.number(),
  created: v.number(),
  /** Has the game started? Then it can be watched, and a seat that was left can be taken. */
  started: v.boolean(),
  host: v.nullable(v.string()),
  seats: v.array(SeatShape),
  /** The seats that I could take, and what each seat is called in this game. */
  free: v.array(v.number()),
  roles: v.array(v.string()),
  watchers: v.number(),
  /** What differs from the usual game, in a few words. */
  setting: v.string(),
});
export type OpenTable = v.InferOutput<typeof OpenTable>;

const NightDate = v.pipe(v.string(), v.isoDate());
/** The first try of one person at the game of a night. */
const Try = v.object({ name: v.string(), points: v.number(), text: v.string(), you: v.boolean() });
export type Try = v.InferOutput<typeof Try>;
const NewTry = v.strictObject({ game: GameId, date: NightDate, record: v.string() });
export type NewTry = v.InferOutput<typeof NewTry>;

/** Every route. `:id` is a match. */
export const ROUTES = {
  branding: {
    method: 'GET',
    path: '/api/branding',
    summary: 'Who hosts this server: title, logo, pages, notice.',
    person: false,
    answer: Branding,
  },
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games available here.',
    person: false,
    answer: v.array(GameInfo),
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am. Creates a person and sets the cookie if there is none; a program asks for the secret with `token=true`.',
    person: false,
    query: v.object({ token: v.optional(v.picklist(['true'])) }),
    answer: Person,
  },
  rename: { method: 'PUT', path: '/api/me', summary: 'Changes my name.', person: true, body: Rename, answer: Person },
  forget: { method: 'DELETE', path: '/api/me', summary: 'Deletes all my data.', person: true, answer: Nothing },
  myData: { method: 'GET', path: '/api/me/data', summary: 'All data kept about me.', person: true, answer: v.any() },
  pushKey: {
    method: 'GET',
    path: '/api/push/key',
    summary: 'The public key for web push.',
    person: false,
    answer: v.object({ key: Text }),
  },
  push: {
    method: 'POST',
    path: '/api/me/push',
    summary: 'Notifies this browser when it is my turn.',
    person: true,
    body: PushSubscriptionShape,
    answer: Nothing,
  },
  unpush: {
    method: 'DELETE',
    path: '/api/me/push',
    summary: 'Unsubscribes this browser.',
    person: true,
    body: v.strictObject({ endpoint: Url }),
    answer: Nothing,
  },
  webhook: {
    method: 'PUT',
    path: '/api/me/webhook',
    summary: 'Calls my webhook when it is my turn.',
    person: true,
    body: Webhook,
    answer: Nothing,
  },
  create: { method: 'POST', path: '/api/matches', summary: 'Starts a match.', person: true, body: NewMatch, answer: Links },
  mine: {
    method: 'GET',
    path: '/api/matches',
    summary: `My matches, newest first: those in progress, or the archive of finished ones. ${PAGE} at a time; for the next page, give the last id of this one in \`before\`.`,
    person: true,
    query: v.object({ over: v.optional(v.picklist(['true', 'false'])), before: v.optional(MatchId) }),
    answer: v.array(MatchInfo),
  },
  match: {
    method: 'GET',
    path: '/api/matches/:id',
    summary: 'Summary of a match.',
    person: false,
    key: true,
    answer: MatchInfo,
  },
  links: {
    method: 'GET',
    path: '/api/matches/:id/links',
    summary: 'The links of the seats and the link to watch.',
    person: true,
    answer: Links,
  },
  recap: {
    method: 'GET',
    path: '/api/matches/:id/recap',
    summary: 'What has happened since my last move.',
    person: false,
    key: true,
    answer: Recap,
  },
  record: {
    method: 'GET',
    path: '/api/matches/:id/record',
    summary: 'The record of a finished match, or of a game without secrets at any time.',
    person: false,
    key: true,
    answer: Text,
    text: true,
  },
  export: {
    method: 'GET',
    path: '/api/matches/:id/export',
    summary: 'A match with its log, for import on another server; a game with secrets only when it is over.',
    person: true,
    answer: Export,
  },
  import: {
    method: 'POST',
    path: '/api/import',
    summary: 'Imports a match exported elsewhere. An unfinished match continues with new dice from this server.',
    person: true,
    body: Export,
    bytes: 4_000_000,
    answer: Imported,
  },
  report: {
    method: 'POST',
    path: '/api/matches/:id/report',
    summary: "Reports a problem at this table to the host of the server. Only a person's last report of a match is kept.",
    person: true,
    key: true,
    body: v.strictObject({ text: Talk }),
    answer: Nothing,
  },
  mutes: {
    method: 'GET',
    path: '/api/me/mutes',
    summary: 'Whom I have muted or blocked.',
    person: true,
    answer: v.array(MuteShape),
  },
  unmute: {
    method: 'DELETE',
    path: '/api/me/mutes',
    summary: 'Unmutes or unblocks somebody.',
    person: true,
    body: v.strictObject({ other: PersonId }),
    answer: Nothing,
  },
  tables: {
    method: 'GET',
    path: '/api/tables',
    summary:
      'Open tables with somebody at them: those that wait for players first, then games to watch. Where only members begin matches, the password goes in the header `x-nightfall-word`.',
    person: false,
    answer: v.array(OpenTable),
  },
  tonight: {
    method: 'GET',
    path: '/api/tonight',
    summary: "The club's table of one night of a game: the first try of each person, the best first.",
    person: false,
    query: v.object({ game: GameId, date: NightDate }),
    answer: v.array(Try),
  },
  try: {
    method: 'POST',
    path: '/api/tonight',
    summary:
      "Enters my first try of tonight's game, or of last night's, with its record. The server checks table, rules and dice; only the first entry of a person counts.",
    person: true,
    body: NewTry,
    bytes: 1_000_000,
    answer: Nothing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/matches/:id',
    summary: 'Deletes a match that I started.',
    person: true,
    answer: Nothing,
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;
