const memory = new Map<string, unknown>();
const keyOf = (what: string) => `nightfall.lab.${what}`;

/** What this tab remembers of the lab, so that Back and a reload find it again. */
export function keep(what: string, value: unknown): void {
  memory.set(what, value);
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(what));
    else sessionStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // More than the store takes: it lasts as long as the page.
    sessionStorage.removeItem(keyOf(what));
  }
}
export function kept<V>(what: string): V | undefined {
  if (memory.has(what)) return memory.get(what) as V | undefined;
  const text = sessionStorage.getItem(keyOf(what));
  return text === null ? undefined : (JSON.parse(text) as V);
}
