import { isUtf8 } from 'node:buffer';
import { existsSync, rmSync } from 'node:fs';
import Database from 'libsql';
import type { Log } from '../log.ts';
import { moveFile, ownFile } from './own-file.ts';
import { keepCopy } from './sqlite-damage.ts';
import { inTransaction } from './sqlite-transaction.ts';

/** A file whose structure is damaged is kept aside, and a new one is written with everything that can still be read. Answers whether there was need. */
export function salvage(file: string, log: Log): boolean {
  const fault = faultOf(file);
  if (fault === undefined) return false;
  const kept = keepCopy(file);
  const read = rescueOrLeave(kept, `${file}.part`);
  moveFile(`${file}.part`, salvagedOf(file));
  finishSalvage(file);
  log.error(
    { fault, kept, read },
    'the database was damaged: everything that can still be read is used, and the damaged file is kept',
  );
  return true;
}
const salvagedOf = (file: string): string => `${file}.salvaged`;
/** Puts the new file in the place of the damaged one, whose write-ahead log must be gone before. Whatever stops it, the next start goes on. */
export function finishSalvage(file: string): void {
  if (!existsSync(salvagedOf(file))) return;
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  moveFile(salvagedOf(file), file);
}

/** If nothing can be read, the file stays where it is, and no copy is left: a server that is started again and again would fill the disk with them. */
function rescueOrLeave(kept: string, part: string): Record<string, number> {
  try {
    return rescue(kept, part);
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) rmSync(kept + end, { force: true });
    throw error;
  }
}
/** Writes all that can be read of a file into a new one, which is on the disk when this returns. */
function rescue(kept: string, part: string): Record<string, number> {
  for (const end of ['', '-journal']) rmSync(part + end, { force: true });
  const [old, fresh] = [new Database(kept), new Database(ownFile(part))];
  try {
    return inTransaction(fresh, () => copyAll(old, fresh));
  } finally {
    old.close();
    fresh.close();
  }
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
/** Answers how many rows of each table were read. Without a readable list of tables nothing can be read, and a server must not open empty. */
function copyAll(old: Database.Database, fresh: Database.Database): Record<string, number> {
  const schema = attempt(() => old.prepare('SELECT type, name, sql FROM sqlite_master').all() as Schema[]) ?? [];
  const tables = schema.filter(({ type, sql }) => type === 'table' && sql !== null);
  const made = attempt(() => schema.forEach(({ sql }) => sql !== null && fresh.exec(sql)) ?? true);
  if (!made || !tables.some(({ name }) => name === 'migration')) throw new Error(UNREADABLE);
  return Object.fromEntries(tables.map(({ name }) => [name, copyTable(old, fresh, name)]));
}
const UNREADABLE =
  'The database is damaged at its root, and nothing in it can be read. It was left as it is; `nightfall restore` puts a backup in its place.';

type Found = { readonly rowid: number; readonly [column: string]: unknown };
/** Reads forwards and backwards as far as it goes; where both stop at something unreadable, what lies between is looked for. */
function copyTable(old: Database.Database, fresh: Database.Database, table: string): number {
  const columns = (fresh.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
  const insert = fresh.prepare(
    `INSERT OR IGNORE INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  let count = 0;
  const keep = (row: Found) => {
    count += insert.run([row.rowid, ...columns.map((name) => text(row[name]))]).changes;
  };
  const from = `SELECT rowid AS "rowid", ${columns.map(asBytes).join(', ')} FROM ${table}`;
  const isRead = ['ASC', 'DESC'].some((way) => readThrough(old.prepare(`${from} ORDER BY rowid ${way}`), keep));
  if (!isRead) readBetween(old.prepare(`${from} WHERE rowid > ? ORDER BY rowid LIMIT 1`), keep);
  return count;
}
/** Was everything readable? */
const readThrough = (rows: Database.Statement, keep: (row: Found) => void): boolean =>
  attempt(() => {
    for (const row of rows.iterate()) keep(row as Found);
    return true;
  }) ?? false;
function readBetween(next: Database.Statement, keep: (row: Found) => void): void {
  const readAfter = (after: number) => attempt(() => next.all(after) as Found[]);
  for (let after: number | undefined = -1; after !== undefined;) {
    const found = readAfter(after);
    const [row] = found ?? [];
    if (found && !row) return;
    if (row) keep(row);
    // In a damaged tree the next row may be an earlier one.
    after = row && row.rowid > after ? row.rowid : beyond(after, readAfter);
  }
}
/** Texts as bytes: the driver ends the process over a text that is no longer UTF-8. */
const asBytes = (column: string): string =>
  `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END AS ${column}`;
const text = (value: unknown): unknown => (value instanceof ArrayBuffer ? Buffer.from(value).toString() : value);

/** An index that does not agree with its table is made again. */
export function mendIndexes(db: Database.Database, log: Log): void {
  for (const table of AROUND) {
    const [found] = db.prepare(`PRAGMA integrity_check(${table})`).all() as { integrity_check: string }[];
    if (found?.integrity_check === 'ok') continue;
    db.exec(`REINDEX ${table}`);
    log.error({ table, fault: found?.integrity_check }, 'an index of the database was damaged: it is made again');
  }
}

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

/** Past an unreadable part: searches farther and farther until something later is found, then back to where that begins. */
function beyond(after: number, readAfter: (after: number) => readonly Found[] | undefined): number | undefined {
  const read = (at: number) => readAfter(at)?.every(({ rowid }) => rowid > at);
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
