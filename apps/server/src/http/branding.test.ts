import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branding } from '@nightfall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Server } from '../server.ts';
import { ask, createMatch, newFolder, newcomer, testServer } from '../testing/harness.ts';
import { VERSION } from '../version.ts';
import { keepAssets } from './kept-assets.ts';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('[D-host] title, logo, imprint, privacy page and notice come from the host', async () => {
  const folder = newFolder();
  server = await testServer({ branding: { title: 'The Owl Club', folder } });
  const told = () => ask<Branding>(server!.url, 'GET', '/api/branding');
  expect(await told()).toEqual({
    title: 'The Owl Club',
    logo: null,
    imprint: false,
    privacy: false,
    notice: '',
    members: false,
    tables: false,
    tonight: false,
    announcement: null,
    version: VERSION,
  });
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'imprint.html'), '<h1>Us</h1>');
  writeFileSync(join(folder, 'notice.txt'), 'Down on Sunday from 8 to 9.\n');
  expect(await told()).toMatchObject({ logo: 'logo.svg', imprint: true, privacy: false, notice: 'Down on Sunday from 8 to 9.' });
  const page = await fetch(`${server.url}/branding/imprint.html`);
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>Us</h1>',
  ]);
  expect((await fetch(`${server.url}/branding/privacy.html`)).status).toBe(404);
  expect((await fetch(`${server.url}/branding/notice.txt`)).status).toBe(404);
});

test('[D-host] where only members begin matches, the word or the header of the proxy is asked for', async () => {
  server = await testServer({ members: { word: 'm\u00f6we', header: 'x-member' } });
  const ada = await newcomer(server.url);
  await expect(createMatch(ada, 'watch', ['me'])).rejects.toThrow('MEMBERS');
  await expect(ask(ada, 'POST', '/api/import', {})).rejects.toThrow('FORMAT');
  const begin = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ game: 'watch', seats: ['me'], setup: { players: 1, options: {} } });
    const all = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', ...headers };
    return (await fetch(`${server!.url}/api/matches`, { method: 'POST', headers: all, body })).status;
  };
  expect(await begin({ 'x-nightfall-word': 'moewe' })).toBe(403);
  expect(await begin({ 'x-nightfall-word': encodeURIComponent('m\u00f6we') })).toBe(200);
  expect(await begin({ 'x-member': 'ada@example.org' })).toBe(200);
});

test('[D-host] files of the builds before stay served, and are thrown away after a month', async () => {
  const [old, fresh, kept] = [newFolder(), newFolder(), newFolder()];
  for (const [web, name] of [
    [old, 'old-1.js'],
    [fresh, 'new-1.js'],
  ] as const) {
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<title>night</title>');
    writeFileSync(join(web, 'assets', name), '1');
  }
  const first = await testServer({ web: old, assets: kept });
  await first.close();
  server = await testServer({ web: fresh, assets: kept });
  const status = async (name: string) => (await fetch(`${server!.url}/assets/${name}`)).status;
  expect([await status('new-1.js'), await status('old-1.js'), await status('none-1.js')]).toEqual([200, 200, 404]);
  keepAssets(fresh, kept, Date.now() + 40 * 86_400_000);
  expect([await status('new-1.js'), await status('old-1.js')]).toEqual([200, 404]);
});

test('[D-host] whom push services may write to is a setting', () => {
  expect(readConfig({ NIGHTFALL_CONTACT: 'mailto:club@example.org' }).contact).toBe('mailto:club@example.org');
  expect(() => readConfig({ NIGHTFALL_CONTACT: 'me' })).toThrow('NIGHTFALL_CONTACT');
});

test("the members' word cannot be guessed at full speed, and the host sees it", async () => {
  server = await testServer({ members: { word: 'lantern', header: '' } });
  const ada = await newcomer(server.url);
  const body = JSON.stringify({ game: 'watch', seats: ['me'], setup: { players: 1, options: {} } });
  const guess = async (word: string) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', 'x-nightfall-word': word };
    return (await fetch(`${server!.url}/api/matches`, { method: 'POST', headers, body })).status;
  };
  const log = vi.spyOn(server.context.log, 'warn');
  const answers: number[] = [];
  for (let i = 0; i < 15; i++) answers.push(await guess(`word ${i}`));
  expect(answers.filter((status) => status === 403).length).toBeLessThan(13);
  expect(answers.at(-1)).toBe(429);
  expect(server.context.metrics.counts.wrong_words_total).toBeGreaterThanOrEqual(10);
  expect(log).toHaveBeenCalledWith({ address: '127.0.0.1' }, "a wrong members' word");
});

test("the host's title is in the page and the manifest, whatever it contains", async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<title>Nightfall</title><link href="/icon.svg">');
  writeFileSync(join(web, 'manifest.webmanifest'), '{"name":"Nightfall","short_name":"Nightfall","scope":"."}');
  server = await testServer({ web, branding: { title: 'Owls & <Bats> $&', folder: '' } });
  const page = await (await fetch(`${server.url}/`)).text();
  expect(page).toBe('<title>Owls &#38; &#60;Bats&#62; $&#38;</title><link href="/icon.svg">');
  const manifest = await fetch(`${server.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toEqual({ name: 'Owls & <Bats> $&', short_name: 'Owls & <Bats> $&', scope: '.' });
});

test('the page says what the host offers, so that nothing moves when the server has answered', async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<html data-base="/"><title>Nightfall</title>');
  server = await testServer({ web, openTables: 'everyone', branding: { title: 'Owls & "Bats"', folder: '' } });
  const page = await (await fetch(`${server.url}/`)).text();
  const text = /data-branding="([^"]*)"/.exec(page)![1]!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(JSON.parse(text)).toEqual(await (await fetch(`${server.url}/api/branding`)).json());
});

test('an invitation is previewed with the title, whatever the robot of a chat asks for', async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<title>Nightfall</title>');
  server = await testServer({ web, branding: { title: 'The Owls', folder: '' } });
  for (const accept of ['*/*', 'image/*', 'text/html']) {
    const answer = await fetch(`${server.url}/t/abcdefghij`, { headers: { accept } });
    expect([answer.status, await answer.text()]).toEqual([200, '<title>The Owls</title>']);
  }
});

test('the server says its version, and shows people all that it keeps about them', async () => {
  server = await testServer();
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true, version: VERSION });
  const ada = await newcomer(server.url);
  const { id } = await createMatch(ada, 'open-watch', ['me']);
  await server.context.store.say(id, 'c1', { wall: 1, person: ada.id, seat: 0, name: 'Ada', kind: 'say', text: 'good night' });
  await ask(ada, 'POST', `/api/matches/${id}/report`, { text: 'too dark' });
  expect(await ask(ada, 'GET', '/api/me/data')).toMatchObject({
    said: [{ match: id, text: 'good night' }],
    reports: [{ match: id, text: 'too dark' }],
  });
});
