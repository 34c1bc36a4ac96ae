import type pg from 'pg';
import { dollars } from './dollars.ts';
import type { LogStore } from './log-store.ts';
import type { Sql, Value } from './sql.ts';
import type { Appended, LogRow } from './store.ts';

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
  insertion: (match, rows) => rows.map((row) => [`${INSERT} ${PLACE}`, ...rowValues(match, [row])]),
  deletion: (match) => [['DELETE FROM input WHERE match = ?', match]],
  latest: 'SELECT wall FROM input WHERE input.match = match.id ORDER BY seq DESC LIMIT 1',
  forget: () => undefined,
  // PostgreSQL has sums of its own.
  damage: [],
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

const INSERT = 'INSERT INTO input (match, seq, at, wall, client, data) VALUES';
const PLACE = '(?, ?, ?, ?, ?, ?)';
/** One statement for all rows, so that they are stored all or not at all. */
const insertRows = (count: number): string => dollars(`${INSERT} ${Array.from({ length: count }, () => PLACE).join(', ')}`);
const rowValues = (match: string, rows: readonly LogRow[]): Value[] =>
  rows.flatMap((row) => [match, row.seq, row.at, row.wall, row.client, row.data]);
