/** The name of the SQLite file in the data folder. */
export const FILE = 'nightfall.db';

/** The shape of the database, the same in both. A later version that changes it raises the number and says how an older one is brought there. */
export const LAYOUT = 3;

export const SCHEMA: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS match (id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, setup TEXT NOT NULL,
    holders TEXT NOT NULL, seed TEXT NOT NULL, secret TEXT NOT NULL, host TEXT, created BIGINT NOT NULL, updated BIGINT NOT NULL,
    result TEXT, record TEXT, next TEXT, beat BIGINT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS match_created ON match (created)',
  `CREATE TABLE IF NOT EXISTS input (match TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, wall BIGINT NOT NULL, client TEXT,
    data TEXT NOT NULL, sum BIGINT, PRIMARY KEY (match, seq))`,
  'CREATE TABLE IF NOT EXISTS snapshot (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, data TEXT NOT NULL)',
  `CREATE TABLE IF NOT EXISTS seat (match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT, name TEXT NOT NULL,
    PRIMARY KEY (match, seat))`,
  'CREATE INDEX IF NOT EXISTS seat_person ON seat (person) WHERE person IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS person (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, webhook TEXT,
    created BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS chat (match TEXT NOT NULL, n INTEGER NOT NULL, wall BIGINT NOT NULL, person TEXT NOT NULL, seat INTEGER,
    name TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, client TEXT NOT NULL, PRIMARY KEY (match, n), UNIQUE (match, client))`,
  'CREATE INDEX IF NOT EXISTS chat_person ON chat (person)',
  'CREATE TABLE IF NOT EXISTS push (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, data TEXT NOT NULL)',
  'CREATE INDEX IF NOT EXISTS push_person ON push (person)',
  `CREATE TABLE IF NOT EXISTS shun (person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL,
    since BIGINT NOT NULL, PRIMARY KEY (person, other))`,
  'CREATE INDEX IF NOT EXISTS shun_other ON shun (other)',
  `CREATE TABLE IF NOT EXISTS report (match TEXT NOT NULL, person TEXT NOT NULL, wall BIGINT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (match, person))`,
  'CREATE INDEX IF NOT EXISTS report_wall ON report (wall)',
  'CREATE TABLE IF NOT EXISTS shut (what TEXT PRIMARY KEY, since BIGINT NOT NULL, note TEXT NOT NULL)',
  `CREATE TABLE IF NOT EXISTS tonight (game TEXT NOT NULL, date TEXT NOT NULL, person TEXT NOT NULL, points DOUBLE PRECISION NOT NULL,
    text TEXT NOT NULL, wall BIGINT NOT NULL, PRIMARY KEY (game, date, person))`,
  'CREATE INDEX IF NOT EXISTS tonight_person ON tonight (person)',
  'CREATE TABLE IF NOT EXISTS setting (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

/** Columns that layout 2 added. Rows from before have nothing in them. */
export const ADDED: readonly (readonly [table: string, column: string, type: string])[] = [
  ['match', 'open', 'INTEGER'],
  ['shut', 'until', 'BIGINT'],
];
/** Indexes on them. */
export const INDEXES: readonly string[] = ['CREATE INDEX IF NOT EXISTS match_open ON match (created) WHERE open = 1'];
