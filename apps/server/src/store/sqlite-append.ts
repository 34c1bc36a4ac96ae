import type { Database, Statement } from 'libsql';
import { type Request, groupCommit } from './group-commit.ts';
import { insertRows, rowValues } from './log-row.ts';
import type { Append } from './log-store.ts';
import { inTransaction } from './sqlite-transaction.ts';
import type { Appended } from './store.ts';

/** What arrives together is one transaction, on disk before anyone is told. */
export function sqliteAppend(db: Database, isThere: () => void): Append {
  const prepared: Statement[] = [];
  const insert = (count: number): Statement => (prepared[count] ??= db.prepare(insertRows(count)));
  const store = ({ match, rows }: Request): Appended => {
    try {
      insert(rows.length).run(rowValues(match, rows));
      return 'stored';
    } catch (error) {
      if (!isTaken(error)) throw error;
      return 'taken';
    }
  };
  return groupCommit((batch) => inTransaction(db, () => batch.map(store), isThere));
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
