import { setTimeout as later } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** PostgreSQL that is not up yet: nobody listens, its name is not known yet, or it says itself that it is starting. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);
const EVERY = 1000;

/** Tries again until the database is up, as after a reboot of everything. Any other fault, such as a wrong password, is final. */
export async function whenUp<T>(open: () => Promise<T>, log: Log, wait: () => Promise<unknown> = () => later(EVERY)): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      const opened = await open();
      if (tries > 0) log.warn({ tries }, 'PostgreSQL answers');
      return opened;
    } catch (error) {
      if (!isNotYet(error)) throw error;
      if (tries === 0) log.warn({ error: String(error) }, 'waiting for PostgreSQL');
      await wait();
    }
}

/** Addresses of both kinds that fail alike come together in one error. */
function isNotYet(error: unknown): boolean {
  const { code, errors = [] } = error as { code?: string; errors?: unknown[] };
  return NOT_YET.has(code ?? '') || errors.some(isNotYet);
}
