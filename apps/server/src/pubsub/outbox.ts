import type { Item } from './pubsub.ts';

/** In milliseconds: items that nobody waits for are gathered this long. */
const GATHERED = 50;
/** Nobody waits for lines of a table with no people at other nodes: whoever comes there reads them from the store. */
const isAwaited = (item: Item): boolean => item.k !== 'lines' || item.rows !== undefined;

export type Outbox = {
  publish(item: Item): void;
  /** Posts at once what was gathered. */
  flush(): Promise<void>;
};

/** Items go out together, in their order: what comes while some are posted goes with the next ones. */
export function newOutbox(post: (items: readonly Item[]) => Promise<void>): Outbox {
  const items: Item[] = [];
  let posting: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const postAll = async () => {
    clearTimeout(gathering);
    gathering = undefined;
    while (items.length > 0) await post(items.splice(0));
    posting = undefined;
  };
  const soon = () => (posting ??= new Promise<void>((go) => void setImmediate(go)).then(postAll));
  return {
    publish: (item) => {
      items.push(item);
      if (isAwaited(item)) void soon();
      else gathering ??= setTimeout(() => void soon(), GATHERED).unref();
    },
    flush: async () => {
      if (items.length > 0 || posting) await soon();
    },
  };
}
