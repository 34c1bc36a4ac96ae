import { createHash, randomBytes } from 'node:crypto';
import type { PersonRow, Store } from './store/store.ts';

const COOKIE = 'nightfall';
const YEAR = 31_536_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A person is a secret in a cookie; the store has only its hash. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Whose secret this is. A person who is not stored yet is a guest, whose id is derived from the secret. */
export async function personOf(store: Store, token: string | undefined): Promise<PersonRow | undefined> {
  if (token === undefined || !/^[\w-]{16,64}$/.test(token)) return undefined;
  return (await store.personByHash(hashOf(token))) ?? guest(token);
}
export const guest = (token: string): PersonRow => ({
  ...{ id: createHash('sha256').update(`id of ${token}`).digest('base64url').slice(0, 12), hash: hashOf(token) },
  ...{ name: 'Guest', webhook: null, created: Date.now() },
});

/** Ours, whatever else is set on this host. */
const COOKIES = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;\\s]+)`);
export function tokenIn(cookies: string | undefined): string | undefined {
  return COOKIES.exec(cookies ?? '')?.[1];
}
export const cookieFor = (token: string, secure: boolean, base: string): string =>
  `${COOKIE}=${token}; Path=${base}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
export const noCookie = (base: string): string => `${COOKIE}=; Path=${base}; Max-Age=0; HttpOnly; SameSite=Lax`;
