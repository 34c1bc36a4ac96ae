import type { Health } from '../health.ts';
import type { Store } from './store.ts';

/** The database is away: nothing was promised, and what was asked may be asked again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The same store, which reports every error to the health of the server and throws only `StoreAway`. */
export function guarded(store: Store, health: Health): Store {
  const guard =
    (method: (...args: never[]) => Promise<unknown>) =>
    (...args: never[]) =>
      method(...args).catch((cause: unknown) => {
        health.ail(cause);
        throw new StoreAway('the database is away', { cause });
      });
  const methods = Object.entries(store).map(([name, method]) => [name, name === 'close' ? method : guard(method as never)]);
  return Object.fromEntries(methods) as Store;
}
