import type { Context } from './context.ts';
import { StoreAway } from './store/guarded.ts';
import { DamagedLog } from './store/log-store.ts';

/** Handles an error nobody waits for: the health check already knows about the database, and a damaged log has been reported; anything else is a bug of ours. */
export function trouble(context: Pick<Context, 'metrics' | 'log'>, error: unknown, facts: object = {}): void {
  if (error instanceof StoreAway || error instanceof DamagedLog) return;
  context.metrics.counts.errors_total += 1;
  context.log.error({ ...facts, error: error instanceof Error ? error.stack : String(error) }, 'unexpected error');
}
