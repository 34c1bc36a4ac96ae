import type { Log } from './log.ts';
import { type Ailment, ailmentOf } from './store/ailment.ts';
import type { Store } from './store/store.ts';

/** Whether the database stores what players do. While it does not, the server acknowledges nothing and keeps trying. */
export type Health = {
  /** What is wrong; undefined when all is well. */
  readonly ailment: Ailment | undefined;
  readonly isWell: boolean;
  /** How often the database was asked whether it is back, since it went away. */
  readonly tries: number;
  /** Tells of an error of the store. */
  ail(error: unknown): void;
  /** Called when the database goes away (false) and comes back (true). */
  watch(hear: (well: boolean) => void): void;
  close(): void;
};
/** In milliseconds: how often it is asked while it ails, how rarely at most, and how often while it is well and nobody plays. */
export type Pulse = { readonly every: number; readonly most: number; readonly calm: number };
const PULSE: Pulse = { every: 500, most: 15_000, calm: 5000 };
const TOLD = { away: 'the database is away', full: 'the disk is full' } as const;

export function watchHealth(store: Store, log: Log, pulse: Pulse = PULSE): Health {
  const hearers: ((well: boolean) => void)[] = [];
  let ailment: Ailment | undefined;
  let tries = 0;
  let wait = pulse.every;
  let wellSince = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const later = (after: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, after).unref();
  };
  const recover = () => {
    ailment = undefined;
    wellSince = Date.now();
    log.warn({}, 'the database is back');
    later(pulse.calm, look);
    hearers.forEach((hear) => hear(true));
  };
  const probe = () => {
    tries += 1;
    void store.check(true).then(recover, () => ailment && later(wait, probe));
  };
  /** Without traffic nobody else would notice. */
  const look = () => void store.check(false).then(() => ailment ?? later(pulse.calm, look), ail);
  const ail = (error: unknown) => {
    if (ailment) return;
    ailment = ailmentOf(error);
    tries = 0;
    // Back off after repeated failures: nobody wants a report every second.
    wait = Date.now() - wellSince < 20 * wait ? Math.min(2 * wait, pulse.most) : pulse.every;
    log.error({ error: String(error) }, TOLD[ailment]);
    later(wait, probe);
    hearers.forEach((hear) => hear(false));
  };
  later(pulse.calm, look);
  return {
    get ailment() {
      return ailment;
    },
    get isWell() {
      return ailment === undefined;
    },
    get tries() {
      return tries;
    },
    ail,
    watch: (hear) => void hearers.push(hear),
    close: () => clearTimeout(timer),
  };
}
