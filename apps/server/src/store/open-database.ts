import { createRequire } from 'node:module';
import type Database from 'libsql';

const load = createRequire(import.meta.url);

/** Opens a file of SQLite. The first to do so loads the driver: a command that opens none starts sooner. */
export function openDatabase(file: string, options?: Database.Options): Database.Database {
  const Driver = load('libsql') as typeof Database;
  try {
    return new Driver(file, options);
  } catch (cause) {
    // The driver has only a number for a folder of that name, or for a file that may not be read.
    if (!(cause instanceof Error && cause.message.startsWith('ConnectionFailed'))) throw cause;
    throw new Error(`${file} cannot be opened as a database.`, { cause });
  }
}
