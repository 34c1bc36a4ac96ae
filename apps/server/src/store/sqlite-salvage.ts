import { isUtf8 } from 'node:buffer';
import { rmSync } from 'node:fs';
import Database from 'libsql';
import type { Log } from '../log.ts';
import { keepCopy } from './sqlite-damage.ts';
import { inTransaction } from './sqlite-transaction.ts';

/** A file whose structure is damaged is kept aside, and a new one is written with everything that can still be read. Answers whether there was need. */
export function salvage(file: string, log: Log): boolean {
  const fault = faultOf(file);
  if (fault === undefined) return false;
  const kept = keepCopy(file);
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const [old, fresh] = [new Database(kept), new Database(file)];
  const read = inTransaction(fresh, () => copyAll(old, fresh));
  old.close();
  fresh.close();
  log.error(
    { fault, kept, read },
    'the database was damaged: everything that can still be read is used, and the damaged file is kept',
  );
  return true;
}

function faultOf(file: string): string | undefined {
  const db = new Database(file);
  try {
    const [found] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return found?.quick_check === 'ok' ? undefined : found?.quick_check;
  } catch (error) {
    return String(error);
  } finally {
    db.close();
  }
}

type Schema = { readonly type: string; readonly name: string; readonly sql: string | null };
/** Answers how many rows of each table were read. Without a readable list of tables there is nothing to read. */
function copyAll(old: Database.Database, fresh: Database.Database): Record<string, number> {
  const schema = attempt(() => old.prepare('SELECT type, name, sql FROM sqlite_master').all() as Schema[]) ?? [];
  const made = schema.flatMap(({ sql }) => sql ?? []);
  for (const sql of made) fresh.exec(sql);
  const tables = schema.filter(({ type, sql }) => type === 'table' && sql !== null);
  return Object.fromEntries(tables.map(({ name }) => [name, copyTable(old, fresh, name)]));
}

function copyTable(old: Database.Database, fresh: Database.Database, table: string): number {
  const columns = (fresh.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
  const list = columns.map(asBytes).join(', ');
  const insert = fresh.prepare(
    `INSERT OR IGNORE INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  const next = old.prepare(`SELECT rowid AS "rowid", ${list} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT 1`);
  type Found = { readonly rowid: number; readonly [column: string]: unknown };
  let count = 0;
  const readAfter = (after: number) => attempt(() => next.all(after) as Found[]);
  for (let after: number | undefined = -1; after !== undefined;) {
    const found = readAfter(after);
    if (!found) {
      after = beyond(after, readAfter);
      continue;
    }
    const [row] = found;
    if (!row) break;
    count += insert.run([row.rowid, ...columns.map((name) => text(row[name]))]).changes;
    after = row.rowid;
  }
  return count;
}
/** Texts as bytes: the driver ends the process over a text that is no longer UTF-8. */
const asBytes = (column: string): string =>
  `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END AS ${column}`;
const text = (value: unknown): unknown => (value instanceof ArrayBuffer ? Buffer.from(value).toString() : value);

/** Data around the logs: a damaged text is repaired as far as possible before anyone reads it. */
const AROUND = ['match', 'seat', 'person', 'chat', 'push', 'setting', 'snapshot', 'shun', 'report', 'shut'];
export function mendTexts(db: Database.Database, log: Log): void {
  for (const table of AROUND)
    for (const { name } of db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[])
      mendColumn(db, table, name, log);
}
function mendColumn(db: Database.Database, table: string, column: string, log: Log): void {
  const rows = db.prepare(
    `SELECT rowid AS "rowid", CAST(${column} AS BLOB) AS bytes FROM ${table} WHERE typeof(${column}) = 'text'`,
  );
  for (const { rowid, bytes } of rows.all() as { rowid: number; bytes: ArrayBuffer }[]) {
    if (isUtf8(bytes)) continue;
    db.prepare(`UPDATE OR IGNORE ${table} SET ${column} = ? WHERE rowid = ?`).run(text(bytes), rowid);
    log.error({ table, column, rowid }, 'a text in the database was damaged');
  }
}

/** Past an unreadable part: searches farther and farther until something is found, then back to where that begins. */
function beyond(after: number, read: (after: number) => readonly unknown[] | undefined): number | undefined {
  let step = 1;
  while (step < 2 ** 40 && !read(after + step)) step *= 2;
  if (step >= 2 ** 40) return undefined;
  let [bad, good] = [after + Math.floor(step / 2), after + step];
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2);
    if (read(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function attempt<R>(act: () => R): R | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
