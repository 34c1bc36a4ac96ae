import { statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { type Log, noLog } from '../log.ts';
import { WHAT_TO_DO, isCorrupt, logStore } from './log-store.ts';
import { openDatabase } from './open-database.ts';
import { makeFolder, ownFile } from './own-file.ts';
import { checkRoom, tryToWrite } from './room.ts';
import { FILE } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { bringToLayout } from './sqlite-layout.ts';
import { lookThrough } from './sqlite-look.ts';
import { sqliteSql } from './sqlite-sql.ts';
import type { Store } from './store.ts';

/** The store in a folder: one SQLite file, used by one server at a time. Other programs may read it, copy it and follow it. */
export async function openSqlite(folder: string, log: Log = noLog): Promise<Store> {
  makeFolder(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    return openLocked(folder, lock, log);
  } catch (error) {
    lock.close();
    throw isCorrupt(error)
      ? new Error(`${join(folder, FILE)} is damaged and cannot be opened. ${WHAT_TO_DO}`, { cause: error })
      : error;
  }
}
function openLocked(folder: string, lock: Database.Database, log: Log): Store {
  const file = join(folder, FILE);
  const isUnclean = wasLeftOpen(file);
  const db = openFile(file);
  bringToLayout(db, folder, log);
  const isThere = sameFile(file);
  const sql = sqliteSql(db, isThere);
  const store = sqlStore(sql, logStore(sql, sqliteAppend(db, isThere), log), BYTES);
  const stopLooking = isUnclean ? lookThrough(sql, store) : () => undefined;
  return {
    ...store,
    check: async (thorough) => {
      isThere();
      checkRoom(folder);
      if (thorough) tryToWrite(folder);
      await store.check(thorough);
    },
    close: async () => {
      stopLooking();
      // Folds the write-ahead log into the file, which is then complete on its own.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      lock.close();
    },
  };
}

const BYTES = 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()';

/** After a clean stop the write-ahead log is empty or gone. */
const wasLeftOpen = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Throws when the file was deleted or replaced under the server: what is written now would be lost. */
function sameFile(file: string): () => void {
  const { ino } = statSync(file);
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
      throw new Error(`${file} was deleted or replaced while the server was running`);
  };
}

/** The system releases the lock when its process ends, however it ended. */
export function lockFolder(folder: string): Database.Database {
  const lock = openDatabase(ownFile(join(folder, 'nightfall.lock')), { timeout: 2000 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    return lock;
  } catch (error) {
    throw new Error(`Another server is using the data folder ${folder}.`, { cause: error });
  }
}

/** WAL with FULL: a commit is on disk before anyone is told. */
function openFile(file: string): Database.Database {
  const db = openDatabase(ownFile(file), { timeout: 2000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA temp_store = MEMORY;');
  return db;
}
