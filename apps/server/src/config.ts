import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesIn } from './added/index.ts';
import { TIMING, type Timing } from './context.ts';
import { CATALOG, type Choice } from './games.ts';
import type { Chat } from './notices/club-chat.ts';
import type { SignOn } from './people.ts';
import type { Retention } from './retention.ts';
import { LIMITS, type Limits, UNLIMITED } from './rate-limits.ts';

export type Config = {
  readonly retention: Retention;
  /** The path under which the site is hosted, from slash to slash: `/`, `/games/`. */
  readonly base: string;
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The games that are offered. */
  readonly games: Choice;
  /** The folder with the built pages. */
  readonly web: string;
  /** Origins, apart from our own, whose pages may connect. */
  readonly origins: readonly string[];
  /** How many of the host's own proxies are in front: the address that the last of them saw is the client's. */
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly timing: Timing;
  /** The contact for push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** The club's chat that hears whose turn it is. */
  readonly chat: Chat;
  /** A title of the host's, and a folder with logo, imprint, privacy page and notice. */
  readonly branding: { readonly title: string; readonly folder: string };
  /** Who may start matches: anyone with the password, or with a header that the proxy sets; if both are empty, everyone. */
  readonly members: { readonly word: string; readonly header: string };
  /** Who sees open tables, and may start them: nobody, those who may begin matches, or everyone. */
  readonly openTables: 'off' | 'members' | 'everyone';
  /** Whose first tries at Tonight stand in the club's table: nobody's, those of members, or everyone's. */
  readonly tonight: 'off' | 'members' | 'everyone';
  /** The headers in which the host's proxy names the user who has signed on; empty: none. */
  readonly signOn: SignOn;
  /** Where the files of earlier builds are kept; empty: nowhere. */
  readonly assets: string;
  /** Who may read `/metrics` apart from this machine: everyone, or anyone with the token. */
  readonly metrics: { readonly open: boolean; readonly token: string };
};

type Env = Readonly<Record<string, string | undefined>>;
/** Reads a setting; one that is empty counts as not set. */
type Ask = (name: string) => string | undefined;

/** Settings with names that nothing reads, or with values that mean nothing, are faults: nobody would notice them otherwise. */
export function readConfig(env: Env): Config {
  const asked = new Set<string>();
  const config = configFrom((name) => {
    asked.add(name);
    return env[name] || undefined;
  });
  const unknown = Object.keys(env).find((name) => name.startsWith('NIGHTFALL_') && !asked.has(name));
  if (unknown !== undefined) throw new Error(`There is no setting ${unknown}. ${nearest(unknown, [...asked])}`);
  return config;
}

function configFrom(ask: Ask): Config {
  return {
    host: ask('HOST') ?? '0.0.0.0',
    port: numberIn(ask, 'PORT', 8080, 0, 65_535),
    data: ask('NIGHTFALL_DATA') ?? './data',
    base: baseIn(ask),
    databaseUrl: databaseIn(ask),
    games: { shelf: ask('NIGHTFALL_SHELF') ?? CATALOG, added: namesIn(ask('NIGHTFALL_GAMES')) },
    web: folderIn(ask, 'NIGHTFALL_WEB') ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    origins: originsIn(ask),
    trustProxy: numberIn(ask, 'NIGHTFALL_TRUST_PROXY', 0, 0, 8),
    logLevel: oneOfIn(ask, 'NIGHTFALL_LOG', ['warn', 'error', 'info', 'debug', 'silent']),
    limits: limitsIn(ask),
    timing: timingIn(ask),
    contact: contactIn(ask),
    chat: chatIn(ask),
    branding: { title: (ask('NIGHTFALL_TITLE') ?? 'Nightfall').slice(0, 60), folder: folderIn(ask, 'NIGHTFALL_BRANDING') ?? '' },
    members: { word: ask('NIGHTFALL_MEMBERS_WORD') ?? '', header: headerIn(ask, 'NIGHTFALL_MEMBERS_HEADER') },
    openTables: oneOfIn(ask, 'NIGHTFALL_OPEN_TABLES', ['off', 'members', 'everyone']),
    tonight: oneOfIn(ask, 'NIGHTFALL_TONIGHT', ['off', 'members', 'everyone']),
    signOn: signOnIn(ask),
    assets: pathIn(ask, 'NIGHTFALL_ASSETS'),
    retention: retentionIn(ask),
    metrics: {
      open: oneOfIn(ask, 'NIGHTFALL_METRICS', ['local', 'open']) === 'open',
      token: ask('NIGHTFALL_METRICS_TOKEN') ?? '',
    },
  };
}

