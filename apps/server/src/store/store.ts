import type { Holder, Json, Setup } from '@nightfall/kernel';

/** A match as it started, and how it ended. Everything in between is in its log. */
export type MatchRow = {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  /** Who held the seats at the first input: `person`, `empty`, `bot:level`. */
  readonly holders: readonly Holder[];
  /** 64 hexadecimal digits; secret until the match is over. */
  readonly seed: string;
  /** The links of the seats are made from it. */
  readonly secret: string;
  readonly host: string | null;
  readonly created: number;
  /** When something last happened, by the wall clock. */
  readonly updated: number;
  /** How it ended; null while it is in progress. */
  readonly result: Json;
  /** The record of a finished match, with seats instead of names. */
  readonly record: string | null;
  /** The rematch. */
  readonly next: string | null;
  /** When a node last saw the clock of this match running. */
  readonly beat: number;
};

/** One place in the log of a match. The pair of match and `seq` is unique: the first writer wins. */
export type LogRow = {
  readonly seq: number;
  /** Match time in milliseconds. */
  readonly at: number;
  /** Wall clock in milliseconds. */
  readonly wall: number;
  /** The sender and their own id for it, of letters, digits, `_`, `-` and `:` only: a request sent twice counts once. */
  readonly client: string | null;
  /** The entry, as JSON. */
  readonly data: string;
};

/** Who sits where: a person, a bot of some level, both (a bot that holds a person's seat), or nobody. */
export type Sitter = { readonly person: string | null; readonly bot: string | null; readonly name: string };
export type SeatRow = Sitter & { readonly seat: number };

export type PersonRow = {
  readonly id: string;
  /** SHA-256 of the secret in the cookie. */
  readonly hash: string;
  readonly name: string;
  readonly webhook: string | null;
  readonly created: number;
};

export type ChatRow = {
  readonly n: number;
  readonly wall: number;
  readonly person: string;
  readonly seat: number | null;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
};
export type PushRow = { readonly endpoint: string; readonly person: string; readonly data: string };
/** A log that cannot be read from line `from` on. */
export type Damage = { readonly match: string; readonly from: number };
/** One person has muted another; `block` also keeps them away from their matches. `name`: the other's name at that time. */
export type Shun = { readonly other: string; readonly how: 'mute' | 'block'; readonly name: string; readonly since: number };
/** A report to the host of the server about a table. */
export type ReportRow = { readonly match: string; readonly person: string; readonly wall: number; readonly text: string };
/** What the host has closed: `match:ID`, `person:ID` or `address:ADDRESS`. */
export type Shut = { readonly what: string; readonly since: number; readonly note: string };
export type SnapshotRow = { readonly seq: number; readonly data: string };

/** `taken`: another node was first at this place. */
export type Appended = 'stored' | 'taken';
/** Called with the outcome of an append. An error: the database is away, and nothing was acknowledged. */
export type Heard = (answer: Appended | Error) => void;

/** Everything the server stores. Any method may throw when the database is away; then nothing was acknowledged. */
export interface Store {
  /** Stores a match with its seats and the first rows of its log, all or nothing. */
  createMatch(match: MatchRow, seats: readonly SeatRow[], rows: readonly LogRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  /** The newest first; `before` is a match, and the list continues after it. */
  matchesOf(person: string, over: boolean, limit: number, before?: string): Promise<MatchRow[]>;
  finish(id: string, result: Json, record: string, wall: number): Promise<void>;
  /** Names the rematch unless there is one; answers the one that counts. */
  follow(id: string, next: string): Promise<string>;
  beat(id: string, wall: number): Promise<void>;
  deleteMatch(id: string): Promise<void>;
  /** From now on the links of the match are made from this secret. */
  renewSecret(id: string, secret: string): Promise<void>;
  /** Matches in which nothing has happened since that moment of the wall clock, the oldest first. */
  untouched(before: number, limit: number): Promise<string[]>;

  /** Stores all rows or none. It runs for every input, so it answers with a callback instead of a promise. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  rows(match: string, from: number): Promise<LogRow[]>;
  saveSnapshot(match: string, snapshot: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | undefined>;

  seats(match: string): Promise<SeatRow[]>;
  /** Changes a seat if it is still as expected. */
  changeSeat(match: string, seat: number, expected: Sitter, next: Sitter): Promise<boolean>;

  /** Keeps a person who is not kept yet. */
  createPerson(person: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | undefined>;
  personByHash(hash: string): Promise<PersonRow | undefined>;
  renamePerson(id: string, name: string): Promise<void>;
  setWebhook(id: string, url: string | null): Promise<void>;
  /** Deletes everything about a person; the matches stay, without the name. */
  forgetPerson(id: string): Promise<void>;

  /** Stores a line. Undefined if a line with the same client id is already there. */
  say(match: string, client: string, line: Omit<ChatRow, 'n'>): Promise<ChatRow | undefined>;
  /** The newest lines after `after`, oldest first. */
  chat(match: string, after: number, limit: number): Promise<ChatRow[]>;

  savePush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  pushes(person: string): Promise<PushRow[]>;

  /** Null takes it back. */
  shun(person: string, other: string, shun: Omit<Shun, 'other'> | null): Promise<void>;
  shuns(person: string): Promise<Shun[]>;

  /** Only a person's last report of a match is kept. */
  report(report: ReportRow): Promise<void>;
  /** The newest first; of one match, or of all. */
  reports(limit: number, match?: string): Promise<ReportRow[]>;
  /** All matches, the newest first; `before` is a match, and the list continues after it. */
  matches(limit: number, before?: string): Promise<MatchRow[]>;
  shut(shut: Shut): Promise<void>;
  /** Was it shut? */
  unshut(what: string): Promise<boolean>;
  shuts(): Promise<Shut[]>;

  /** A value that is made once and kept forever. */
  setting(key: string, make: () => string): Promise<string>;
  /** Damaged logs found since the store was opened. */
  readonly damage: readonly Damage[];
  /** Throws when the database is away or has no room. `thorough`: writes something, too. */
  check(thorough: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Appends and waits for it. */
export const appended = (store: Pick<Store, 'append'>, match: string, rows: readonly LogRow[]): Promise<Appended> =>
  new Promise((resolve, reject) =>
    store.append(match, rows, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
  );
