export type Me = { readonly token: string };

/** Asks the server at this address for something; a body is posted. */
export async function rest<R>(url: string, path: string, me?: Me, body?: object): Promise<R> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(me && { authorization: `Bearer ${me.token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as R;
}
export const newcomer = (url: string): Promise<Me> => rest<Me>(url, '/api/me?token=true');
/** A server on this machine. */
export const here = (port: number): string => `http://127.0.0.1:${port}`;
