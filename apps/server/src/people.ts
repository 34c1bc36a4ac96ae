import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readName } from '@nightfall/protocol';
import type { PersonRow, Store } from './store/store.ts';
import { isSame, newSecret } from './table/keys.ts';

const COOKIE = 'nightfall';
const YEAR = 31_536_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** 32 characters of chance, and 12 that only a server with this key can add. */
const MARK = 12;
const markOf = (key: string, chance: string) => createHmac('sha256', key).update(chance).digest('base64url').slice(0, MARK);

/** A person is a secret in a cookie, made by us; the store has only its hash. */
export type People = {
  newToken(): string;
  /** Whose secret this is. A person who is not stored yet is a guest, whose id is derived from the secret. A secret that others made up is nobody's. */
  personOf(token: string | undefined): Promise<PersonRow | undefined>;
  /** Who asks: the user whom the host's sign-on names; otherwise whose cookie it is, or whose secret a program without cookies sends. */
  asking(headers: IncomingHttpHeaders): Promise<PersonRow | undefined>;
  /** Does the host's sign-on name a user? Then no secret counts. */
  isSignedOn(headers: IncomingHttpHeaders): boolean;
};
/** The headers in which the host's own proxy names the user who has signed on, and the name to show; empty: none. */
export type SignOn = { readonly user: string; readonly name: string };

export async function openPeople(store: Store, signOn: SignOn): Promise<People> {
  const key = await store.setting('people', newSecret);
  const isOurs = (token: string) => isSame(token.slice(-MARK), markOf(key, token.slice(0, -MARK)));
  const personOf: People['personOf'] = async (token) => {
    if (token === undefined || !/^[\w-]{16,64}$/.test(token)) return undefined;
    return (await store.personByHash(hashOf(token))) ?? (isOurs(token) ? guest(token) : undefined);
  };
  /** Another site on the same host may have set a cookie of this name, too, and it may stand before ours. */
  const whoHolds = async (headers: IncomingHttpHeaders): Promise<PersonRow | undefined> => {
    const cookies = tokensIn(headers.cookie);
    for (const token of cookies.length > 0 ? cookies : [bearerIn(headers)]) {
      const person = await personOf(token);
      if (person) return person;
    }
    return undefined;
  };
  const userOf = async (user: string, name: string | undefined): Promise<PersonRow> => {
    const known = guest(`${markOf(key, user)} user ${user}`, readName(name ?? user));
    return (await store.personByHash(known.hash)) ?? known;
  };
  return {
    newToken: () => {
      const chance = newSecret();
      return chance + markOf(key, chance);
    },
    personOf,
    isSignedOn: (headers) => Boolean(textIn(headers, signOn.user)),
    asking: (headers) => {
      const user = textIn(headers, signOn.user);
      return user ? userOf(user, textIn(headers, signOn.name)) : whoHolds(headers);
    },
  };
}
export const guest = (token: string, name = 'Guest'): PersonRow => ({
  id: createHash('sha256').update(`id of ${token}`).digest('base64url').slice(0, 12),
  hash: hashOf(token),
  name,
  webhook: null,
  created: Date.now(),
});

const COOKIES = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w-]+)(?=\\s*(?:;|$))`, 'g');
/** More of one name mean mischief. */
const MOST_COOKIES = 8;
/** The cookies of our name, whatever else is set on this host. */
export const tokensIn = (cookies = ''): readonly string[] =>
  [...cookies.matchAll(COOKIES)].slice(0, MOST_COOKIES).map(([, token]) => token!);
const bearerIn = ({ authorization }: IncomingHttpHeaders) => /^Bearer ([\w-]{16,64})$/.exec(authorization ?? '')?.[1];
/** Node reads headers byte by byte; names come in UTF-8. */
function textIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? Buffer.from(value, 'latin1').toString('utf8').trim() : undefined;
}
export const cookieFor = (token: string, secure: boolean, base: string): string =>
  `${COOKIE}=${token}; Path=${base}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
export const noCookie = (base: string): string => `${COOKIE}=; Path=${base}; Max-Age=0; HttpOnly; SameSite=Lax`;
