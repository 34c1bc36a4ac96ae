import { lookup } from 'node:dns/promises';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { isPrivate } from './private-address.ts';

type Address = { readonly address: string; readonly family: number };
/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly Address[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** Why this address may not be called; undefined if it may. */
export async function refuseWebhook(url: string, resolve: Resolve = resolveAll): Promise<string | undefined> {
  const found = await publicAddress(url, resolve).catch((error: Error) => error.message);
  return typeof found === 'string' ? found : undefined;
}

/** One public address of the host. A name with any private address is refused, so that nobody can retry until DNS returns that one. */
async function publicAddress(url: string, resolve: Resolve): Promise<Address> {
  const { protocol, hostname, username, password, port } = new URL(url);
  if (protocol !== 'https:') throw new Error('A webhook must use https.');
  if (username || password) throw new Error('A webhook address must not contain a user name or a password.');
  if (port !== '') throw new Error('A webhook must use the standard port.');
  const host = hostname.replace(/^\[|\]$/g, '');
  // Unknown names and internal ones get the same answer, so nobody can probe our names.
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  if (found.length === 0 || found.some(({ address }) => isPrivate(address)))
    throw new Error('This address is not on the public internet.');
  return found[0]!;
}

/** The address that was checked is the one that is called: the name is not looked up again. */
export async function pin(url: string, resolve: Resolve = resolveAll): Promise<LookupFunction> {
  const { address, family } = await publicAddress(url, resolve);
  const pinned = (_host: string, options: { all?: boolean }, done: (e: null, a: string | Address[], f?: number) => void) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return pinned as LookupFunction;
}

/** Posts a small JSON body. */
export const callWebhook = async (url: string, body: object, resolve: Resolve = resolveAll): Promise<number> =>
  post(request, url, body, await pin(url, resolve));

/** The host's own webhook may lead anywhere: a club's chat often runs beside its server. */
export const callHosts = (url: string, body: object): Promise<number> =>
  post(url.startsWith('https:') ? request : requestPlainly, url, body);

/** `send`: how requests go out. Answers the status. */
export function post(send: typeof request, url: string, body: object, lookup?: LookupFunction): Promise<number> {
  return new Promise((answer, fail) => {
    const call = send(url, {
      method: 'POST',
      ...(lookup && { lookup }),
      timeout: 5000,
      headers: { 'content-type': 'application/json' },
    });
    call.on('response', (response) => {
      // The answer is not read, and no redirect is followed.
      response.destroy();
      const status = response.statusCode ?? 0;
      if (status >= 300 && status < 400) fail(new Error('the webhook redirected us'));
      else answer(status);
    });
    call.on('timeout', () => call.destroy(new Error('the webhook did not answer')));
    call.on('error', fail);
    call.end(JSON.stringify(body));
  });
}
