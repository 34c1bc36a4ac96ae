import type { Fault, Setup } from '@nightfall/kernel';
import type { Links, Me, MatchInfo, Recap } from '@nightfall/protocol';

const KNOWN = 'nightfall.online';
/** Has this browser ever played on a server? Before that nothing is asked of one. */
export const isOnlineKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

const AWAY: Fault = {
  where: 'server',
  code: 'AWAY',
  text: 'The server cannot be reached. Games on this device can be played all the same.',
};
const isFault = (value: object): value is Fault => 'where' in value;

type Answer<V> = Promise<V | Fault>;
async function call<V extends object>(method: string, path: string, body?: object): Answer<V> {
  try {
    const sent = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
    const answer = await fetch(path, { method, ...sent });
    if (!answer.headers.get('content-type')?.includes('json')) return AWAY;
    const value = (await answer.json()) as V & { readonly code: string; readonly text: string };
    return answer.ok ? value : { where: 'server', code: value.code, text: value.text };
  } catch {
    return AWAY;
  }
}

/** Who this browser is to the server; the first call makes a person and its cookie. */
export async function me(): Answer<Me> {
  const found = await call<Me>('GET', '/api/me');
  if (!isFault(found)) localStorage.setItem(KNOWN, '1');
  return found;
}
export const rename = (name: string): Answer<Me> => call('PUT', '/api/me', { name });
export const create = (game: string, setup: Setup, seats: readonly string[]): Answer<Links> =>
  call('POST', '/api/matches', { game, setup, seats });
export const matchInfo = (id: string, key: string | undefined): Answer<MatchInfo> =>
  call('GET', `/api/matches/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`);
export const linksOf = (id: string): Answer<Links> => call('GET', `/api/matches/${id}/links`);
export const myMatches = (): Answer<readonly MatchInfo[]> => call('GET', '/api/matches');
export const recapOf = (id: string): Answer<Recap> => call('GET', `/api/matches/${id}/recap`);
export const pushKey = (): Answer<{ readonly key: string }> => call('GET', '/api/push/key');
export const keepPush = (subscription: PushSubscriptionJSON): Answer<object> => call('POST', '/api/me/push', subscription);
export const dropPush = (endpoint: string): Answer<object> => call('DELETE', '/api/me/push', { endpoint });
export { isFault };