/** The name that was probably meant: the one that begins alike for longest. */
function nearest(name: string, known: readonly string[]): string {
  const alike = (other: string, i = 0): number => (i < name.length && name[i] === other[i] ? alike(other, i + 1) : i);
  const best = known.toSorted((a, b) => alike(b) - alike(a))[0]!;
  return `Did you mean ${best}? docs/hosting.md lists all settings.`;
}

/** One of a few words; the first is the default. */
function oneOfIn<Word extends string>(ask: Ask, name: string, words: readonly [Word, ...Word[]]): Word {
  const text = ask(name) ?? words[0];
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return found;
}

/** A folder that is there, wherever the server was started. */
function folderIn(ask: Ask, name: string): string | undefined {
  const path = ask(name);
  if (path === undefined) return undefined;
  if (existsSync(path) && statSync(path).isDirectory()) return resolve(path);
  throw new Error(`${name} must be a folder, and "${path}" is none.`);
}

/** A folder that the server makes if it is not there. */
function pathIn(ask: Ask, name: string): string {
  const path = ask(name);
  return path === undefined ? '' : resolve(path);
}

function originsIn(ask: Ask): readonly string[] {
  const origins = (ask('NIGHTFALL_ORIGINS') ?? '').split(',').flatMap((item) => item.trim() || []);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new Error(`NIGHTFALL_ORIGINS must list origins such as https://club.example, and "${wrong}" is none.`);
}

/** A whole number within bounds. */
function numberIn(ask: Ask, name: string, usual: number, min: number, max: number): number {
  const text = ask(name) ?? String(usual);
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a number from ${min} to ${max}, not "${text}".`);
}

/** Which other database an address names. */
const OTHERS: Readonly<Record<string, string>> = {
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  sqlite: 'SQLite',
  mongodb: 'MongoDB',
  mssql: 'SQL Server',
};
function databaseIn(ask: Ask): string | undefined {
  const url = ask('DATABASE_URL');
  const scheme = url && /^([a-z0-9+]+):/i.exec(url)?.[1]?.toLowerCase();
  if (url === undefined || scheme === 'postgres' || scheme === 'postgresql') return url;
  const named = (scheme && OTHERS[scheme.split('+')[0]!]) ?? 'something else';
  throw new Error(
    `DATABASE_URL names ${named}. Nightfall keeps its matches in PostgreSQL, postgres://user:password@host/name, or without DATABASE_URL in a file.`,
  );
}

/** `games`, `/games` and `/games/` are the same. */
function baseIn(ask: Ask): string {
  const text = ask('NIGHTFALL_BASE') ?? '';
  const path = text.replace(/^\/|\/$/g, '');
  if (path === '') return '/';
  if (/^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(path)) return `/${path}/`;
  throw new Error(`NIGHTFALL_BASE must be a path such as /games/, not "${text}".`);
}

function timingIn(ask: Ask): Timing {
  const seconds = (name: string, usual: number, max: number) => 1000 * numberIn(ask, name, usual / 1000, 0, max);
  return {
    ...TIMING,
    lend: seconds('NIGHTFALL_LEND_SECONDS', TIMING.lend, 86_400),
    gatherFrom: numberIn(ask, 'NIGHTFALL_WATCHERS_AT_ONCE', TIMING.gatherFrom, 0, 1e6),
    drain: seconds('NIGHTFALL_DRAIN_SECONDS', TIMING.drain, 600),
  };
}

function retentionIn(ask: Ask): Retention {
  return {
    days: numberIn(ask, 'NIGHTFALL_KEEP_DAYS', 0, 0, 36_500),
    fate: oneOfIn(ask, 'NIGHTFALL_KEEP_THEN', ['export', 'delete']),
    folder: join(ask('NIGHTFALL_DATA') ?? './data', 'exports'),
  };
}

