import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'libsql';
import type { Log } from '../log.ts';
import { PEACE, SHEETS, SQLITE } from './migrations.ts';
import { JOURNAL, rowsAgain } from './older/rows-again.ts';
import { inTransaction } from './sqlite-transaction.ts';

type Step = (db: Database) => void;

/** Brings the file to today's shape. Each step is one transaction. */
export function migrateFile(db: Database, folder: string, log: Log): void {
  const journal = join(folder, JOURNAL);
  let isDamaged = false;
  const steps: readonly Step[] = [
    ...SQLITE.map(carryOut),
    () => ({ isDamaged } = rowsAgain(db, folder)),
    carryOut(PEACE),
    carryOut(SHEETS),
  ];
  db.exec('CREATE TABLE IF NOT EXISTS migration (n INTEGER PRIMARY KEY)');
  const { done } = db.prepare('SELECT COUNT(*) AS done FROM migration').get() as { done: number };
  if (done > steps.length) throw new Error(`The data folder ${folder} belongs to a newer version of the server.`);
  for (let n = done; n < steps.length; n++)
    inTransaction(db, () => {
      steps[n]!(db);
      db.prepare('INSERT INTO migration (n) VALUES (?)').run(n);
    });
  if (isDamaged) keepAside(journal, log);
  else rmSync(journal, { force: true });
}

const carryOut =
  (statements: readonly string[]): Step =>
  (db) =>
    statements.forEach((text) => db.exec(text));

function keepAside(journal: string, log: Log): void {
  const kept = `${journal}.damaged`;
  if (existsSync(journal)) renameSync(journal, kept);
  log.error({ kept }, 'the journal of the older version was damaged: matches go on from their last whole input');
}
