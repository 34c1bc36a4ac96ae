/** A failure is forgotten after this: React asks at once for the answer that it waited for. */
const FORGET_MS = 1000;

/** Loads each thing once. What did not load is loaded anew when it is asked for again. */
export function loadOnce<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loaded = new Map<K, Promise<V>>();
  const begin = (key: K) => {
    const promise = load(key);
    promise.catch(() => setTimeout(() => loaded.delete(key), FORGET_MS));
    loaded.set(key, promise);
    return promise;
  };
  return (key) => loaded.get(key) ?? begin(key);
}
