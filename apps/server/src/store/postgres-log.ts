import type pg from 'pg';
import { dollars } from './dollars.ts';
import { type LogStore, READ_SNAPSHOT, SAVE_SNAPSHOT } from './log-store.ts';
import type { Sql, Value } from './sql.ts';
import type { Appended, LogRow, SnapshotRow } from './store.ts';

const UNIQUE_VIOLATION = '23505';

/** One row of the table for each row of a log: the unique key decides between nodes that want the same place. */
export const postgresLog = (pool: pg.Pool, sql: Sql): LogStore => ({
  append: (match, rows, heard) => void append(pool, match, rows).then(heard, heard),
  rows: async (match, from) =>
    (await sql.all(
      'SELECT seq, at, wall, client, data FROM input WHERE match = ? AND seq >= ? ORDER BY seq',
      match,
      from,
    )) as unknown as LogRow[],
  saveSnapshot: async (match, { seq, data }) => void (await sql.run(SAVE_SNAPSHOT, match, seq, data)),
  snapshot: async (match) => (await sql.all(READ_SNAPSHOT, match))[0] as SnapshotRow | undefined,
  settle: async () => undefined,
  close: async () => undefined,
});

async function append(pool: pg.Pool, match: string, rows: readonly LogRow[]): Promise<Appended> {
  try {
    await pool.query({ name: `append${rows.length}`, text: insertRows(rows.length), values: rowValues(match, rows) });
    return 'stored';
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    return 'taken';
  }
}

const PLACE = '(?, ?, ?, ?, ?, ?)';
/** One statement for all rows, so that they are stored all or not at all. */
const insertRows = (count: number): string =>
  dollars(
    `INSERT INTO input (match, seq, at, wall, client, data) VALUES ${Array.from({ length: count }, () => PLACE).join(', ')}`,
  );
const rowValues = (match: string, rows: readonly LogRow[]): Value[] =>
  rows.flatMap((row) => [match, row.seq, row.at, row.wall, row.client, row.data]);
