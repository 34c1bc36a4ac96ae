import type { Holder, Json, Setup } from '@nightfall/kernel';

/** A match as it was begun, and what became of it. Everything between is in its log. */
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
  /** How it ended; null while it goes on. */
  readonly result: Json;
  /** The record of a finished match, with seats instead of names. */
  readonly record: string | null;
  /** The rematch. */
  readonly next: string | null;
  /** When a node last saw the clock of this match running. */
  readonly beat: number;
};

/** One place in the log of a match. The pair of match and `seq` is unique: whoever writes it first has it. */
export type LogRow = {
  readonly seq: number;
  /** Match time in milliseconds. */
  readonly at: number;
  /** Wall clock in milliseconds. */
  readonly wall: number;
  /** The sender and their own id for it, of letters, digits, `_`, `-` and `:` only: what is sent twice counts once. */
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
export type SnapshotRow = { readonly seq: number; readonly data: string };

/** `taken`: another node was first at this place. */
export type Appended = 'stored' | 'taken';
/** Hears how an append ended. An error: the database is away, and nothing was promised. */
export type Heard = (answer: Appended | Error) => void;

/** All that the server keeps. Any method may throw when the database is away; then nothing was promised. */
export interface Store {
  createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  matchesOf(person: string, over: boolean, limit: number): Promise<MatchRow[]>;
  finish(id: string, result: Json, record: string, wall: number): Promise<void>;
  /** Names the rematch unless there is one; answers the one that counts. */
  follow(id: string, next: string): Promise<string>;
  beat(id: string, wall: number): Promise<void>;
  deleteMatch(id: string): Promise<void>;

  /** Stores all rows or none. This is called for every input, so it answers by a call and not by a promise. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  rows(match: string, from: number): Promise<LogRow[]>;
  saveSnapshot(match: string, snapshot: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | undefined>;

  seats(match: string): Promise<SeatRow[]>;
  /** Changes a seat if it is still as expected. */
  changeSeat(match: string, seat: number, expected: Sitter, next: Sitter): Promise<boolean>;

  createPerson(person: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | undefined>;
  personByHash(hash: string): Promise<PersonRow | undefined>;
  renamePerson(id: string, name: string): Promise<void>;
  setWebhook(id: string, url: string | null): Promise<void>;
  /** Deletes all that tells of a person; the matches stay, without the name. */
  forgetPerson(id: string): Promise<void>;

  /** Keeps a line. The same client id again is the same line; then undefined. */
  say(match: string, client: string, line: Omit<ChatRow, 'n'>): Promise<ChatRow | undefined>;
  /** The newest lines after `after`, oldest first. */
  chat(match: string, after: number, limit: number): Promise<ChatRow[]>;

  savePush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  pushes(person: string): Promise<PushRow[]>;

  /** A value that is made once and kept for ever. */
  setting(key: string, make: () => string): Promise<string>;
  /** Throws when the database is away. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Appends and waits for it. */
export const appended = (store: Pick<Store, 'append'>, match: string, rows: readonly LogRow[]): Promise<Appended> =>
  new Promise((resolve, reject) =>
    store.append(match, rows, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
  );