function signOnIn(ask: Ask): SignOn {
  const [user, name] = [headerIn(ask, 'NIGHTFALL_USER_HEADER'), headerIn(ask, 'NIGHTFALL_NAME_HEADER')];
  if (name !== '' && user === '') throw new Error('NIGHTFALL_NAME_HEADER needs NIGHTFALL_USER_HEADER: a name alone is nobody.');
  return { user, name };
}

/** Headers that browsers and proxies send anyway: they say nothing about the user. */
const USUAL =
  /^(accept(-.*)?|authorization|cache-control|connection|content-.*|cookie|date|forwarded|host|origin|pragma|referer|sec-.*|transfer-encoding|upgrade|user-agent|via|x-forwarded-(for|host|port|proto)|x-nightfall-.*|x-real-ip)$/;
/** A header that a proxy of the host's sets. */
function headerIn(ask: Ask, name: string): string {
  const header = (ask(name) ?? '').toLowerCase();
  if (header === '') return '';
  if (!/^[a-z0-9-]+$/.test(header) || USUAL.test(header))
    throw new Error(`${name} must name a header of its own that your proxy sets, such as Remote-User, not "${header}".`);
  if ((ask('NIGHTFALL_TRUST_PROXY') ?? '0') === '0')
    throw new Error(`${name} needs a proxy of yours in front that sets the header: say so with NIGHTFALL_TRUST_PROXY=1.`);
  return header;
}

function contactIn(ask: Ask): string {
  const contact = ask('NIGHTFALL_CONTACT') ?? 'https://nightfall.example';
  if (/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact)) return contact;
  throw new Error(`NIGHTFALL_CONTACT must be an address such as mailto:club@example.org, not "${contact}".`);
}

/** People come back to the table from the chat, so the message needs the address of this server. */
function chatIn(ask: Ask): Chat {
  const chat = { webhook: ask('NIGHTFALL_CHAT_WEBHOOK') ?? '', address: ask('NIGHTFALL_ADDRESS') ?? '' };
  if (chat.webhook !== '' && !/^https?:\/\/\S+$/.test(chat.webhook))
    throw new Error('NIGHTFALL_CHAT_WEBHOOK must be the address that your chat gives for incoming webhooks.');
  const isOrigin = URL.canParse(chat.address) && new URL(chat.address).origin === chat.address;
  if ((chat.webhook !== '' || chat.address !== '') && !isOrigin)
    throw new Error(
      `NIGHTFALL_ADDRESS must be the address of this server such as https://games.example.org, not "${chat.address}".`,
    );
  return chat;
}

/** Rates keep the proportion of their bursts. */
function limitsIn(ask: Ask): Limits {
  const rate = (name: string, usual: Limits['requests']) => {
    const perSecond = numberIn(ask, name, usual.perSecond, 1, 1e6);
    return { perSecond, burst: Math.ceil((usual.burst * perSecond) / usual.perSecond) };
  };
  const isOff = oneOfIn(ask, 'NIGHTFALL_LIMITS', ['on', 'off']) === 'off';
  const perMinute = numberIn(ask, 'NIGHTFALL_MATCHES_PER_MINUTE', LIMITS.creations.perSecond * 60, 1, 1e6);
  const limits = {
    ...LIMITS,
    connection: rate('NIGHTFALL_MESSAGES_PER_SOCKET', LIMITS.connection),
    address: rate('NIGHTFALL_MESSAGES_PER_ADDRESS', LIMITS.address),
    requests: rate('NIGHTFALL_REQUESTS_PER_ADDRESS', LIMITS.requests),
    creations: { perSecond: perMinute / 60, burst: Math.max(LIMITS.creations.burst, perMinute) },
    connectionsPerAddress: numberIn(ask, 'NIGHTFALL_SOCKETS_PER_ADDRESS', LIMITS.connectionsPerAddress, 1, 1e6),
    matchesPerConnection: numberIn(ask, 'NIGHTFALL_MATCHES_PER_SOCKET', LIMITS.matchesPerConnection, 1, 1e6),
  };
  return isOff ? UNLIMITED : limits;
}
