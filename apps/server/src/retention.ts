import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { exportOf } from './http/archive-routes.ts';
import { StoreAway } from './store/guarded.ts';
import { makeFolder } from './store/own-file.ts';
import type { Tables } from './table/tables.ts';
import { trouble } from './trouble.ts';

/** Removes matches that nobody has touched for this many days: each into a file, or for good. 0 days: keeps them. */
export type Retention = { readonly days: number; readonly fate: 'export' | 'delete'; readonly folder: string };

const DAY = 86_400_000;
const HOUR = 3_600_000;
const AT_ONCE = 100;

/** Looks every hour. Nodes that share a database may do so side by side. */
export function mindRetention(context: Context, tables: Tables, retention: Retention): { close(): void } {
  if (retention.days === 0) return { close: () => undefined };
  const look = () => void sweep(context, tables, retention).catch((error) => trouble(context, error));
  const timer = setInterval(look, HOUR).unref();
  look();
  return { close: () => clearInterval(timer) };
}

/** Returns the matches that were removed. */
export async function sweep(context: Context, tables: Tables, retention: Retention, now = Date.now()): Promise<string[]> {
  const before = now - retention.days * DAY;
  const gone: string[] = [];
  const untouched = await context.store.untouched(before, AT_ONCE);
  for (const id of untouched) if (await letGo(context, tables, retention, id).catch(stays(context, id))) gone.push(id);
  if (gone.length > 0) context.log.warn({ matches: gone.length, fate: retention.fate }, 'idle matches were removed');
  return gone;
}

/** One that cannot be opened or written stays, and does not keep the others. */
const stays =
  ({ trouble: note }: Context, match: string) =>
  (error: unknown): boolean => {
    if (error instanceof StoreAway) throw error;
    note(error, { match });
    return false;
  };
async function letGo(context: Context, tables: Tables, { fate, folder }: Retention, id: string): Promise<boolean> {
  const table = await tables.open(id);
  // Someone is looking at it; or no game here can open it, so it is better kept.
  if (!table || table.members.size > 0) return false;
  if (fate === 'export') {
    makeFolder(folder, 0o700);
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(await exportOf(table)), { mode: 0o600, flush: true });
  }
  await context.store.deleteMatch(id);
  tables.drop(id);
  context.pubsub.publish({ k: 'gone', m: id });
  return true;
}
