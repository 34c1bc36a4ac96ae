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
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA temp_store = MEMORY;');
  return db;
}

function sqliteSql(file: string): Sql {
  const db = openFile(file);
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string) => prepared.get(text) ?? remember(prepared, text, db.prepare(text));
  const append = groupCommit(db, (values, rows) => void prepare(insertRows(rows)).run(...values));
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

/** The more was committed last time, the longer the next commit gathers; at leisure nobody waits. */
const gathering = (rows: number) => Math.min(8, rows / 4);
/** More rows in one statement than this are committed one append after the other. */
const TOGETHER = 200;
type Insert = (values: readonly Value[], rows: number) => void;

/** What arrives in one tick is committed together: one wait for the disk, however many tables play. */
function groupCommit(db: Database.Database, insert: Insert): Sql['append'] {
  let waiting: Waiting[] = [];
  let last = { at: 0, rows: 0 };
  const flush = () => {
    const batch = waiting;
    waiting = [];
    commit(db, batch, insert);
    last = { at: performance.now(), rows: batch.length };
  };
  const soon = () => {
    const left = last.at + gathering(last.rows) - performance.now();
    if (left < 1) setImmediate(flush);
    else setTimeout(flush, left);
  };
  return (match, rows) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ match, rows, resolve, reject }) === 1) soon();
    });
}

/** Usually one statement stores it all. If a place was taken, each append stands for itself. */
function commit(db: Database.Database, batch: readonly Waiting[], insert: Insert): void {
  try {
    if (tryTogether(batch, insert)) return batch.forEach((one) => one.resolve('stored'));
    const answers: Appended[] = [];
    inTransaction(db, () =>
      batch.forEach(({ match, rows }) => answers.push(tryInsert(() => insert(rowValues(match, rows), rows.length)))),
    );
    batch.forEach((one, i) => one.resolve(answers[i]!));
  } catch (error) {
    batch.forEach((one) => one.reject(error));
  }
}
function tryTogether(batch: readonly Waiting[], insert: Insert): boolean {
  const values: Value[] = [];
  let count = 0;
  for (const { match, rows } of batch) {
    rowValues(match, rows, values);
    count += rows.length;
  }
  return count <= TOGETHER && tryInsert(() => insert(values, count)) === 'stored';
}

/** A statement that breaks the unique key changes nothing. */
function tryInsert(insert: () => void): Appended {
  try {
    insert();
    return 'stored';
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('SQLITE_CONSTRAINT')) throw error;
    return 'taken';
  }
}
