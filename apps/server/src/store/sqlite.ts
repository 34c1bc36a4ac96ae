import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { SQLITE, migrate } from './migrations.ts';
import type { Row, Sql } from './sql.ts';
import { sqlStore } from './sql-store.ts';
import { sqliteLog } from './sqlite-log.ts';
import type { Store } from './store.ts';

/** The store in a folder: one SQLite file, used by one process at a time. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const db = openFile(join(folder, 'nightfall.db'));
  const sql = sqliteSql(db);
  await migrate(sql, SQLITE);
  const log = sqliteLog(db, join(folder, 'nightfall.journal'));
  const close = async () => {
    await log.close();
    db.close();
    lock.close();
  };
  return { ...sqlStore(sql, log), close };
}

/** The system lets go of the lock when its process is gone, however it went. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'nightfall.lock'), { timeout: 2000 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    return lock;
  } catch (error) {
    throw new Error(`Another server uses the data folder ${folder}.`, { cause: error });
  }
}

/** WAL with FULL: a commit is on the disk before anybody hears of it. */
function openFile(file: string): Database.Database {
  const db = new Database(file, { timeout: 2000 });
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
      db.transaction(() => statements.forEach(([text, ...values]) => db.prepare(text).run(...values)))(),
    close: async () => void db.close(),
  };
}

function remember<V>(map: Map<string, V>, key: string, value: V): V {
  map.set(key, value);
  return value;
}
