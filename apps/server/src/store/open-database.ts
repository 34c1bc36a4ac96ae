import { createRequire } from 'node:module';
import type Database from 'libsql';

const load = createRequire(import.meta.url);

/** Opens a file of SQLite. The first to do so loads the driver: a command that opens none starts sooner. */
export function openDatabase(file: string, options?: Database.Options): Database.Database {
  const Driver = load('libsql') as typeof Database;
  return new Driver(file, options);
}
