import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '@nightfall/protocol';
import { LIMITS } from './rate-limits.ts';
import { isFromHere } from './http/operations.ts';
import type { Server } from './server.ts';
import { freePort } from './testing/postgres.ts';
import { startProcess } from './testing/process.ts';
import {
  ask,
  clientOf,
  createMatch,
  follow,
  newFolder,
  newcomer,
  socketOf,
  testConfig,
  testServer,
  until,
} from './testing/harness.ts';
import { passMeanwhile, startTime, stopTime } from './testing/time.ts';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const status = (url: string, init: RequestInit = {}) => fetch(url, init).then((response) => response.status);
const outcome = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', (error) => resolve(error.message));
  });

test('health, readiness, metrics and the description of the routes', async () => {
  server = await testServer();
  expect(await status(`${server.url}/healthz`)).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true, database: true, draining: false });
  const ada = await newcomer(server.url);
  await createMatch(ada, 'watch', ['me']);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of ['# TYPE nightfall_inputs_total counter', 'nightfall_connections 0', 'nightfall_database_up 1'])
    expect(metrics).toContain(line);
  const api = (await (await fetch(`${server.url}/openapi.json`)).json()) as { openapi: string; paths: Record<string, object> };
  expect(api.openapi).toBe('3.1.0');
  for (const { path, method } of Object.values(ROUTES))
    expect(api.paths[path.replace(':id', '{id}')]).toHaveProperty(method.toLowerCase());
});

test('[D-low] whatever came through a proxy, or asks for another host, is not local', () => {
  const from = (headers: object) => isFromHere({ headers, raw: { socket: { remoteAddress: '127.0.0.1' } } } as never);
  const local = [{}, { host: 'localhost:8080' }, { host: '127.0.0.1' }, { host: '[::1]:80' }];
  expect(local.map(from)).toEqual(local.map(() => true));
  const proxied = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'].map((name) => ({ [name]: 'x' }));
  const foreign = [...proxied, { host: 'games.example.org' }, { host: 'localhost.example.org' }];
  expect(foreign.map(from)).toEqual(foreign.map(() => false));
});

test('[D-host] the metrics tell of open matches, waiting bots and refused sockets', async () => {
  server = await testServer();
  const links = await createMatch(await newcomer(server.url), 'watch', ['me', 'open']);
  await server.tables.open(links.id);
  const refused = new WebSocket(socketOf(server.url), { origin: 'https://evil.example' });
  await new Promise((end) => refused.once('error', end));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of ['nightfall_open_matches 1', 'nightfall_bot_queue 0', 'nightfall_refused_sockets_total{status="403"} 1'])
    expect(metrics).toContain(`\n${line}\n`);
});

test('[D-host] before it stops, the server says for a while that it will, and still serves', async () => {
  stopTime();
  onTestFinished(startTime);
  const stopping = await testServer({ timing: { ...testConfig().timing, drain: 600 } });
  const client = clientOf(await newcomer(stopping.url), stopping.url);
  await until(() => client.status.is === 'open');
  const closed = stopping.close();
  await vi.advanceTimersByTimeAsync(599);
  expect(await status(`${stopping.url}/readyz`)).toBe(503);
  expect([await status(`${stopping.url}/healthz`), await status(`${stopping.url}/api/games`)]).toEqual([200, 200]);
  expect(client.status.is).toBe('open');
  await passMeanwhile(closed);
  await expect(fetch(`${stopping.url}/readyz`)).rejects.toThrow('fetch failed');
  client.close();
});

test('[D-host] while it sends its people away it takes no new ones, so that a load balancer asks another node', async () => {
  stopTime();
  onTestFinished(startTime);
  const stopping = await testServer();
  const socket = new WebSocket(socketOf(stopping.url));
  await new Promise((open) => socket.once('open', open));
  const sentAway = new Promise((heard) => socket.once('message', (data) => heard(String(data))));
  const closed = stopping.close();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sentAway).toContain('"drain"');
  expect(await outcome(new WebSocket(`${socketOf(stopping.url)}?m=abcdefghij`))).toContain('503');
  await passMeanwhile(closed);
});

