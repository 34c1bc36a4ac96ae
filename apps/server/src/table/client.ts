/** Who sent a request, and the id they gave it: what is sent twice counts once. The id belongs to the person: nobody can use up another's. */
export type Client = { readonly person: string; readonly id: string };

/** As it stands in the store. */
export const printClient = ({ person, id }: Client): string => `${person}:${id}`;
function readClient(text: string): Client {
  const colon = text.indexOf(':');
  return { person: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** Where the requests stand that people sent, by person. */
export type Places = Map<string, Own>;
/** Ids mostly count: `stem-0`, `stem-1`, … Those are kept in lists by their stems, the others by their names. */
type Own = { readonly counted: Map<string, (number | undefined)[]>; readonly named: Map<string, number> };
/** So much may a list be skipped ahead. */
const GAP = 8;

export function placeOf(places: Places, { person, id }: Client): number | undefined {
  const own = places.get(person);
  if (!own) return undefined;
  const dash = id.lastIndexOf('-');
  const count = countAfter(id, dash);
  const place = count < 0 ? undefined : own.counted.get(id.slice(0, dash))?.[count];
  return place ?? own.named.get(id);
}

export function notePlace(places: Places, { person, id }: Client, n: number): void {
  const own = getOr(places, person, () => ({ counted: new Map(), named: new Map() }));
  const dash = id.lastIndexOf('-');
  const count = countAfter(id, dash);
  const list = count < 0 ? undefined : getOr(own.counted, id.slice(0, dash), () => []);
  if (list && count <= list.length + GAP) list[count] = n;
  else own.named.set(id, n);
}
/** The same as it comes from the store. */
export function noteStored(places: Places, client: string | null, n: number): void {
  if (client !== null) notePlace(places, readClient(client), n);
}

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const ZERO = '0'.charCodeAt(0);
/** The number after the dash, written as numbers are; -1 if there is none. */
function countAfter(id: string, dash: number): number {
  const digits = id.length - dash - 1;
  if (dash < 0 || digits < 1 || digits > 7 || (digits > 1 && id.charCodeAt(dash + 1) === ZERO)) return -1;
  let count = 0;
  for (let i = dash + 1; i < id.length; i++) {
    const digit = id.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    count = 10 * count + digit;
  }
  return count;
}
