import type { Sql } from './sql.ts';

/** Each is carried out once, in order, and never changed afterwards. */
type Migration = readonly string[];
const FIRST: Migration = [
  `CREATE TABLE match (id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, setup TEXT NOT NULL, holders TEXT NOT NULL, seed TEXT NOT NULL,
      secret TEXT NOT NULL, host TEXT, created BIGINT NOT NULL, updated BIGINT NOT NULL, result TEXT, record TEXT, next TEXT,
      beat BIGINT NOT NULL)`,
  `CREATE TABLE input (match TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, wall BIGINT NOT NULL, client TEXT,
      data TEXT NOT NULL, PRIMARY KEY (match, seq))`,
  `CREATE TABLE snapshot (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, data TEXT NOT NULL)`,
  `CREATE TABLE seat (match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT, name TEXT NOT NULL, PRIMARY KEY (match, seat))`,
  `CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL`,
  `CREATE TABLE person (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, webhook TEXT, created BIGINT NOT NULL)`,
  `CREATE TABLE chat (match TEXT NOT NULL, n INTEGER NOT NULL, wall BIGINT NOT NULL, person TEXT NOT NULL, seat INTEGER,
      name TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, client TEXT NOT NULL, PRIMARY KEY (match, n), UNIQUE (match, client))`,
  `CREATE INDEX chat_person ON chat (person)`,
  `CREATE TABLE push (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, data TEXT NOT NULL)`,
  `CREATE INDEX push_person ON push (person)`,
  `CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL)`,
];
/** The log by the page: many rows of a match in one, and before them a journal. */
const PAGES: Migration = [
  'ALTER TABLE input RENAME TO line',
  'CREATE TABLE journal (n INTEGER PRIMARY KEY, rows TEXT NOT NULL)',
  `CREATE TABLE input (match TEXT NOT NULL, seq INTEGER NOT NULL, upto INTEGER NOT NULL, wall BIGINT NOT NULL, rows TEXT NOT NULL,
    PRIMARY KEY (match, seq))`,
  `INSERT INTO input SELECT match, MIN(seq), MAX(seq) + 1, MAX(wall), json_group_array(json_array(seq, at, wall, client, json(data)))
    FROM (SELECT * FROM line ORDER BY match, seq) GROUP BY match`,
  'DROP TABLE line',
];
/** Snapshots have another form now; they are made again. */
const LESSONS: Migration = ['DELETE FROM snapshot'];
/** The journal has a file of its own; what it had in the table is filed. */
const JOURNAL_FILE: Migration = [
  `INSERT INTO input SELECT match, MIN(seq), MAX(seq) + 1, MAX(wall), json_group_array(json(row)) FROM (
    SELECT json_extract(m.value, '$[0]') AS match, json_extract(r.value, '$[0]') AS seq, json_extract(r.value, '$[2]') AS wall, r.value AS row
    FROM journal, json_each(journal.rows) AS m, json_each(m.value, '$[1]') AS r ORDER BY journal.n, seq) GROUP BY match`,
  'DROP TABLE journal',
];
/** Mutes and blocks, reports to the host, and what the host has closed. */
export const PEACE: Migration = [
  `CREATE TABLE shun (person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, since BIGINT NOT NULL,
    PRIMARY KEY (person, other))`,
  'CREATE INDEX shun_other ON shun (other)',
  'CREATE TABLE report (match TEXT NOT NULL, person TEXT NOT NULL, wall BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, person))',
  'CREATE INDEX report_wall ON report (wall)',
  'CREATE TABLE shut (what TEXT PRIMARY KEY, since BIGINT NOT NULL, note TEXT NOT NULL)',
  'CREATE INDEX match_created ON match (created)',
];
export const SHEET_TABLE =
  'CREATE TABLE sheet (n INTEGER PRIMARY KEY, match TEXT NOT NULL, first INTEGER NOT NULL, UNIQUE (match, first))';
/** The logs are written on sheets: the unique key is the key of the row itself. */
export const SHEETS: Migration = [
  SHEET_TABLE,
  'ALTER TABLE input RENAME TO line',
  `CREATE TABLE input (id INTEGER PRIMARY KEY, match TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL,
    client TEXT, data TEXT NOT NULL, sum INTEGER NOT NULL)`,
  'INSERT INTO sheet (match, first) SELECT DISTINCT match, seq - seq % 16 FROM line ORDER BY 1, 2',
  `INSERT INTO input SELECT 16 * n + seq % 16, line.* FROM sheet JOIN line
    ON line.match = sheet.match AND line.seq BETWEEN sheet.first AND sheet.first + 15 ORDER BY n, seq`,
  'DROP TABLE line',
];
export const POSTGRES: readonly Migration[] = [FIRST, LESSONS, PEACE];
/** Those that are only statements; what follows them is in `sqlite-migrate.ts`. */
export const SQLITE: readonly Migration[] = [FIRST, PAGES, LESSONS, JOURNAL_FILE];

/** Brings the database to today's shape. */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  await sql.run('CREATE TABLE IF NOT EXISTS migration (n INTEGER PRIMARY KEY)');
  const done = (await sql.all('SELECT n FROM migration')).length;
  for (let n = done; n < migrations.length; n++)
    await sql.together([...migrations[n]!.map((text) => [text] as const), ['INSERT INTO migration (n) VALUES (?)', n]]);
}
