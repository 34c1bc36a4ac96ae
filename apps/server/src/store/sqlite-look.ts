import { setImmediate } from 'node:timers/promises';
import type { Sql } from './sql.ts';
import type { Store } from './store.ts';

/** Reads every log once, between other work; whatever is damaged is reported by reading it. Returns how to stop. */
export function lookThrough(sql: Sql, store: Pick<Store, 'rows'>): () => void {
  let isWanted = true;
  const look = async () => {
    for (let match: string | undefined = ''; isWanted && match !== undefined; match = await next(sql, match)) {
      // The store itself reports what it cannot read.
      await store.rows(match, 0).catch(() => undefined);
      await setImmediate();
    }
  };
  look().catch(() => undefined);
  return () => (isWanted = false);
}
const next = async (sql: Sql, after: string): Promise<string | undefined> =>
  ((await sql.all('SELECT MIN(match) AS match FROM input WHERE match > ?', after))[0]?.['match'] as string | null) ?? undefined;
