import type { Log } from './log.ts';

/**
 * What no other guard caught is a fault of ours in one request or one table. It is logged with its data, and the process goes on:
 * the others at its tables are not made to pay for it.
 */
export function guardProcess(log: Log, count: () => void): void {
  const note = (kind: string) => (error: unknown) => {
    count();
    log.error({ kind, error: error instanceof Error ? error.stack : String(error) }, 'uncaught error');
  };
  process.on('uncaughtException', note('exception'));
  process.on('unhandledRejection', note('rejection'));
}
