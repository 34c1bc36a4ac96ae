import { connect } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { GAMES, newFolder, socketOf, until } from '../testing/harness.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ NIGHTFALL_DATA: newFolder(), NIGHTFALL_LOG: 'silent' });
});
afterAll(() => server.stop());

const port = () => Number(new URL(server.url).port);
/** It answers, and no guard had anything to catch. */
const isWell = async (at = server) => (await (await fetch(`${at.url}/metrics`)).text()).includes('nightfall_errors_total 0');
const upgrade = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

/** Sends raw bytes and answers the status line; an empty text if the server just closes. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer.split('\r\n')[0]!));
    socket.on('error', reject);
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${bytes.slice(0, 40)}`)));
  });
/** Sends raw bytes and resets the connection. */
const reset = (bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on('error', () => undefined).on('close', () => resolve());
  });

const TARGETS = [
  '//',
  '///',
  'http://',
  'http://[',
  '//[::',
  '/\\',
  '*',
  '?',
  '/%',
  '/%zz',
  '/socket/../x',
  'a',
  '//x:99999/',
  'http:////',
];

test.each(TARGETS)('[D-1] an upgrade for %s is refused and the server goes on', async (target) => {
  expect(await raw(upgrade(target))).toMatch(/^HTTP\/1.1 4\d\d |^$/);
  expect(await isWell()).toBe(true);
});

test('[D-1] headers that no browser sends do not reach the event loop either', async () => {
  for (const more of ['Origin: http://[\r\n', 'Origin: \r\n', 'Cookie: nightfall\r\n', 'Cookie: =;;=\r\n'])
    await raw(upgrade('//', more));
  expect(await raw('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 4/);
  expect(await isWell()).toBe(true);
});

test('[D-2] a refused upgrade that is reset does not end the process', async () => {
  const refused = [upgrade('/nothing'), upgrade('/socket', 'Origin: https://evil.example\r\n'), upgrade('//')];
  for (let round = 0; round < 50; round++) await Promise.all(refused.map(reset));
  expect(await isWell()).toBe(true);
  const socket = new WebSocket(socketOf(server.url));
  await new Promise((open) => socket.once('open', open));
  socket.close();
});

test('[D-1] what no guard caught is counted and logged, and the process goes on', async () => {
  const games = join(newFolder(), 'games.mjs');
  writeFileSync(
    games,
    `export * from ${JSON.stringify(GAMES)};
     setTimeout(() => { void Promise.reject(new Error('astray')); throw new Error('uncaught'); }, 1000);`,
  );
  const faulty = await startProcess({ NIGHTFALL_DATA: newFolder(), NIGHTFALL_LOG: 'silent', NIGHTFALL_SHELF: games });
  await until(async () => (await (await fetch(`${faulty.url}/metrics`)).text()).includes('nightfall_errors_total 2'));
  expect(await faulty.stop()).toBe(0);
});
