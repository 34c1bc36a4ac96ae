import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type Input, type Types, legal } from '@nightfall/kernel';
import type { Links } from '@nightfall/protocol';
import { type Client, type Listener, type OnlineTable, type OpenWire, connect, openTable } from '@nightfall/protocol/client';
import { WebSocket } from 'ws';
import { type Config, readConfig } from '../config.ts';
import { CATALOG, type Choice } from '../games.ts';
import { UNLIMITED } from '../rate-limits.ts';
import type { Ways } from '../notices/notices.ts';
import { type Server, startServer } from '../server.ts';
import { load } from './games.ts';

export const GAMES = new URL('./games.ts', import.meta.url).href;
/** The games of the house. */
export const OURS: Choice = { shelf: CATALOG, added: [] };

/** A folder that is thrown away after the run (`scripts/own-folder.mjs`). */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nightfall-'));

/** Quick for tests: bots do not wait, tables are soon forgotten. */
export const testConfig = (over: Partial<Config> = {}): Config => {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    NIGHTFALL_SHELF: GAMES,
    NIGHTFALL_LOG: process.env['NIGHTFALL_LOG'] ?? 'silent',
  });
  const timing = { ...config.timing, botPace: 1, lag: 20, away: 50, notice: 50, idle: 500, lend: 150, countdown: 40 };
  return { ...config, limits: UNLIMITED, timing, ...over };
};

/** A server with a folder of its own. */
export const testServer = (over: Partial<Config> = {}, ways?: Ways): Promise<Server> =>
  startServer(testConfig({ data: newFolder(), ...over }), ways);

const openWs: OpenWire = (url) => new WebSocket(url) as unknown as ReturnType<OpenWire>;
export const socketOf = (url: string): string => `${url.replace(/^http/, 'ws')}/socket`;

export type Person = { readonly id: string; readonly token: string; readonly url: string };

/** Asks a REST route. */
export async function ask<R>(person: Person | string, method: string, path: string, body?: object, key?: string): Promise<R> {
  const url = typeof person === 'string' ? person : person.url;
  const headers = {
    ...(typeof person !== 'string' && { authorization: `Bearer ${person.token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'x-nightfall-key': key }),
  };
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as R;
}

export async function newcomer(url: string, name = 'Ada'): Promise<Person> {
  const { id, token } = await ask<{ id: string; token: string }>(url, 'GET', '/api/me?token=true');
  await ask({ id, token, url }, 'PUT', '/api/me', { name });
  return { id, token, url };
}
export const createMatch = (person: Person, game: string, seats: readonly string[], options: object = {}): Promise<Links> =>
  ask<Links>(person, 'POST', '/api/matches', { game, seats, setup: { players: seats.length, options } });

export const clientOf = (person: Person | undefined, ...urls: string[]): Client =>
  connect({ urls: urls.map(socketOf), open: openWs, ...(person && { token: person.token }) });
/** The same, for one match. */
export const clientFor = (match: string, person: Person, url: string): Client =>
  connect({ urls: [socketOf(url)], match, open: openWs, token: person.token });

/** What a link says. */
export function readLink(path: string): {
  readonly id: string;
  readonly seat: number | undefined;
  readonly key: string | undefined;
} {
  const url = new URL(path, 'http://x');
  const asked = new URLSearchParams(url.hash.slice(1));
  const seat = asked.get('seat');
  return { id: url.pathname.split('/')[2]!, seat: seat === null ? undefined : Number(seat), key: asked.get('key') ?? undefined };
}

/** Follows a link: opens the table and takes the seat. */
export async function follow(client: Client, path: string, listen?: Listener<Types>, game = 'open-watch'): Promise<OnlineTable> {
  const { id, seat, key } = readLink(path);
  const table = openTable(client, (await load(game)) as Game, id, key, listen);
  const no = await table.opened;
  if (no) throw new Error(no.text);
  if (seat !== undefined) await table.ask({ t: 'sit', seat, ...(key !== undefined && { key }) });
  return table;
}

const { setTimeout: reallyLater } = globalThis;
const reallyNow = Date.now.bind(Date);
/** A table that never comes to it does not hang the run; nothing else depends on this number. */
const PATIENCE = 120_000;
/** Waits until it is so; also while a test makes time stand still (`time.ts`). */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = reallyNow() + PATIENCE;
  while (!(await isSo())) {
    if (reallyNow() > end) throw new Error(`it never came to this: ${isSo}`);
    await new Promise((go) => void reallyLater(go, 5));
  }
};

/** A legal move of one of the own seats, if the table waits for one. */
export function anyMove({ mirror }: OnlineTable): Input | undefined {
  const { waiting } = mirror;
  if (waiting.for !== 'seats') return undefined;
  for (const seat of mirror.you) {
    // Each of the own seats has its own eyes.
    const view = mirror.viewOf(seat);
    const moves = view && waiting.seats.includes(seat) ? legal(mirror.game.book, view, seat) : [];
    if (moves.length > 0) return moves[Math.floor(Math.random() * moves.length)];
  }
  return undefined;
}
