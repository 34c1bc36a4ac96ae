import type { Health } from '../health.ts';
import { isOfTheData } from './ailment.ts';
import type { Store } from './store.ts';

/** The database is away: nothing was acknowledged, and the request may be repeated. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The same store, which reports every outage to the health of the server and throws it as `StoreAway`. A fault of one row's data is none. */
export function guarded(store: Store, health: Health): Store {
  const away = (cause: unknown) => {
    if (isOfTheData(cause)) return cause;
    health.ail(cause);
    return new StoreAway('the database is away', { cause });
  };
  const guard =
    (method: (...args: never[]) => Promise<unknown>) =>
    (...args: never[]) =>
      method(...args).catch((cause: unknown) => {
        throw away(cause);
      });
  const { append, close, damage, ...asking } = store;
  const methods = Object.entries(asking).map(([name, method]) => [name, guard(method as never)]);
  return {
    ...(Object.fromEntries(methods) as typeof asking),
    append: (match, rows, heard) => append(match, rows, (answer) => heard(answer instanceof Error ? away(answer) : answer)),
    close,
    damage,
  };
}
