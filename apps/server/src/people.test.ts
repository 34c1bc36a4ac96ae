import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { reportsOf } from './admin/words.ts';
import { readConfig } from './config.ts';
import type { Server } from './server.ts';
import { HOSTING } from './testing/proxy.ts';
import { ask, createMatch, newcomer, readLink, socketOf, testServer } from './testing/harness.ts';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const status = (path: string, token: string, method = 'GET', body?: object) =>
  fetch(server!.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).then((answer) => answer.status);

test('a secret that somebody made up is nobody’s, in a header or in a cookie', async () => {
  server = await testServer();
  const { token } = await newcomer(server.url);
  expect(await status('/api/me/data', token)).toBe(200);
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const invented of ['a'.repeat(16), 'a'.repeat(44), forged]) {
    expect(await status('/api/me', invented, 'PUT', { name: 'Eve' })).toBe(401);
    const answer = await fetch(`${server.url}/api/me`, { headers: { cookie: `nightfall=${invented}` } });
    expect(answer.headers.get('set-cookie')).toContain('nightfall=');
  }
});

test('a cookie of the same name that another site on this host has set hides nobody', async () => {
  server = await testServer();
  const { id, token } = await newcomer(server.url);
  for (const other of ['x', '', '"quoted"', 'a'.repeat(44), '%00'])
    for (const cookie of [`nightfall=${other}; nightfall=${token}`, `nightfall=${token}; nightfall=${other}`]) {
      const answer = await fetch(`${server.url}/api/me`, { headers: { cookie } });
      expect(`${cookie} ${((await answer.json()) as { id: string }).id}`).toBe(`${cookie} ${id}`);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
});

test('a person who was stored with a secret of the older form is still known', async () => {
  server = await testServer();
  const hash = createHash('sha256').update('an-older-secret-of-theirs').digest('hex');
  await server.context.store.createPerson({ id: 'old', hash, name: 'Olga', webhook: null, created: 1 });
  expect(await ask({ id: '', token: 'an-older-secret-of-theirs', url: server.url }, 'GET', '/api/me')).toMatchObject({
    name: 'Olga',
  });
});

test('reports from one address are limited, however many people it invents; the host sees one line a table', async () => {
  server = await testServer();
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, 'watch', ['me']);
  const { id, key } = readLink(links.watch);
  const report = async () => ask(await newcomer(server!.url), 'POST', `/api/matches/${id}/report`, { text: 'no' }, key);
  const answers = await Promise.allSettled(Array.from({ length: 30 }, report));
  const stored = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(stored).toBe(10);
  const reports = await server.context.store.reports(100);
  expect(reports).toHaveLength(10);
  expect(reportsOf(reports).split('\n')).toHaveLength(1);
  expect(reportsOf(reports)).toContain(`(and 9 more: nightfall admin show ${id})`);
});

describe('a single sign-on in front', () => {
  const signOn = { user: 'remote-user', name: 'remote-name' };
  const signedOn = (user: string, name?: string) =>
    fetch(`${server!.url}/api/me`, { headers: { 'remote-user': user, ...(name && { 'remote-name': name }) } });

  test('a user is the same person on every device, with a name', async () => {
    server = await testServer({ signOn, trustProxy: 1 });
    const first = await signedOn('anna', Buffer.from('Anna Müller').toString('latin1'));
    const me = (await first.json()) as { id: string; name: string };
    expect(me.name).toBe('Anna Müller');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(await (await signedOn('anna')).json()).toMatchObject({ id: me.id });
    expect(await (await signedOn('bert')).json()).toMatchObject({ name: 'bert' });
  });

  test('a renamed user keeps the name, and the socket knows who it is', async () => {
    server = await testServer({ signOn, trustProxy: 1 });
    const headers = { 'remote-user': 'anna', 'content-type': 'application/json' };
    await fetch(`${server.url}/api/me`, { method: 'PUT', headers, body: '{"name":"Queen Anna"}' });
    expect(await (await signedOn('anna', 'Anna')).json()).toMatchObject({ name: 'Queen Anna' });
    const socket = new WebSocket(socketOf(server.url), { headers: { 'remote-user': 'anna' } });
    await new Promise((open) => socket.once('open', open));
    const heard = new Promise((answer) => socket.once('message', (data) => answer(String(data))));
    const { token } = await newcomer(server.url, 'Guest of nobody');
    socket.send(JSON.stringify({ t: 'hello', token }));
    expect(await heard).toContain('Queen Anna');
    socket.close();
  });

  /** The lines of the table in docs/hosting.md: what is in front, and the two settings. */
  const documented = [...HOSTING.matchAll(/^\| (.+?) \| `NIGHTFALL_USER_HEADER=(.+?)`, `NIGHTFALL_NAME_HEADER=(.+?)` \|$/gm)];
  test.each(documented.map(([, front, user, name]) => [front!, user!, name!]))(
    'with the settings printed for %s the user comes in under the own name',
    async (_, user, name) => {
      const printed = readConfig({ NIGHTFALL_TRUST_PROXY: '1', NIGHTFALL_USER_HEADER: user, NIGHTFALL_NAME_HEADER: name });
      server = await testServer({ signOn: printed.signOn, trustProxy: printed.trustProxy });
      const answer = await fetch(`${server.url}/api/me`, { headers: { [user]: 'anna@club.example', [name]: 'Anna' } });
      expect(await answer.json()).toMatchObject({ name: 'Anna' });
    },
  );
  test('both kinds of front are documented', () => expect(documented).toHaveLength(2));

  test('without the setting the header means nothing, and it needs a proxy', async () => {
    server = await testServer();
    expect(await (await signedOn('anna')).json()).toMatchObject({ name: 'Guest' });
    expect(() => readConfig({ NIGHTFALL_USER_HEADER: 'Remote-User' })).toThrow('NIGHTFALL_TRUST_PROXY=1');
    expect(readConfig({ NIGHTFALL_USER_HEADER: 'Remote-User', NIGHTFALL_TRUST_PROXY: '1' }).signOn.user).toBe('remote-user');
  });
});
