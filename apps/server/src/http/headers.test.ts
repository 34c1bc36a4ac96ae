import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { ask, clientOf, createMatch, follow, newcomer, testConfig, testServer, until } from '../testing/harness.ts';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(server!.url + path, { headers });

test('[D-low] answers of the routes are kept nowhere; behind TLS the browser stays with it; styles come from files', async () => {
  server = await testServer({ trustProxy: 1 });
  const plain = await get('/api/games');
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('content-security-policy')).not.toContain('unsafe');
  const secure = await get('/api/games', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' });
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('[D-low] metrics are for this machine, for the token, or for all if the host says so', async () => {
  server = await testServer({ metrics: { open: false, token: 'abc' } });
  expect((await get('/metrics')).status).toBe(200);
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403);
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer abc' })).status).toBe(200);
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer ' })).status).toBe(403);
  await server.close();
  server = await testServer({ metrics: { open: true, token: '' } });
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(200);
});

test('[D-low] an address that is none is refused in the same words as everything else', async () => {
  server = await testServer();
  const answer = await get('/%E0%A4%A');
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'FORMAT', text: 'Malformed URL.' }]);
});

test('[D-low] a request that drips is cut off', async () => {
  server = await testServer({ timing: { ...testConfig().timing, request: 600 } });
  const port = Number(new URL(server.url).port);
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n');
  });
  const drip = setInterval(() => socket.write('{'), 50);
  socket.on('error', () => undefined).resume();
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(drip);
});

test('[D-low] the key of a link is in its fragment, and goes to the routes in a header', async () => {
  server = await testServer();
  const ada = await newcomer(server.url, 'Ada');
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  for (const link of [...links.seats, links.watch]) {
    const { search, hash } = new URL(link!, server.url);
    expect([search, hash]).toEqual(['', expect.stringContaining('key=')]);
  }
  const key = /key=(.+)$/.exec(links.watch)![1]!;
  const ben = await newcomer(server.url, 'Ben');
  await expect(ask(ben, 'GET', `/api/matches/${links.id}?key=${key}`)).rejects.toThrow('404');
  expect(await ask(ben, 'GET', `/api/matches/${links.id}`, undefined, key)).toMatchObject({ id: links.id });
});

test('[D-host] of a visitor nothing is kept until there is something to keep', async () => {
  server = await testServer();
  const { store } = server.context;
  const answer = await get('/api/me?token=true');
  const me = (await answer.json()) as { id: string; token: string };
  expect(await store.person(me.id)).toBeUndefined();
  const person = { ...me, url: server.url };
  expect(await ask(person, 'GET', '/api/matches')).toEqual([]);
  expect(await ask(person, 'GET', '/api/me')).toMatchObject({ id: me.id, name: 'Guest' });
  expect(await store.person(me.id)).toBeUndefined();
  const ada = await newcomer(server.url, 'Ada');
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientOf(person, server.url);
  const watching = await follow(client, links.watch);
  expect(await store.person(me.id)).toBeUndefined();
  await watching.ask({ t: 'sit', seat: 1, key: /key=(.+)$/.exec(links.seats[1]!)![1]! });
  await until(async () => (await store.person(me.id)) !== undefined);
  client.close();
});
