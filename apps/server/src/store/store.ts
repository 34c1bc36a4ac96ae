import type { Appended, LogRow, MatchRow, SeatRow, TableStore } from '@nightfall/table';

export type { Appended, Heard, LogRow, MatchRow, SeatRow, Sitter, SnapshotRow } from '@nightfall/table';

export type PersonRow = {
  readonly id: string;
  /** SHA-256 of the secret in the cookie. */
  readonly hash: string;
  readonly name: string;
  readonly webhook: string | null;
  readonly created: number;
};

/** Seats, by person. */
export type Sat = { readonly [person: string]: readonly number[] };

export type ChatRow = {
  readonly n: number;
  readonly wall: number;
  readonly person: string;
  readonly seat: number | null;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
};
/** A line of chat, for the person who said it. */
export type SaidRow = Pick<ChatRow, 'wall' | 'name' | 'text'> & { readonly match: string };
export type PushRow = { readonly endpoint: string; readonly person: string; readonly data: string };
/** A log that cannot be read from line `from` on. */
export type Damage = { readonly match: string; readonly from: number };
/** One person has muted another; `block` also keeps them away from their matches. `name`: the other's name at that time. */
export type Mute = { readonly other: string; readonly how: 'mute' | 'block'; readonly name: string; readonly since: number };
/** A report to the host of the server about a table. */
export type ReportRow = { readonly match: string; readonly person: string; readonly wall: number; readonly text: string };
/** What the host has closed: `match:ID`, `person:ID`, `address:ADDRESS` or `address:RANGE`; for good, or until a moment of the wall clock. */
export type Ban = { readonly what: string; readonly since: number; readonly note: string; readonly until: number | null };

/** What somebody reached at their first try of a night. */
export type TryRow = {
  readonly game: string;
  readonly date: string;
  readonly person: string;
  readonly points: number;
  readonly text: string;
  readonly wall: number;
};

/** How much is stored. */
export type Sizes = { readonly matches: number; readonly bytes: number };

/** Everything the server stores. Any method may throw when the database is away; then nothing was acknowledged. */
export interface Store extends TableStore {
  /** Stores a match with its seats and the first rows of its log, all or nothing. */
  createMatch(match: MatchRow, seats: readonly SeatRow[], rows: readonly LogRow[]): Promise<void>;
  /** The newest first; `before` is a match, and the list continues after it. */
  matchesOf(person: string, over: boolean, limit: number, before?: string): Promise<MatchRow[]>;
  /** Open matches that are not over and begun since then, the newest first. */
  openMatches(since: number, limit: number): Promise<string[]>;
  /** Names the rematch unless there is one; answers the one that counts. */
  follow(id: string, next: string): Promise<string>;
  /** Reports of it are kept. */
  deleteMatch(id: string): Promise<void>;
  /** From now on the links of the match are made from this secret. */
  renewSecret(id: string, secret: string): Promise<void>;
  /** Matches in which nothing has happened since that moment of the wall clock, the oldest first. */
  untouched(before: number, limit: number): Promise<string[]>;

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
  /** Everything that a person has said. */
  saidBy(person: string): Promise<SaidRow[]>;

  savePush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  pushes(person: string): Promise<PushRow[]>;

  /** Null takes it back. */
  /** The people who were removed from an open match and stay out. */
  removed(match: string): Promise<string[]>;
  keepRemoved(match: string, people: readonly string[]): Promise<void>;
  /** The seats that people have left, and whose secrets they know. */
  sat(match: string): Promise<Sat>;
  keepSat(match: string, sat: Sat): Promise<void>;
  mute(person: string, other: string, mute: Omit<Mute, 'other'> | null): Promise<void>;
  mutes(person: string): Promise<Mute[]>;

  /** Only a person's last report of a match is kept. */
  report(report: ReportRow): Promise<void>;
  /** The newest first; of one match, or of all. */
  reports(limit: number, match?: string): Promise<ReportRow[]>;
  reportsBy(person: string): Promise<ReportRow[]>;
  /** All matches, the newest first; `before` is a match, and the list continues after it. */
  matches(limit: number, before?: string): Promise<MatchRow[]>;
  ban(ban: Ban): Promise<void>;
  /** Was it banned? */
  unban(what: string): Promise<boolean>;
  bans(): Promise<Ban[]>;

  /** Only a person's first try of a night is kept. */
  enterTry(row: TryRow): Promise<void>;
  /** The best first; those who are known by name. */
  tries(game: string, date: string, limit: number): Promise<(TryRow & { readonly name: string })[]>;
  triesOf(person: string): Promise<TryRow[]>;

  sizes(): Promise<Sizes>;
  /** People whose names contain the text, in any case. */
  peopleNamed(text: string, limit: number): Promise<{ readonly id: string; readonly name: string }[]>;
  peopleCount(): Promise<number>;
  /** How many matches of each game were begun since then, and how many of those are over. */
  played(since: number): Promise<{ readonly game: string; readonly begun: number; readonly finished: number }[]>;
  /** A value that can change. */
  keep(key: string, value: string): Promise<void>;
  kept(key: string): Promise<string | undefined>;
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
