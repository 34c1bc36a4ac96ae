import { type Log, noLog } from '../log.ts';
import { type KeptRow, insertRows, isWhole, rowValues } from './log-row.ts';
import type { Sql, Statement } from './sql.ts';
import type { Damage, Heard, LogRow } from './store.ts';

/** Stores all rows or none: the key (match, seq) decides between writers who want the same place. */
export type Append = (match: string, rows: readonly LogRow[], heard: Heard) => void;

/** The logs of the matches, one row for each input. They are written most, so each database appends in its own way. */
export interface LogStore {
  readonly append: Append;
  /** Throws a `DamagedLog` where a row is missing or not as it was written. */
  rows(match: string, from: number): Promise<LogRow[]>;
  /** Statements that store the first rows of a match together with the match. */
  insertion(match: string, rows: readonly LogRow[]): Statement[];
  readonly damage: readonly Damage[];
}

/** The log of a match cannot be read from this line on. Nothing is changed: the host decides. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}
export const WHAT_TO_DO =
  'Nothing was changed. `nightfall check` lists all damage; `nightfall restore` puts a backup in place; `sqlite3 nightfall.db .recover` saves what can be read.';

const ROWS = 'SELECT seq, at, wall, client, data, sum FROM input WHERE match = ? AND seq >= ? ORDER BY seq';

export function logStore(sql: Sql, append: Append, log: Log = noLog): LogStore {
  const damage: Damage[] = [];
  const damaged = (match: string, from: number, cause?: unknown) => {
    if (!damage.some((known) => known.match === match)) {
      damage.push({ match, from });
      log.error({ match, from }, `the log of a match is damaged. ${WHAT_TO_DO}`);
    }
    return new DamagedLog(`the log of ${match} is damaged at line ${from}`, { cause });
  };
  return {
    append,
    rows: async (match, from) => {
      const found = (await sql.all(ROWS, match, from).catch((error: unknown) => {
        throw isCorrupt(error) ? damaged(match, from, error) : error;
      })) as unknown as KeptRow[];
      const bad = found.findIndex((row, i) => row.seq !== from + i || !isWhole(match, row));
      if (bad >= 0) throw damaged(match, from + bad);
      return found.map(({ sum: _, ...row }) => row);
    },
    insertion: (match, rows) => rows.map((row) => [insertRows(1), ...rowValues(match, [row])]),
    damage,
  };
}

/** SQLite's word for a page that makes no sense. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code ?? ''));
