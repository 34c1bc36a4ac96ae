import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import { type Sql, type Value, type Row, insertRows, rowValues } from './sql.ts';
import { sqlStore } from './sql-store.ts';
import type { Appended, LogRow, Store } from './store.ts';

type Waiting = {
  readonly match: string;
  readonly rows: readonly LogRow[];
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
};

/** The store in a folder: one SQLite file, used by one process at a time. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const sql = sqliteSql(join(folder, 'nightfall.db'));
  await migrate(sql);
  return sqlStore(sql);
}

/** WAL with FULL: a commit is on the disk before anybody hears of it. */
function openFile(file: string): Database.Database {
  const db = new Database(file, { timeout: 2000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;');
  return db;
}

function sqliteSql(file: string): Sql {
  const db = openFile(file);
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string) => prepared.get(text) ?? remember(prepared, text, db.prepare(text));
  const append = groupCommit(db, (match, rows) => void prepare(insertRows(rows.length)).run(...rowValues(match, rows)));
  return {
    all: async (text, ...values) => prepare(text).all(...values) as Row[],
    run: async (text, ...values) => prepare(text).run(...values).changes,
    together: async (statements) => inTransaction(db, () => statements.forEach((one) => runOne(db, ...one))),
    append,
    close: async () => void db.close(),
  };
}

const runOne = (db: Database.Database, text: string, ...values: Value[]) => db.prepare(text).run(...values);

function remember<V>(map: Map<string, V>, key: string, value: V): V {
  map.set(key, value);
  return value;
}

function inTransaction(db: Database.Database, act: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    act();
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** What arrives in one tick is committed together: one wait for the disk, however many tables play. */
function groupCommit(db: Database.Database, insert: (match: string, rows: readonly LogRow[]) => void): Sql['append'] {
  let waiting: Waiting[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    commit(db, batch, insert);
  };
  return (match, rows) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ match, rows, resolve, reject }) === 1) setImmediate(flush);
    });
}

function commit(
  db: Database.Database,
  batch: readonly Waiting[],
  insert: (match: string, rows: readonly LogRow[]) => void,
): void {
  const answers: Appended[] = [];
  try {
    inTransaction(db, () => batch.forEach(({ match, rows }) => answers.push(tryInsert(() => insert(match, rows)))));
  } catch (error) {
    return batch.forEach((one) => one.reject(error));
  }
  batch.forEach((one, i) => one.resolve(answers[i]!));
}

/** A statement that breaks a unique key changes nothing; the others of the batch go on. */
function tryInsert(insert: () => void): Appended {
  try {
    insert();
    return 'stored';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith('SQLITE_CONSTRAINT')) throw error;
    return message.includes('input.client') ? 'repeated' : 'taken';
  }
}
