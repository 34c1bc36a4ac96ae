import type { Kept } from './local/kept.ts';

/** How a match ended. `points` compares games of the same kind (more is better), `reached` says it in words; older versions left them out. */
export type Over = {
  readonly outcome: string;
  readonly title: string;
  readonly score: number;
  readonly points?: number;
  readonly reached?: string;
};

/** A match on the shelf of this browser: what goes on after a reload, and what a list shows of it. */
export type Shelved = Kept & {
  readonly saved: number;
  readonly names: readonly string[];
  /** How it stands, in one line. */
  readonly text: string;
  /** The setup in a few words; left out by older versions. */
  readonly label?: string;
  readonly over: Over | null;
};

/** Lessons, and games whose dice somebody chose, are no nights: they count nowhere. */
export const isNight = ({ guided, handpicked }: Pick<Kept, 'guided' | 'handpicked'>): boolean => !guided && handpicked !== true;

const open = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const ask = indexedDB.open('nightfall', 1);
    ask.addEventListener('upgradeneeded', () => ask.result.createObjectStore('matches', { keyPath: 'id' }));
    ask.addEventListener('success', () => done(ask.result));
    ask.addEventListener('error', () => fail(ask.error));
  });
let database: Promise<IDBDatabase> | undefined;

async function within<V>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<V>): Promise<V> {
  const db = await (database ??= open());
  return new Promise((done, fail) => {
    const all = db.transaction('matches', mode);
    const ask = act(all.objectStore('matches'));
    all.addEventListener('complete', () => done(ask.result));
    all.addEventListener('abort', () => fail(all.error));
    // A page that is about to close does not wait for an answer first.
    if (mode === 'readwrite') all.commit();
  });
}

/** The matches kept in this browser, the latest first. */
export const shelf = {
  put: (match: Shelved): Promise<unknown> => within('readwrite', (store) => store.put(match)),
  get: (id: string): Promise<Shelved | undefined> => within('readonly', (store) => store.get(id)),
  remove: (id: string): Promise<unknown> => within('readwrite', (store) => store.delete(id)),
  async all(): Promise<Shelved[]> {
    const found: Shelved[] = await within('readonly', (store) => store.getAll());
    return found.sort((a, b) => b.saved - a.saved);
  },
};
