import type { Health } from '../health.ts';
import type { Store } from './store.ts';

/** The database is away: nothing was promised, and what was asked may be asked again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The same store, which reports every error to the health of the server and throws only `StoreAway`. */
export function guarded(store: Store, health: Health): Store {
  const away = (cause: unknown) => {
    health.ail(cause);
    return new StoreAway('the database is away', { cause });
  };
  const guard =
    (method: (...args: never[]) => Promise<unknown>) =>
    (...args: never[]) =>
      method(...args).catch((cause: unknown) => {
        throw away(cause);
      });
  const { append, close, ...asking } = store;
  const methods = Object.entries(asking).map(([name, method]) => [name, guard(method as never)]);
  return {
    ...(Object.fromEntries(methods) as typeof asking),
    append: (match, rows, heard) => append(match, rows, (answer) => heard(answer instanceof Error ? away(answer) : answer)),
    close,
  };
}
