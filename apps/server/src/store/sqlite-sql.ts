import type { Database, Statement } from 'libsql';
import type { Row, Sql } from './sql.ts';
import { inTransaction } from './sqlite-transaction.ts';

/** `isThere` throws where the file is no longer the one that was opened: what is written would be lost. */
export function sqliteSql(db: Database, isThere: () => void = () => undefined): Sql {
  const prepared = new Map<string, Statement>();
  const remember = (text: string, statement: Statement): Statement => {
    prepared.set(text, statement);
    return statement;
  };
  const prepare = (text: string) => prepared.get(text) ?? remember(text, db.prepare(text));
  const asking = (text: string) => prepared.get(text) ?? remember(text, db.prepare(asBytes(db, text)));
  return {
    all: async (text, ...values) => (asking(text).all(...values) as Row[]).map(decoded),
    run: async (text, ...values) => {
      isThere();
      return prepare(text).run(...values).changes;
    },
    together: async (statements) =>
      inTransaction(db, () => statements.forEach(([text, ...values]) => prepare(text).run(...values)), isThere),
    close: async () => void db.close(),
  };
}

/** Texts come as bytes: the driver ends the process over a text that is no longer UTF-8, as a damaged file may have. */
function asBytes(db: Database, text: string): string {
  const columns = db.prepare(text).columns() as { readonly name: string }[];
  const bytes = ({ name }: { name: string }) =>
    `CASE typeof("${name}") WHEN 'text' THEN CAST("${name}" AS BLOB) ELSE "${name}" END AS "${name}"`;
  return `SELECT ${columns.map(bytes).join(', ')} FROM (${text})`;
}
const decoded = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, decode(value)]));
const decode = (value: unknown): Row[string] =>
  value instanceof ArrayBuffer || Buffer.isBuffer(value) ? Buffer.from(value as ArrayBuffer).toString() : (value as Row[string]);
