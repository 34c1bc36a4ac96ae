import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';
import { makeFolder, moveFile, sync } from './own-file.ts';
import { FILE } from './schema.ts';
import { lockFolder } from './sqlite.ts';

/** Copies the database of a folder to a file, at any moment: everything that was acknowledged before is in it. */
export function backup(folder: string, file: string): void {
  const source = join(folder, FILE);
  if (!existsSync(source)) throw new Error(`There is no ${FILE} in ${folder}.`);
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const db = openDatabase(source, { timeout: 10_000 });
  try {
    db.prepare('VACUUM INTO ?').run(part);
  } finally {
    db.close();
  }
  examine(part);
  settle(part, file);
}

/** Replaces a folder's database with a copy; the old one is kept under the returned name. No server may be using the folder. */
export function restore(folder: string, file: string): string | undefined {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  makeFolder(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    const [place, part] = [join(folder, FILE), join(folder, `${FILE}.part`)];
    copyWithLog(file, part);
    examine(part);
    const kept = setAside(place);
    settle(part, place);
    return kept;
  } finally {
    lock.close();
  }
}

/** A copy made by hand may have its write-ahead log beside it. */
function copyWithLog(file: string, part: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, part + end);
}

/** Is it a whole database of ours? Folds its write-ahead log in. */
function examine(file: string): void {
  chmodSync(file, 0o600);
  const db = openDatabase(file);
  try {
    const [found] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw new Error(`${file} is damaged: ${found?.quick_check}`);
    if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'input'").all().length === 0)
      throw new Error(`${file} is not a database of Nightfall.`);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

function setAside(place: string): string | undefined {
  if (!existsSync(place)) return undefined;
  const kept = `${place}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['-wal', '']) if (existsSync(place + end)) renameSync(place + end, kept + end);
  rmSync(`${place}-shm`, { force: true });
  return kept;
}

/** On the disk first, then under its name. */
function settle(part: string, file: string): void {
  sync(part);
  for (const end of ['-wal', '-shm']) rmSync(part + end, { force: true });
  moveFile(part, file);
}
