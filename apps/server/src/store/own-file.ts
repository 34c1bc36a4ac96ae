import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Files of SQLite are never opened here once they exist: when a process closes a file, the system lets go of all locks that the
 * process has on it, and SQLite would not know. Another program could then take the write-ahead log from under it.
 */

/** A file that nobody else may read. SQLite gives the same rights to those beside it. */
export function ownFile(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
  return file;
}

/** A folder with all above it. Node's own way never ends where a file system refuses new folders, such as `/proc`. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(resolve(folder)), mode);
  mkdirSync(folder, { mode });
}

/** Puts a file under a name, on the disk too. */
export function moveFile(from: string, to: string): void {
  renameSync(from, to);
  sync(dirname(to));
}
/** Waits until a file or folder is on the disk. */
export function sync(path: string): void {
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
