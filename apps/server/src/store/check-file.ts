import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { logStore } from './log-store.ts';
import { openDatabase } from './open-database.ts';
import { FILE } from './schema.ts';
import type { Sql } from './sql.ts';
import { sqliteSql } from './sqlite-sql.ts';

/** What is damaged in the database of a folder, one sentence each. It only reads; the server may be running. */
export async function checkFile(folder: string): Promise<readonly string[]> {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new Error(`There is no ${FILE} in ${folder}.`);
  const db = openDatabase(file, { timeout: 10_000 });
  try {
    return [...structure(db), ...texts(db), ...(await logs(sqliteSql(db)))];
  } finally {
    db.close();
  }
}

/** SQLite's own check of pages and indexes. */
function structure(db: Database.Database): string[] {
  try {
    const found = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    return found.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  }
}

const names = (db: Database.Database, text: string): string[] =>
  (db.prepare(text).all() as { name: string }[]).map(({ name }) => name);
const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
function texts(db: Database.Database): string[] {
  const columns = attempt(() =>
    names(db, TABLES).flatMap((table) => names(db, `PRAGMA table_info(${table})`).map((name) => [table, name] as const)),
  );
  return columns.flatMap(([table, column]) => attempt(() => broken(db, table, column)));
}
/** Texts that are no longer UTF-8. */
function broken(db: Database.Database, table: string, column: string): string[] {
  const rows = db.prepare(
    `SELECT rowid AS "row", CAST(${column} AS BLOB) AS bytes FROM ${table} WHERE typeof(${column}) = 'text'`,
  );
  const found: string[] = [];
  for (const { row, bytes } of rows.iterate() as Iterable<{ row: number; bytes: ArrayBuffer }>)
    if (!isUtf8(bytes)) found.push(`${table}, row ${row}: ${column} is not readable`);
  return found;
}

async function logs(sql: Sql): Promise<string[]> {
  const store = logStore(sql, () => undefined);
  const matches = await sql.all('SELECT DISTINCT match FROM input').catch(() => []);
  for (const { match } of matches) await store.rows(match as string, 0).catch(() => undefined);
  return store.damage.map(({ match, from }) => `match ${match}: its log is damaged at line ${from}`);
}

/** What cannot be read at all is reported by the check of the structure. */
function attempt<R>(act: () => readonly R[]): readonly R[] {
  try {
    return act();
  } catch {
    return [];
  }
}
