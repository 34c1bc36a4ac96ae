/** Who sent a request, and the id they gave it: what is sent twice counts once. The id belongs to the person: nobody can use up another's. */
export type Client = { readonly person: string; readonly id: string };

/** As it stands in the store. */
export const printClient = ({ person, id }: Client): string => `${person}:${id}`;
function readClient(text: string): Client {
  const colon = text.indexOf(':');
  return { person: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** Where the requests stand that people sent: by person, then by id. */
export type Places = Map<string, Map<string, number>>;

export const placeOf = (places: Places, { person, id }: Client): number | undefined => places.get(person)?.get(id);
export function notePlace(places: Places, { person, id }: Client, n: number): void {
  const own = places.get(person);
  if (own) own.set(id, n);
  else places.set(person, new Map([[id, n]]));
}
/** The same as it comes from the store. */
export function noteStored(places: Places, client: string | null, n: number): void {
  if (client !== null) notePlace(places, readClient(client), n);
}
