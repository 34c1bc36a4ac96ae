import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { type Log, noLog } from '../log.ts';
import { ownFile } from './own-file.ts';
import { migrateFile } from './sqlite-migrate.ts';
import { checkRoom, tryToWrite } from './room.ts';
import type { Row, Sql } from './sql.ts';
import { sqlStore } from './sql-store.ts';
import { type Reader, logReader } from './sqlite-damage.ts';
import { sqliteLog } from './sqlite-log.ts';
import { finishSalvage, mendIndexes, mendTexts, salvage } from './sqlite-salvage.ts';
import { mendSheets } from './sqlite-sheet.ts';
import { inTransaction } from './sqlite-transaction.ts';
import type { Store } from './store.ts';

export const FILE = 'nightfall.db';

/** The store in a folder: one SQLite file, used by one server at a time. Other programs may read it, copy it and follow it. */
export async function openSqlite(folder: string, log: Log = noLog): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    return openLocked(folder, lock, log);
  } catch (error) {
    lock.close();
    throw error;
  }
}
function openLocked(folder: string, lock: Database.Database, log: Log): Store {
  const file = join(folder, FILE);
  finishSalvage(file);
  ownFile(file);
  const isSalvaged = salvage(file, log);
  const db = openFile(file);
  migrateFile(db, folder, log);
  mendIndexes(db, log);
  mendTexts(db, log);
  mendSheets(db, isSalvaged, log);
  const sql = sqliteSql(db);
  const close = async () => {
    reader?.close();
    // Folds the write-ahead log into the file, which is then complete on its own.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    lock.close();
  };
  let reader: Reader | undefined;
  const store = sqlStore(
    sql,
    sqliteLog(db, (moved) => (reader = logReader(db, file, log, moved))),
  );
  reader?.lookAtAll();
  const check = async (thorough: boolean) => {
    checkRoom(folder);
    if (thorough) tryToWrite(folder);
    await store.check(thorough);
  };
  return { ...store, check, close };
}

/** The system releases the lock when its process ends, however it ended. */
export function lockFolder(folder: string): Database.Database {
  const lock = new Database(ownFile(join(folder, 'nightfall.lock')), { timeout: 2000 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    return lock;
  } catch (error) {
    throw new Error(`Another server is using the data folder ${folder}.`, { cause: error });
  }
}

/** WAL with FULL: a commit is on disk before anyone is told. */
function openFile(file: string): Database.Database {
  const db = new Database(ownFile(file), { timeout: 2000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA temp_store = MEMORY;');
  return db;
}

function sqliteSql(db: Database.Database): Sql {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string) => prepared.get(text) ?? remember(prepared, text, db.prepare(text));
  return {
    all: async (text, ...values) => prepare(text).all(...values) as Row[],
    run: async (text, ...values) => prepare(text).run(...values).changes,
    together: async (statements) =>
      inTransaction(db, () => statements.forEach(([text, ...values]) => prepare(text).run(...values))),
    close: async () => void db.close(),
  };
}

function remember<V>(map: Map<string, V>, key: string, value: V): V {
  map.set(key, value);
  return value;
}
