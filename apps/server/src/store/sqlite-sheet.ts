import type { Database } from 'libsql';
import type { Log } from '../log.ts';
import { SHEET_TABLE } from './migrations.ts';
import { inTransaction } from './sqlite-transaction.ts';

/**
 * A log is written on sheets of sixteen lines. A match takes the next sheet when it needs one, and its line is the row `16 · sheet + seq mod 16`:
 * the key of the row itself is unique, and matches that are played at the same time write into the same few pages of the file.
 */
export const LINES = 16;
export const INSERT_SHEET = 'INSERT INTO sheet (n, match, first) VALUES (?, ?, ?)';
export const DELETE_SHEETS = 'DELETE FROM sheet WHERE match = ? AND first >= ?';

/** The rows of match `?1` from `?2` on. */
export const ITS_ROWS = `sheet JOIN input ON input.id BETWEEN ${LINES} * sheet.n + MAX(?2 - sheet.first, 0) AND ${LINES} * sheet.n + ${LINES - 1}
  WHERE sheet.match = ?1 AND sheet.first > ?2 - ${LINES}`;
export const DELETE_ROWS = `DELETE FROM input WHERE id IN (SELECT input.id FROM ${ITS_ROWS})`;

/** Asks for the last row of a match. */
export const lastRow = (columns: string, match: string): string =>
  `SELECT ${columns} FROM sheet JOIN input ON input.id BETWEEN ${LINES} * sheet.n AND ${LINES} * sheet.n + ${LINES - 1}
   WHERE sheet.match = ${match} ORDER BY sheet.first DESC, input.id DESC LIMIT 1`;

/** The highest number that is taken. */
export const LAST_SHEET = `SELECT MAX(IFNULL((SELECT MAX(id) / ${LINES} FROM input), 0), IFNULL((SELECT MAX(n) FROM sheet), 0)) AS sheets`;

/** A row whose sheet is not in the list. */
const ASTRAY = `SELECT id FROM input WHERE NOT EXISTS (SELECT 1 FROM sheet WHERE n = input.id / ${LINES}) LIMIT 1`;
/** The rows say everything that the sheets say. After damage the sheets are made again from them. */
export function mendSheets(db: Database, isSalvaged: boolean, log: Log): void {
  const fault = faultOf(db);
  if (fault === undefined && !isSalvaged) return;
  inTransaction(db, () => {
    db.exec(`DROP TABLE IF EXISTS sheet; ${SHEET_TABLE}`);
    db.exec(`INSERT OR IGNORE INTO sheet (n, match, first)
      SELECT MIN(id) / ${LINES}, match, seq - seq % ${LINES} FROM input GROUP BY id / ${LINES}`);
  });
  if (fault !== undefined) log.error({ fault }, 'the list of the sheets was damaged: it is made again from the rows of the logs');
}
function faultOf(db: Database): string | undefined {
  if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sheet'").all().length === 0) return 'there is no list';
  const [found] = db.prepare('PRAGMA integrity_check(sheet)').all() as { integrity_check: string }[];
  if (found?.integrity_check !== 'ok') return found?.integrity_check;
  return db.prepare(ASTRAY).all().length > 0 ? 'a row has no sheet' : undefined;
}
