import type { Fault } from '@nightfall/kernel';
import type { Branding, Links, Me, MatchInfo, NewMatch, Recap, MuteInfo, NewTry, OpenTable, Try } from '@nightfall/protocol';
import { at } from './base.ts';

const KNOWN = 'nightfall.online';
/** Has this browser ever played on a server? Before that nothing is asked of one. */
export const isOnlineKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

const AWAY: Fault = {
  where: 'server',
  code: 'AWAY',
  text: 'The server cannot be reached. You can still play games on this device.',
};
const isFault = (value: object): value is Fault => 'where' in value;

type Answer<V> = Promise<V | Fault>;
async function call<V extends object>(method: string, path: string, body?: object, key?: string, word?: string): Answer<V> {
  try {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'x-nightfall-key': key }),
      ...(word && { 'x-nightfall-word': encodeURIComponent(word) }),
    };
    const answer = await fetch(at(path), { method, headers, ...(body && { body: JSON.stringify(body) }) });
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
export const create = (match: NewMatch, word: string): Answer<Links> => call('POST', '/api/matches', match, undefined, word);
export const brandingInfo = (): Answer<Branding> => call('GET', '/api/branding');
export const matchInfo = (id: string, key: string | undefined): Answer<MatchInfo> =>
  call('GET', `/api/matches/${id}`, undefined, key);
export const linksOf = (id: string): Answer<Links> => call('GET', `/api/matches/${id}/links`);
/** The record of a match as text; of a game with secrets only after its end. */
export async function recordOf(id: string, key: string | undefined): Promise<string | Fault> {
  try {
    const answer = await fetch(at(`/api/matches/${id}/record`), { headers: key === undefined ? {} : { 'x-nightfall-key': key } });
    if (answer.ok) return await answer.text();
    const { code, text } = (await answer.json()) as { readonly code: string; readonly text: string };
    return { where: 'server', code, text };
  } catch {
    return AWAY;
  }
}
/** Open tables of this server; with the members' word where it takes one. */
export const openTables = (word: string): Answer<readonly OpenTable[]> => call('GET', '/api/tables', undefined, undefined, word);
/** The club's table of a night; with the members' word where it takes one. */
export const triesOf = (game: string, date: string, word: string): Answer<readonly Try[]> =>
  call('GET', `/api/tonight?${new URLSearchParams({ game, date }).toString()}`, undefined, undefined, word);
export const enterTry = (entry: NewTry, word: string): Answer<object> => call('POST', '/api/tonight', entry, undefined, word);
/** Those in progress, or the archive. */
export const myMatches = (isOver = false): Answer<readonly MatchInfo[]> =>
  call('GET', `/api/matches${isOver ? '?over=true' : ''}`);
export const recapOf = (id: string): Answer<Recap> => call('GET', `/api/matches/${id}/recap`);
export const pushKey = (): Answer<{ readonly key: string }> => call('GET', '/api/push/key');
export const keepPush = (subscription: PushSubscriptionJSON): Answer<object> => call('POST', '/api/me/push', subscription);
export const dropPush = (endpoint: string): Answer<object> => call('DELETE', '/api/me/push', { endpoint });
/** Reports to the person who runs the server; resolves to what went wrong. */
export async function report(id: string, text: string, key: string | undefined): Promise<Fault | undefined> {
  const answer = await call<object>('POST', `/api/matches/${id}/report`, { text }, key);
  return isFault(answer) ? answer : undefined;
}
export const mutes = (): Answer<readonly MuteInfo[]> => call('GET', '/api/me/mutes');
export const unmute = (other: string): Answer<object> => call('DELETE', '/api/me/mutes', { other });
export { isFault };
