import pg from 'pg';
import { dollars } from './dollars.ts';
import { insertRows, rowValues } from './log-row.ts';
import { logStore } from './log-store.ts';
import { ADDED, INDEXES, LAYOUT, SCHEMA } from './schema.ts';
import type { Row, Sql, Statement } from './sql.ts';
import { sqlStore } from './sql-store.ts';
import type { Appended, LogRow, Store } from './store.ts';

const UNIQUE_VIOLATION = '23505';
const MIGRATION_LOCK = 7_403_154;
const INT8 = 20;
const numbers = {
  getTypeParser: (oid: number, format?: 'text') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

const poolOf = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    keepAlive: true,
    types: numbers as pg.CustomTypesConfig,
  });

/** The store that any number of nodes share. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = poolOf(url);
  // A connection that breaks while idle is thrown away; the next question opens another.
  pool.on('error', () => undefined);
  const sql = postgresSql(pool);
  await alone(pool, () => bringToLayout(sql)).catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  return sqlStore(
    sql,
    logStore(sql, (match, rows, heard) => void append(pool, match, rows).then(heard, heard)),
    'SELECT pg_database_size(current_database())',
  );
}

/** Older databases lack the newer tables and columns; their rows stay as they are. Nodes of the layout before may run on meanwhile. */
async function bringToLayout(sql: Sql): Promise<void> {
  const added = [['input', 'sum', 'BIGINT'], ...ADDED].map(
    ([table, column, type]) => [`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${column} ${type}`] as const,
  );
  await sql.together([...SCHEMA.map((text) => [text] as const), ...added, ...INDEXES.map((text) => [text] as const)]);
  await sql.run("INSERT INTO setting (key, value) VALUES ('layout', ?) ON CONFLICT DO NOTHING", String(LAYOUT));
  const [found] = await sql.all("SELECT value FROM setting WHERE key = 'layout'");
  if (Number(found?.['value']) > LAYOUT) throw new Error('The database belongs to a newer version of the server.');
}

async function append(pool: pg.Pool, match: string, rows: readonly LogRow[]): Promise<Appended> {
  try {
    const text = dollars(insertRows(rows.length));
    await pool.query({ name: `append${rows.length}`, text, values: rowValues(match, rows) });
    return 'stored';
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    return 'taken';
  }
}

/** Nodes that start together migrate one after the other. */
async function alone(pool: pg.Pool, act: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await act();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => client.release());
  }
}

function postgresSql(pool: pg.Pool): Sql {
  return {
    all: async (text, ...values) => (await pool.query(dollars(text), values)).rows as Row[],
    run: async (text, ...values) => (await pool.query(dollars(text), values)).rowCount ?? 0,
    together: (statements) => inTransaction(pool, statements),
    close: () => pool.end(),
  };
}

async function inTransaction(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const [text, ...values] of statements) await client.query(dollars(text), values);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // The connection goes with its open transaction.
    client.release(true);
    throw error;
  }
}
