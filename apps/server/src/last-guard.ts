import type { Log } from './log.ts';

/**
 * Whatever no other guard caught is a bug of ours in one request or one table. We log it with its data and keep the process
 * running, so that other tables don't suffer.
 */
export function guardProcess(log: Log, count: () => void): void {
  const note = (kind: string) => (error: unknown) => {
    count();
    log.error({ kind, error: error instanceof Error ? error.stack : String(error) }, 'uncaught error');
  };
  process.on('uncaughtException', note('exception'));
  process.on('unhandledRejection', note('rejection'));
  // The process that read our output is gone. A log line about that would fail the same way, for ever; the tables go on without a log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', count);
}
