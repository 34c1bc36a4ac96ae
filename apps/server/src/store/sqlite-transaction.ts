import type { Database } from 'libsql';

/** All of it or nothing. Whatever `sure` asks is asked last. */
export function inTransaction<R>(db: Database, act: () => R, sure: () => void = () => undefined): R {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    sure();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
