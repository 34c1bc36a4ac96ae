import type { Database } from 'libsql';
import { type Append, groupCommit } from './group-commit.ts';
import type { LogStore } from './log-store.ts';
import { inTransaction } from './sqlite-transaction.ts';
import { INSERT_ROW, rowValues } from './sqlite-row.ts';
import type { Reader } from './sqlite-damage.ts';
import type { Appended } from './store.ts';

/** Number of matches whose next place is remembered; for others it is looked up. */
const REMEMBERED = 10_000;

/** One row of the table for each row of a log; what arrives together is one transaction, on disk before anyone is told. */
export function sqliteLog(db: Database, reading: (moved: (match: string) => void) => Reader): LogStore {
  const insert = db.prepare(INSERT_ROW);
  const last = db.prepare('SELECT MAX(seq) AS seq FROM input WHERE match = ?');
  const places = new Map<string, number>();
  const forget = (match: string): void => void places.delete(match);
  const reader = reading(forget);
  /** One process uses the folder, so it knows the next free place of each match. */
  const nextPlace = (match: string): number =>
    places.get(match) ?? ((last.all(match)[0] as { seq: number | null }).seq ?? -1) + 1;
  const store = ({ match, rows: added }: Append): Appended => {
    const next = nextPlace(match);
    if (added.some(({ seq }, i) => seq !== next + i)) return 'taken';
    for (const row of added) insert.run(rowValues(match, row));
    places.set(match, next + added.length);
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
  return {
    append: groupCommit(commit),
    rows: async (match, from) => reader.rows(match, from),
    damage: reader.damage,
    insertion: (match, added) => added.map((row) => [INSERT_ROW, ...rowValues(match, row)]),
    forget,
  };
}
