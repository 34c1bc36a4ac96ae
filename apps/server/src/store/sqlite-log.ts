import type { Database } from 'libsql';
import { type Append, groupCommit } from './group-commit.ts';
import type { LogStore } from './log-store.ts';
import type { Statement } from './sql.ts';
import type { Reader } from './sqlite-damage.ts';
import { INSERT_ROW, rowValues } from './sqlite-row.ts';
import { DELETE_ROWS, DELETE_SHEETS, INSERT_SHEET, LAST_SHEET, LINES, lastRow } from './sqlite-sheet.ts';
import { inTransaction } from './sqlite-transaction.ts';
import type { Appended, LogRow } from './store.ts';

/** Number of matches whose next place is remembered; for others it is looked up. */
const REMEMBERED = 10_000;
/** The next free place in a log, and the sheet of the place before it. */
type Place = { readonly next: number; readonly sheet: number };
const START: Place = { next: 0, sheet: 0 };

/** One row of the table for each row of a log; what arrives together is one transaction, on disk before anyone is told. */
export function sqliteLog(db: Database, reading: (moved: (match: string) => void) => Reader): LogStore {
  const [insert, insertSheet] = [db.prepare(INSERT_ROW), db.prepare(INSERT_SHEET)];
  const last = db.prepare(lastRow('seq + 1 AS next, sheet.n AS sheet', '?'));
  const places = new Map<string, Place>();
  const forget = (match: string): void => void places.delete(match);
  const reader = reading(forget);
  /** One process uses the folder, so it knows the last sheet, and the next free place of each match. */
  let { sheets } = db.prepare(LAST_SHEET).get() as { sheets: number };
  const placeOf = (match: string): Place => places.get(match) ?? (last.all(match)[0] as Place | undefined) ?? START;
  const store = ({ match, rows: added }: Append): Appended => {
    let { next, sheet } = placeOf(match);
    if (added.some(({ seq }, i) => seq !== next + i)) return 'taken';
    for (const row of added) {
      if (row.seq % LINES === 0) insertSheet.run([(sheet = ++sheets), match, row.seq]);
      insert.run(rowValues(sheet, match, row));
    }
    places.set(match, { next: next + added.length, sheet });
    return 'stored';
  };
  const commit = (batch: readonly Append[]): Appended[] => {
    if (places.size > REMEMBERED) places.clear();
    try {
      return inTransaction(db, () => batch.map(store));
    } catch (error) {
      places.clear();
      throw error;
    }
  };
  /** A log begins on a new sheet. */
  const insertion = (match: string, row: LogRow): Statement[] => [
    ...(row.seq % LINES === 0 ? [[INSERT_SHEET, ++sheets, match, row.seq] as const] : []),
    [INSERT_ROW, ...rowValues(sheets, match, row)],
  ];
  return {
    append: groupCommit(commit),
    rows: async (match, from) => reader.rows(match, from),
    damage: reader.damage,
    insertion: (match, added) => added.flatMap((row) => insertion(match, row)),
    deletion: (match) => [
      [DELETE_ROWS, match, 0],
      [DELETE_SHEETS, match, 0],
    ],
    latest: lastRow('wall', 'match.id'),
    forget,
  };
}
