import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIMING, type Timing } from './context.ts';
import { CATALOG } from './games.ts';
import type { Retention } from './retention.ts';
import { LIMITS, type Limits, UNLIMITED } from './limits.ts';

export type Config = {
  readonly retention: Retention;
  /** The path under which the site is hosted, from slash to slash: `/`, `/games/`. */
  readonly base: string;
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The module with the games. */
  readonly games: string;
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
  /** A title of the host's, and a folder with logo, imprint, privacy page and notice. */
  readonly house: { readonly title: string; readonly folder: string };
  /** Who may start matches: anyone with the password, or with a header that the proxy sets; if both are empty, everyone. */
  readonly members: { readonly word: string; readonly header: string };
  /** Where the files of earlier builds are kept; empty: nowhere. */
  readonly assets: string;
  /** Who may read `/metrics` apart from this machine: everyone, or anyone with the token. */
  readonly metrics: { readonly open: boolean; readonly token: string };
};

type Env = Readonly<Record<string, string | undefined>>;
const list = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || []);

export function readConfig(env: Env): Config {
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: numberIn(env, 'PORT', 8080, 0, 65_535),
    data: env['NIGHTFALL_DATA'] ?? './data',
    base: baseIn(env),
    databaseUrl: databaseIn(env),
    games: env['NIGHTFALL_GAMES'] ?? CATALOG,
    web: env['NIGHTFALL_WEB'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    origins: list(env['NIGHTFALL_ORIGINS']),
    trustProxy: numberIn(env, 'NIGHTFALL_TRUST_PROXY', 0, 0, 8),
    logLevel: env['NIGHTFALL_LOG'] ?? 'warn',
    limits: env['NIGHTFALL_LIMITS'] === 'off' ? UNLIMITED : limitsIn(env),
    timing: timingIn(env),
    contact: contactIn(env),
    house: { title: (env['NIGHTFALL_TITLE'] || 'Nightfall').slice(0, 60), folder: env['NIGHTFALL_HOUSE'] ?? '' },
    members: { word: env['NIGHTFALL_MEMBERS_WORD'] ?? '', header: (env['NIGHTFALL_MEMBERS_HEADER'] ?? '').toLowerCase() },
    assets: env['NIGHTFALL_ASSETS'] ?? '',
    retention: retentionIn(env),
    metrics: { open: env['NIGHTFALL_METRICS'] === 'open', token: env['NIGHTFALL_METRICS_TOKEN'] ?? '' },
  };
}

/** A whole number; an empty text means the default, anything else is a fault. */
function numberIn(env: Env, name: string, usual: number, min: number, max: number): number {
  const text = env[name] || String(usual);
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
function databaseIn(env: Env): string | undefined {
  const url = env['DATABASE_URL'] || undefined;
  const scheme = url && /^([a-z0-9+]+):/i.exec(url)?.[1]?.toLowerCase();
  if (url === undefined || scheme === 'postgres' || scheme === 'postgresql') return url;
  const named = (scheme && OTHERS[scheme.split('+')[0]!]) ?? 'something else';
  throw new Error(
    `DATABASE_URL names ${named}. Nightfall keeps its matches in PostgreSQL, postgres://user:password@host/name, or without DATABASE_URL in a file.`,
  );
}

/** `games`, `/games` and `/games/` are the same. */
function baseIn(env: Env): string {
  const text = env['NIGHTFALL_BASE'] ?? '';
  const path = text.replace(/^\/|\/$/g, '');
  if (path === '') return '/';
  if (/^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(path)) return `/${path}/`;
  throw new Error(`NIGHTFALL_BASE must be a path such as /games/, not "${text}".`);
}

function timingIn(env: Env): Timing {
  const seconds = (name: string, usual: number, max: number) => 1000 * numberIn(env, name, usual / 1000, 0, max);
  return {
    ...TIMING,
    lend: seconds('NIGHTFALL_LEND_SECONDS', TIMING.lend, 86_400),
    drain: seconds('NIGHTFALL_DRAIN_SECONDS', TIMING.drain, 600),
  };
}

function retentionIn(env: Env): Retention {
  const fate = env['NIGHTFALL_KEEP_THEN'] || 'export';
  if (fate !== 'export' && fate !== 'delete') throw new Error(`NIGHTFALL_KEEP_THEN must be "export" or "delete", not "${fate}".`);
  return {
    days: numberIn(env, 'NIGHTFALL_KEEP_DAYS', 0, 0, 36_500),
    fate,
    folder: join(env['NIGHTFALL_DATA'] ?? './data', 'exports'),
  };
}

function contactIn(env: Env): string {
  const contact = env['NIGHTFALL_CONTACT'] || 'https://nightfall.example';
  if (/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact)) return contact;
  throw new Error(`NIGHTFALL_CONTACT must be an address such as mailto:club@example.org, not "${contact}".`);
}

/** Rates keep the proportion of their bursts. */
function limitsIn(env: Env): Limits {
  const rate = (name: string, usual: Limits['requests']) => {
    const perSecond = numberIn(env, name, usual.perSecond, 1, 1e6);
    return { perSecond, burst: Math.ceil((usual.burst * perSecond) / usual.perSecond) };
  };
  const perMinute = numberIn(env, 'NIGHTFALL_MATCHES_PER_MINUTE', LIMITS.creations.perSecond * 60, 1, 1e6);
  return {
    ...LIMITS,
    connection: rate('NIGHTFALL_MESSAGES_PER_SOCKET', LIMITS.connection),
    address: rate('NIGHTFALL_MESSAGES_PER_ADDRESS', LIMITS.address),
    requests: rate('NIGHTFALL_REQUESTS_PER_ADDRESS', LIMITS.requests),
    creations: { perSecond: perMinute / 60, burst: Math.max(LIMITS.creations.burst, perMinute) },
    connectionsPerAddress: numberIn(env, 'NIGHTFALL_SOCKETS_PER_ADDRESS', LIMITS.connectionsPerAddress, 1, 1e6),
    matchesPerConnection: numberIn(env, 'NIGHTFALL_MATCHES_PER_SOCKET', LIMITS.matchesPerConnection, 1, 1e6),
  };
}
