import type { Database } from 'libsql';

/** All of it or nothing. */
export function inTransaction<R>(db: Database, act: () => R): R {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
