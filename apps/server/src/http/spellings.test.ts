import { connect } from 'node:net';
import { ROUTES } from '@nightfall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressBan } from '../moderation/bans.ts';
import { tokensIn } from '../people.ts';
import type { Server } from '../server.ts';
import { testServer } from '../testing/harness.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The same address as a client could write it. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api', '/a%70i'),
  (path) => path.replace('/api', '/ap%69'),
  (path) => path.replace('/api', '/%61%70%69'),
  (path) => `http://x${path}`,
  (path) => `http://x${path.replace('/api', '/%61pi')}`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api', '/API'),
  (path) => `${path}?x=/api/`,
];

const answerTo = (method: string, target: string, headers: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`),
    );
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
const everyWay = Object.values(ROUTES).flatMap(({ method, path }) =>
  SPELLINGS.map((spell) => ({ method, target: spell(path.replace(':id', '0123456789')) })),
);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test('[D-low] a page of another site that names no origin changes nothing either', async () => {
  const answer = await answerTo('PUT', '/api/me', 'Sec-Fetch-Site: cross-site\r\n');
  expect(answer).toContain('ORIGIN');
  expect(await answerTo('PUT', '/api/me', 'Sec-Fetch-Site: same-origin\r\n')).not.toContain('ORIGIN');
  expect(statusOf(await answerTo('GET', '/api/me', 'Sec-Fetch-Site: cross-site\r\n'))).toBe(200);
});

test('no spelling of a route lets a page of another origin change something', async () => {
  for (const { method, target } of everyWay.filter((one) => one.method !== 'GET')) {
    const answer = await answerTo(method, target, 'Origin: https://evil.example\r\n');
    expect(`${target} ${statusOf(answer)} ${/ORIGIN|NOT_FOUND/.exec(answer)?.[0]}`).toMatch(/403 ORIGIN|404 NOT_FOUND/);
  }
});
test('no spelling of a route passes the block of an address, or lets its answer be kept', async () => {
  const branding = await Promise.all(SPELLINGS.map((spell) => answerTo('GET', spell('/api/branding'), '')));
  for (const answer of branding.filter((one) => statusOf(one) === 200)) expect(answer).toContain('cache-control: no-store');
  await server.context.bans.add(addressBan('127.0.0.1'), 'a test');
  try {
    for (const { method, target } of everyWay) {
      const answer = await answerTo(method, target, '');
      expect(`${target} ${statusOf(answer)} ${/BLOCKED|NOT_FOUND/.exec(answer)?.[0]}`).toMatch(/403 BLOCKED|404 NOT_FOUND/);
    }
  } finally {
    await server.context.bans.lift(addressBan('127.0.0.1'));
  }
});

test('the cookie is found whatever stands before it', () => {
  const other = `other=${'x'.repeat(6000)}`;
  expect(tokensIn(`${other}; nightfall=${'a'.repeat(32)}; more=1`)).toEqual(['a'.repeat(32)]);
  expect(tokensIn('not-nightfall=aaaaaaaaaaaaaaaa')).toEqual([]);
});
