import { join } from 'node:path';
import type { Database } from 'libsql';
import { type Commit, type Packed, readJournal, unpack } from './journal-file.ts';
import { sumOf } from '../sqlite-row.ts';
import type { LogRow } from '../store.ts';

export const JOURNAL = 'nightfall.journal';
const TABLE = `CREATE TABLE input (match TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, client TEXT,
  data TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (match, seq))`;
const INSERT = 'INSERT INTO input (match, seq, at, wall, client, data, sum) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** From the pages and the journal file of 0.1.0 to one row an input. Answers whether the journal was damaged. */
export function rowsAgain(db: Database, folder: string): { readonly isDamaged: boolean } {
  db.exec('ALTER TABLE input RENAME TO page');
  db.exec(TABLE);
  const [era] = db.prepare("SELECT value FROM setting WHERE key = 'filed'").all() as { value: string }[];
  const { commits, isDamaged } = readJournal(join(folder, JOURNAL), Number(era?.value ?? 0) + 1);
  const unfiled = byMatch(commits);
  const matches = db.prepare('SELECT DISTINCT match FROM page').all() as { match: string }[];
  for (const match of new Set([...matches.map((one) => one.match), ...unfiled.keys()]))
    insertAll(db, match, [...filed(db, match), ...(unfiled.get(match) ?? [])]);
  db.exec("DROP TABLE page; DELETE FROM setting WHERE key = 'filed'");
  return { isDamaged };
}

function filed(db: Database, match: string): LogRow[] {
  const pages = db.prepare('SELECT rows FROM page WHERE match = ? ORDER BY seq').all(match) as { rows: string }[];
  return pages.flatMap(({ rows }) => (JSON.parse(rows) as Packed[]).map(unpack));
}
function byMatch(commits: readonly Commit[]): Map<string, LogRow[]> {
  const rows = new Map<string, LogRow[]>();
  for (const [match, packed] of commits.flat()) rows.set(match, [...(rows.get(match) ?? []), ...packed.map(unpack)]);
  return rows;
}
/** Rows after a gap depend on the missing ones and cannot be replayed. */
function insertAll(db: Database, match: string, rows: readonly LogRow[]): void {
  const insert = db.prepare(INSERT);
  rows.every((row, n) => row.seq === n && insert.run(match, n, row.at, row.wall, row.client, row.data, sumOf(match, row)));
}