test('pages come with a strict policy; unknown paths are the one page; unknown routes are not', async () => {
  const web = newFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>night</title>');
  writeFileSync(join(web, 'assets', 'a-1.js'), '1');
  server = await testServer({ web });
  const page = await fetch(`${server.url}/t/abcdefghij?key=x`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, '<title>night</title>']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const asset = await fetch(`${server.url}/assets/a-1.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await status(`${server.url}/api/nothing`, { headers: { accept: 'text/html' } })).toBe(404);
  expect(await status(`${server.url}/..%2f..%2fpackage.json`)).toBe(404);
});

test('pages of other origins may neither connect nor change anything', async () => {
  server = await testServer({ origins: ['https://friend.example'] });
  const at = socketOf(server.url);
  expect(await outcome(new WebSocket(at, { origin: 'https://evil.example' }))).toContain('403');
  expect(await outcome(new WebSocket(at, { origin: 'null' }))).toContain('403');
  for (const origin of [server.url, 'https://friend.example']) {
    const socket = new WebSocket(at, { origin });
    expect(await outcome(socket)).toBe('open');
    socket.close();
  }
  expect(await status(`${server.url}/api/matches`, { method: 'POST', headers: { origin: 'https://evil.example' } })).toBe(403);
  expect(await outcome(new WebSocket(at.replace('/socket', '/other')))).toContain('404');
});

test('too many messages, requests, connections and too large messages are turned away', async () => {
  const rate = { perSecond: 1, burst: 5 };
  const limits = {
    ...LIMITS,
    connection: rate,
    requests: { perSecond: 1, burst: 10 },
    creations: { perSecond: 0.01, burst: 2 },
    connectionsPerAddress: 2,
  };
  server = await testServer({ limits });
  const at = socketOf(server.url);
  const socket = new WebSocket(at);
  await outcome(socket);
  const told: string[] = [];
  socket.on('message', (data) => told.push(String(data)));
  for (let i = 0; i < 8; i++) socket.send('{"t":"beat"}');
  await until(() => told.length === 8);
  expect(told.filter((text) => text.includes('TOO_MANY'))).toHaveLength(3);
  const second = new WebSocket(at);
  await outcome(second);
  const third = new WebSocket(at);
  const sentence = await new Promise((told) => third.once('message', (data) => told(String(data))));
  expect(sentence).toContain('Too many people from your network');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send('x'.repeat(20_000));
  expect(await closed).toBe(1009);
  second.close();
  const ada = await newcomer(server.url);
  await createMatch(ada, 'watch', ['me']);
  await createMatch(ada, 'watch', ['me']);
  await expect(createMatch(ada, 'watch', ['me'])).rejects.toThrow('429');
  await until(async () => (await status(`${server!.url}/api/games`)) === 429);
});

test('what is wrong with a new match is said, and nothing of our insides', async () => {
  server = await testServer();
  const ada = await newcomer(server.url);
  await expect(ask(server.url, 'POST', '/api/matches', {})).rejects.toThrow('401');
  await expect(createMatch(ada, 'chess', ['me'])).rejects.toThrow('NO_GAME');
  await expect(createMatch(ada, 'watch', ['bot:genius'])).rejects.toThrow('NO_BOT');
  await expect(createMatch(ada, 'watch', ['me'], { gates: 99 })).rejects.toThrow('from 1 to 12');
  await expect(createMatch(ada, 'watch', ['me', 'me', 'me', 'me', 'me'])).rejects.toThrow('1 to 4 players');
  await expect(
    ask(ada, 'POST', '/api/matches', { game: 'watch', setup: { players: 2, options: {} }, seats: ['me'] }),
  ).rejects.toThrow('SEATS');
  await expect(ask(ada, 'PUT', '/api/me', { name: '\u202eevil' })).rejects.toThrow('FORMAT');
  await expect(ask(ada, 'GET', '/api/matches/abcdefghij')).rejects.toThrow('NO_MATCH');
});

test('a match is deleted by the one who began it, and by nobody else', async () => {
  server = await testServer();
  const [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
  const links = await createMatch(ada, 'watch', ['me', 'open']);
  const client = clientOf(ben, server.url);
  await follow(client, links.seats[1]!, undefined, 'watch');
  client.close();
  await expect(ask(ben, 'DELETE', `/api/matches/${links.id}`)).rejects.toThrow('NOT_HOST');
  await ask(ada, 'DELETE', `/api/matches/${links.id}`);
  await expect(ask(ada, 'GET', `/api/matches/${links.id}`)).rejects.toThrow('NO_MATCH');
});

test('the secret of a person is told to programs that ask, kept from pages, and stored as a hash', async () => {
  server = await testServer();
  const response = await fetch(`${server.url}/api/me`);
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^nightfall=[\w-]{44}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const me = (await response.json()) as { id: string };
  expect(me).not.toHaveProperty('token');
  await fetch(`${server.url}/api/me`, {
    method: 'PUT',
    headers: { cookie: cookie.split(';')[0]!, 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  const row = await server.context.store.person(me.id);
  expect(cookie).not.toContain(row!.hash);
  const again = await fetch(`${server.url}/api/me`, { headers: { cookie: cookie.split(';')[0]! } });
  expect(((await again.json()) as { id: string }).id).toBe(me.id);
});

test('a server that stops finishes what is under way and sends its clients to the next', async () => {
  const [data, port] = [newFolder(), await freePort()];
  const old = await testServer({ data });
  const ada = await newcomer(old.url);
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientOf(ada, old.url, `http://127.0.0.1:${port}`);
  const table = await follow(client, links.seats[0]!);
  const sent = table.play({ type: 'takePost', seat: 0, post: 1 } as never);
  await old.close();
  server = await testServer({ data, port });
  expect(await sent).toBeUndefined();
  await until(() => table.mirror.inputs === 3 && client.status.is === 'open');
  expect((await server.tables.open(links.id))!.play.match.inputs).toHaveLength(3);
  client.close();
});

test('a server that cannot start says why in one sentence', async () => {
  server = await testServer();
  const data = newFolder();
  const { port } = server;
  await expect(startProcess({ NIGHTFALL_DATA: data }, port)).rejects.toThrow(
    `ended with 1: Nightfall cannot start. Port ${port} is in use. Choose another, for example PORT=${port + 1}.`,
  );
  await expect(startProcess({ NIGHTFALL_DATA: data, PORT: 'x' })).rejects.toThrow(
    'PORT must be a number from 0 to 65535, not "x".',
  );
  await expect(startProcess({ DATABASE_URL: 'mysql://127.0.0.1/none' })).rejects.toThrow('DATABASE_URL names MySQL.');
  const none = '/dev/null/nightfall';
  await expect(startProcess({ NIGHTFALL_DATA: none })).rejects.toThrow(`There can be no folder ${none}: ENOTDIR.`);
  mkdirSync(join(data, 'nightfall.db'));
  await expect(startProcess({ NIGHTFALL_DATA: data })).rejects.toThrow('nightfall.db cannot be opened as a database.');
});
