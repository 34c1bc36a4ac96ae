import { isIP } from 'node:net';
import { neighbourhood } from '../address.ts';
import { addressDoor, matchDoor, personDoor } from '../peace/doors.ts';
import { type Place, adminToken } from './token.ts';
import { doorsOf, listOf, type Long, reportOf, reportsOf } from './words.ts';

export type Wish = Place & { readonly url: string; readonly note: string; readonly before: string | undefined };
type Ask = <R>(method: string, path: string, body?: object) => Promise<R>;
type Deed = {
  /** The argument after the word; empty: none. */
  readonly takes: string;
  readonly text: string;
  run(ask: Ask, what: string, wish: Wish): Promise<string>;
};

/** What the person who runs the server can do about tables and people. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  list: {
    takes: '',
    text: 'lists the matches, newest first',
    run: async (ask, _what, { before }) => listOf(await ask('GET', `/admin/matches${before ? `?before=${before}` : ''}`)),
  },
  reports: {
    takes: '',
    text: 'lists what people reported, newest first',
    run: async (ask) => reportsOf(await ask('GET', '/admin/reports')),
  },
  show: {
    takes: 'MATCH',
    text: 'shows everything about a table: seats, connections, talk, reports',
    run: async (ask, id) => reportOf(await ask<Long>('GET', `/admin/matches/${encodeURIComponent(id)}`)),
  },
  close: {
    takes: 'MATCH',
    text: 'closes a table: nobody can play or watch it, but it is kept',
    run: (ask, id, wish) => shut(ask, matchDoor(id), wish, `${id} is closed.`),
  },
  open: { takes: 'MATCH', text: 'reopens a closed table', run: (ask, id) => unshut(ask, matchDoor(id), `${id} is open again.`) },
  delete: {
    takes: 'MATCH',
    text: 'deletes a match for good',
    run: async (ask, id) => {
      await ask('DELETE', `/admin/matches/${encodeURIComponent(id)}`);
      return `${id} is deleted.`;
    },
  },
  block: {
    takes: 'PERSON-OR-ADDRESS',
    text: 'blocks a person, or everyone from an address',
    run: (ask, who, wish) => shut(ask, doorOf(who), wish, `${who} is blocked.`),
  },
  unblock: {
    takes: 'PERSON-OR-ADDRESS',
    text: 'unblocks them',
    run: (ask, who) => unshut(ask, doorOf(who), `${who} is no longer blocked.`),
  },
  blocked: {
    takes: '',
    text: 'lists closed tables and blocked people',
    run: async (ask) => doorsOf(await ask('GET', '/admin/doors')),
  },
};

/** An address counts with its neighbourhood, as at every limit. */
const doorOf = (who: string): string => (isIP(who) || who.endsWith('::/64') ? addressDoor(neighbourhood(who)) : personDoor(who));
async function shut(ask: Ask, what: string, { note }: Wish, done: string): Promise<string> {
  await ask('POST', '/admin/doors', { what, note });
  return done;
}
async function unshut(ask: Ask, what: string, done: string): Promise<string> {
  const { was } = await ask<{ was: boolean }>('DELETE', '/admin/doors', { what });
  if (!was) throw new Error(`${what} was not closed.`);
  return done;
}

/** Runs an admin command on the running server and returns what to print. */
export async function admin([word = '', what, ...more]: readonly string[], wish: Wish): Promise<string> {
  const deed = Object.hasOwn(DEEDS, word) ? DEEDS[word]! : undefined;
  if (!deed) throw new Error(`there is no "${word}"; there are ${Object.keys(DEEDS).join(', ')}.`);
  if ((what !== undefined) !== (deed.takes !== '') || more.length > 0)
    throw new Error(deed.takes === '' ? `${word} takes no argument.` : `${word} takes one ${deed.takes}.`);
  return deed.run(asking(wish.url, await adminToken(wish)), what ?? '', wish);
}
const asking =
  (url: string, token: string): Ask =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      () => undefined,
    );
    if (!answer) throw new Error(`No server answers at ${url}. Start it, or name its address with --url.`);
    const value = (await answer.json()) as { text?: string };
    if (!answer.ok) throw new Error(value.text ?? `the server answered ${answer.status}`);
    return value as never;
  };
