/** Who sent a request, and the id they gave it: a request sent twice counts once. Ids are per person, so nobody can use up another's. */
export type Client = { readonly person: string; readonly id: string };

/** As stored. */
export const printClient = ({ person, id }: Client): string => `${person}:${id}`;
export function readClient(text: string): Client {
  const colon = text.indexOf(':');
  return { person: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** Where the latest requests of each person stand in the log. */
export type Places = Map<string, Map<string, number>>;
/** A client resends unanswered requests. Its rate limit keeps them below this number. */
export const REMEMBERED = 128;

export const placeOf = (places: Places, { person, id }: Client): number | undefined => places.get(person)?.get(id);

export function notePlace(places: Places, { person, id }: Client, n: number): void {
  let own = places.get(person);
  if (!own) places.set(person, (own = new Map()));
  own.set(id, n);
  // The first is the oldest.
  if (own.size > REMEMBERED) own.delete(own.keys().next().value!);
}
