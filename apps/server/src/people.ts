import { createHash, randomBytes } from 'node:crypto';
import type { PersonRow, Store } from './store/store.ts';

const COOKIE = 'nightfall';
const YEAR = 31_536_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A person is a secret in a cookie; the store has only its hash. */
export async function newPerson(store: Store): Promise<{ readonly person: PersonRow; readonly token: string }> {
  const token = randomBytes(24).toString('base64url');
  const id = randomBytes(9).toString('base64url');
  const person: PersonRow = { id, hash: hashOf(token), name: 'Guest', webhook: null, created: Date.now() };
  await store.createPerson(person);
  return { person, token };
}

export const personOf = async (store: Store, token: string | undefined): Promise<PersonRow | undefined> =>
  token === undefined || token.length > 64 ? undefined : store.personByHash(hashOf(token));

export function tokenIn(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? '').slice(0, 4096).split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === COOKIE && value) return value;
  }
  return undefined;
}
export const cookieFor = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
