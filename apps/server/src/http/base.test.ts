import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config.ts';
import type { Server } from '../server.ts';
import { createMatch, newFolder, newcomer, testServer } from '../testing/harness.ts';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
async function hosted(base: string): Promise<string> {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<html data-base="/"><link href="/icon.svg"><script src="/assets/a.js"></script>');
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await testServer({ web, base });
  return server.url;
}
const PAGE = '<html data-base="/games/"><link href="/games/icon.svg"><script src="/games/assets/a.js"></script>';
const opens = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(true)).once('error', () => resolve(false));
    socket.once('open', () => socket.close());
  });

test('[D-host] under a path of its own everything begins with that path: pages, routes, socket, links, cookie', async () => {
  const url = await hosted('/games/');
  const html = { headers: { accept: 'text/html' } };
  for (const path of ['/games/', '/games/t/abcdefghij', '/games/rules/siege?x#y'])
    expect(await (await fetch(url + path, html)).text()).toBe(PAGE);
  expect((await fetch(`${url}/games`, { redirect: 'manual' })).headers.get('location')).toBe('/games/');
  expect((await fetch(`${url}/games/icon.svg`)).status).toBe(200);
  expect((await fetch(`${url}/games/readyz`)).status).toBe(200);
  const me = await fetch(`${url}/games/api/me`);
  expect(me.headers.get('set-cookie')).toContain('Path=/games/;');
  expect(me.headers.get('cache-control')).toBe('no-store');
  const ada = await newcomer(`${url}/games`);
  const links = await createMatch(ada, 'watch', ['me', 'open']);
  for (const link of [...links.seats, links.watch]) expect(link).toMatch(/^\/games\/t\/[0-9a-z]{10}#/);
  expect(await opens(`${url.replace('http', 'ws')}/games/socket`)).toBe(true);
  expect(await opens(`${url.replace('http', 'ws')}/gamessocket`)).toBe(false);
});

test('[D-host] a proxy may take the path away before it asks', async () => {
  const url = await hosted('/games/');
  expect(await (await fetch(`${url}/`)).text()).toBe(PAGE);
  expect((await fetch(`${url}/api/games`)).status).toBe(200);
  expect(await opens(`${url.replace('http', 'ws')}/socket`)).toBe(true);
});

test('[D-host] the path is written in several ways, and what is none is told', () => {
  for (const NIGHTFALL_BASE of ['games', '/games', '/games/']) expect(readConfig({ NIGHTFALL_BASE }).base).toBe('/games/');
  for (const NIGHTFALL_BASE of [undefined, '', '/']) expect(readConfig({ NIGHTFALL_BASE }).base).toBe('/');
  expect(readConfig({ NIGHTFALL_BASE: '/club/night-games' }).base).toBe('/club/night-games/');
  for (const NIGHTFALL_BASE of ['/a//b', '/../x', '/a b', 'https://x.org/games', '/"'])
    expect(() => readConfig({ NIGHTFALL_BASE })).toThrow('NIGHTFALL_BASE');
});
