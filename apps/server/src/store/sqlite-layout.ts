import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'libsql';
import type { Log } from '../log.ts';
import { JOURNAL, rowsOfJournal } from './older/rows-of-journal.ts';
import { inTransaction } from './sqlite-transaction.ts';
import { ADDED, FILE, INDEXES, LAYOUT, SCHEMA } from './schema.ts';

/** Brings the file to today's shape: all of it or nothing. A file of an older version is copied first. */
export function bringToLayout(db: Database, folder: string, log: Log): void {
  const layout = layoutOf(db);
  if (layout > LAYOUT) throw new Error(`The data folder ${folder} belongs to a newer version of the server.`);
  if (layout === LAYOUT) return;
  if (columnsOf(db, 'input').length > 0) upgrade(db, folder, log, layout);
  else inTransaction(db, () => create(db));
}
const layoutOf = (db: Database): number => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
const columnsOf = (db: Database, table: string): string[] =>
  (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);

/** Only columns and tables are new. */
function add(db: Database): boolean {
  create(db);
  return false;
}
function create(db: Database): void {
  SCHEMA.forEach((text) => db.exec(text));
  for (const [table, column, type] of ADDED)
    if (!columnsOf(db, table).includes(column)) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  INDEXES.forEach((text) => db.exec(text));
  db.exec(`PRAGMA user_version = ${LAYOUT}`);
}

function upgrade(db: Database, folder: string, log: Log, layout: number): void {
  const kept = join(folder, `${FILE}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  db.prepare('VACUUM INTO ?').run(kept);
  const journal = join(folder, JOURNAL);
  const isDamaged = inTransaction(db, () => (layout === 0 ? rewrite(db, journal) : add(db)));
  if (existsSync(journal)) renameSync(journal, `${kept}.journal`);
  log.warn({ kept, layout: LAYOUT }, 'the database of an older version was upgraded; a copy of it is kept');
  if (isDamaged)
    log.error(
      { kept: `${kept}.journal` },
      'the journal of the older version was damaged: matches go on from their last whole input',
    );
}

/** The logs are written anew. Version 0.1.0 kept them by the page and in a journal; later ones had a row for each line. */
function rewrite(db: Database, journal: string): boolean {
  const isPaged = columnsOf(db, 'input').includes('rows');
  db.exec('ALTER TABLE input RENAME TO former');
  create(db);
  const isDamaged = isPaged ? rowsOfJournal(db, journal) : copyRows(db);
  for (const table of ['former', ...strangers(db)]) db.exec(`DROP TABLE IF EXISTS ${table}`);
  return isDamaged;
}
function copyRows(db: Database): boolean {
  db.exec('INSERT INTO input SELECT match, seq, at, wall, client, data, sum FROM former');
  return false;
}
/** Tables that today's shape does not have. */
function strangers(db: Database): string[] {
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'").all() as {
    name: string;
  }[];
  return tables.map(({ name }) => name).filter((name) => !SCHEMA.some((text) => text.includes(`EXISTS ${name} (`)));
}
