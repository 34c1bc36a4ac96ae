import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { LogRow } from '../store.ts';

/**
 * Version 0.1.0 kept the newest inputs in `nightfall.journal`, beside the database, until they were filed in it. A line of that file is
 * a sum over what follows it, the *era*, its place in the era, and a commit: `[[match, [row, …]], …]`. The database knows which era it has.
 */
export type Commit = readonly (readonly [match: string, rows: readonly Packed[]])[];
/** A row of those days. */
export type Packed = readonly [seq: number, at: number, wall: number, client: string | null, line: unknown];
export const unpack = ([seq, at, wall, client, line]: Packed): LogRow => ({ seq, at, wall, client, data: JSON.stringify(line) });

/** What the file has of an era. `isDamaged`: a line in the midst of it cannot be read; one at the end was never acknowledged. */
export function readJournal(file: string, era: number): { readonly commits: readonly Commit[]; readonly isDamaged: boolean } {
  const commits: Commit[] = [];
  let isDamaged = false;
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const read = /^([0-9a-f]{16}) ((\d+) (\d+) (.*))$/s.exec(line);
    if (!read || sumOf(read[2]!) !== read[1] || Number(read[3]) !== era) continue;
    isDamaged ||= Number(read[4]) !== commits.length;
    commits.push(JSON.parse(read[5]!) as Commit);
  }
  return { commits, isDamaged };
}
const sumOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);
