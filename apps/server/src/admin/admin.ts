import { isIP } from 'node:net';
import { neighbourhood, rangeOf } from '../address.ts';
import { addressBan, matchBan, personBan } from '../moderation/bans.ts';
import { momentIn } from './span.ts';
import { type Place, adminToken } from './token.ts';
import { bansOf, foundOf, listOf, personOf, reportOf, reportsOf, statsOf } from './words.ts';

export type Wish = Place & {
  readonly url: string;
  readonly note: string;
  readonly before: string | undefined;
  /** For how long: `30m`, `12h`, `3d`. */
  readonly span?: string | undefined;
  readonly restart?: boolean;
  /** Print what the server answers instead of words. */
  readonly json?: boolean;
};
/** The answers have the types that their words are made for. */
type Ask = (method: string, path: string, body?: object) => Promise<never>;
type Deed = {
  /** The argument after the word; empty: none. */
  readonly takes: string;
  readonly text: string;
  run(ask: Ask, what: string, wish: Wish): Promise<Told>;
};
/** What the server answered, and the same in words. */
type Told = { readonly value: unknown; readonly words: string };
const told = <R>(value: R, words: (value: R) => string): Told => ({ value, words: words(value) });
const done = (words: string): Told => ({ value: { done: words }, words });
const part = (text: string) => encodeURIComponent(text);

/** What the person who runs the server can do about tables and people. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  list: {
    takes: '',
    text: 'lists the matches, newest first',
    run: async (ask, _what, { before }) => told(await ask('GET', `/admin/matches${before ? `?before=${before}` : ''}`), listOf),
  },
  reports: {
    takes: '',
    text: 'lists what people reported, newest first',
    run: async (ask) => told(await ask('GET', '/admin/reports'), reportsOf),
  },
  show: {
    takes: 'MATCH',
    text: 'shows everything about a table: seats, connections, talk, reports',
    run: async (ask, id) => told(await ask('GET', `/admin/matches/${part(id)}`), reportOf),
  },
  person: {
    takes: 'PERSON',
    text: 'shows a person: name, tables, connections, reports by and about them',
    run: async (ask, id) => told(await ask('GET', `/admin/people/${part(id)}`), personOf),
  },
  search: {
    takes: 'NAME-OR-ADDRESS',
    text: 'finds people by a part of their name, or by the address they are connected from',
    run: async (ask, text) => told(await ask('GET', `/admin/people?text=${part(text)}`), foundOf),
  },
  stats: {
    takes: '',
    text: 'counts matches, people and play',
    run: async (ask) => told(await ask('GET', '/admin/stats'), statsOf),
  },
  close: {
    takes: 'MATCH',
    text: 'closes a table: nobody can play or watch it, but it is kept',
    run: (ask, id, wish) => ban(ask, matchBan(id), wish, `${id} is closed`),
  },
  open: { takes: 'MATCH', text: 'reopens a closed table', run: (ask, id) => liftBan(ask, matchBan(id), `${id} is open again.`) },
  delete: {
    takes: 'MATCH',
    text: 'deletes a match for good; reports of it are kept',
    run: async (ask, id) => {
      await ask('DELETE', `/admin/matches/${part(id)}`);
      return done(`${id} is deleted.`);
    },
  },
  block: {
    takes: 'PERSON-OR-ADDRESS',
    text: 'blocks a person, or everyone from an address or a range (203.0.113.0/24)',
    run: (ask, who, wish) => ban(ask, banOf(who), wish, `${who} is blocked`),
  },
  unblock: {
    takes: 'PERSON-OR-ADDRESS',
    text: 'unblocks them',
    run: (ask, who) => liftBan(ask, banOf(who), `${who} is no longer blocked.`),
  },
  blocked: {
    takes: '',
    text: 'lists closed tables and blocked people',
    run: async (ask) => told(await ask('GET', '/admin/bans'), bansOf),
  },
  announce: {
    takes: 'TEXT',
    text: 'says something on every page, for a while with --for; with --restart it counts down to that moment',
    run: announce,
  },
  unannounce: {
    takes: '',
    text: 'takes the announcement back',
    run: async (ask) => {
      await ask('DELETE', '/admin/announcement');
      return done('Nothing is announced any more.');
    },
  },
};

/** An address counts with its neighbourhood, as at every limit. */
function banOf(who: string): string {
  const range = rangeOf(who);
  if (range !== undefined && !who.endsWith('::/64')) return addressBan(range);
  if (isIP(who) || who.endsWith('::/64')) return addressBan(neighbourhood(who.replace(/\/64$/, '')));
  if (/^[\w-]{12}$/.test(who)) return personBan(who);
  throw new Error(
    `"${who}" is neither a person nor an address. "admin show MATCH" names both; a range looks like 203.0.113.0/24.`,
  );
}
async function ban(ask: Ask, what: string, { note, span }: Wish, words: string): Promise<Told> {
  const until = momentIn(span);
  await ask('POST', '/admin/bans', { what, note, until });
  return done(until === null ? `${words}.` : `${words} until ${new Date(until).toISOString()}.`);
}
async function liftBan(ask: Ask, what: string, words: string): Promise<Told> {
  const { was } = (await ask('DELETE', '/admin/bans', { what })) as { was: boolean };
  if (!was) throw new Error(`${what} was not banned.`);
  return done(words);
}
async function announce(ask: Ask, text: string, { span, restart = false }: Wish): Promise<Told> {
  const until = momentIn(span);
  if (restart && until === null) throw new Error('--restart needs --for: when does the server restart? For example --for 10m.');
  await ask('POST', '/admin/announcement', { text, until, restart });
  return done('Everybody can read it now.');
}

/** Runs an admin command on the running server and returns what to print. */
export async function admin([word = '', what, ...more]: readonly string[], wish: Wish): Promise<string> {
  const deed = Object.hasOwn(DEEDS, word) ? DEEDS[word]! : undefined;
  if (!deed) throw new Error(`there is no "${word}"; there are ${Object.keys(DEEDS).join(', ')}.`);
  if ((what !== undefined) !== (deed.takes !== '') || more.length > 0)
    throw new Error(deed.takes === '' ? `${word} takes no argument.` : `${word} takes one ${deed.takes}.`);
  const { value, words } = await deed.run(asking(wish.url, await adminToken(wish)), what ?? '', wish);
  return wish.json ? JSON.stringify(value, null, 2) : words;
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
