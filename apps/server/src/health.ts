import type { Store } from './store/store.ts';
import type { Log } from './log.ts';

/** Whether the database answers. While it does not, nothing is acknowledged; it is tried until it is back. */
export type Health = {
  readonly isWell: boolean;
  /** Tells of an error of the store. */
  ail(error: unknown): void;
  /** Hears when the database goes away (false) and comes back (true). */
  watch(hear: (well: boolean) => void): void;
  close(): void;
};

export function watchHealth(store: Store, log: Log, every = 500): Health {
  const hearers: ((well: boolean) => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const recover = () => {
    timer = undefined;
    log.info({}, 'the database is back');
    hearers.forEach((hear) => hear(true));
  };
  const probe = () => {
    store.check().then(recover, () => {
      if (timer) timer = setTimeout(probe, every);
    });
  };
  return {
    get isWell() {
      return timer === undefined;
    },
    ail(error) {
      if (timer) return;
      log.error({ error: String(error) }, 'the database is away');
      timer = setTimeout(probe, every);
      hearers.forEach((hear) => hear(false));
    },
    watch: (hear) => void hearers.push(hear),
    close: () => clearTimeout(timer),
  };
}
