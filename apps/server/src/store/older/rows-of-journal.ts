import type { Database } from 'libsql';
import { insertRows, rowValues } from '../log-row.ts';
import type { LogRow } from '../store.ts';
import { type Commit, type Packed, readJournal, unpack } from './journal-file.ts';

export const JOURNAL = 'nightfall.journal';

/** From the pages (in the table `former`) and the journal file of 0.1.0 to one row an input. Returns whether the journal was damaged. */
export function rowsOfJournal(db: Database, journal: string): boolean {
  const [era] = db.prepare("SELECT value FROM setting WHERE key = 'filed'").all() as { value: string }[];
  const { commits, isDamaged } = readJournal(journal, Number(era?.value ?? 0) + 1);
  const unfiled = byMatch(commits);
  const matches = db.prepare('SELECT DISTINCT match FROM former').all() as { match: string }[];
  for (const match of new Set([...matches.map((one) => one.match), ...unfiled.keys()]))
    insertAll(db, match, [...filed(db, match), ...(unfiled.get(match) ?? [])]);
  db.exec("DELETE FROM setting WHERE key = 'filed'");
  return isDamaged;
}

function filed(db: Database, match: string): LogRow[] {
  const pages = db.prepare('SELECT rows FROM former WHERE match = ? ORDER BY seq').all(match) as { rows: string }[];
  return pages.flatMap(({ rows }) => (JSON.parse(rows) as Packed[]).map(unpack));
}
function byMatch(commits: readonly Commit[]): Map<string, LogRow[]> {
  const rows = new Map<string, LogRow[]>();
  for (const [match, packed] of commits.flat()) rows.set(match, [...(rows.get(match) ?? []), ...packed.map(unpack)]);
  return rows;
}
/** Rows after a gap depend on the missing ones and cannot be replayed. */
function insertAll(db: Database, match: string, rows: readonly LogRow[]): void {
  const insert = db.prepare(insertRows(1));
  rows.every((row, n) => row.seq === n && insert.run(rowValues(match, [row])));
}
