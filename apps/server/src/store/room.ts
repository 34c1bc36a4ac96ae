import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** With less room than this the disk counts as full: SQLite needs some to put things in order. */
const LEAST = 1024 * 1024;
const PROBE = Buffer.alloc(LEAST / 4);

/** Throws when the disk has no room left. */
export function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST) throw noRoom(folder);
}
const noRoom = (folder: string): Error =>
  Object.assign(new Error(`there is no room left on the disk of ${folder}`), { code: 'ENOSPC' });

/** Writes something and deletes it again: only that shows a quota or a failing disk. */
export function tryToWrite(folder: string): void {
  const file = join(folder, 'nightfall.probe');
  const fd = openSync(file, 'w', 0o600);
  try {
    writeSync(fd, PROBE);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
    rmSync(file, { force: true });
  }
}
