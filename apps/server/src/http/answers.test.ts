import { connect } from 'node:net';
import { type MatchInfo, PAGE } from '@nightfall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import type { Json } from '@nightfall/kernel';
import { optionFaults } from '../table/options.ts';
import { type Person, ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';

let server: Server;
let ada: Person;
beforeAll(async () => {
  server = await testServer();
  ada = await newcomer(server.url, 'Ada');
});
afterAll(() => server.close());

test('[D-6] settings are what the game can use: known, small and shallow', async () => {
  const begin = (options: object) => createMatch(ada, 'watch', ['me'], options);
  await expect(begin({ gates: 4, more: 'x'.repeat(4_000_000) })).rejects.toThrow('413');
  await expect(begin({ gates: 4, more: 'x'.repeat(60_000) })).rejects.toThrow('has no setting');
  await expect(begin({ gates: 'x'.repeat(300) })).rejects.toThrow('too large for this game');
  const deep = `{"game":"watch","seats":["me"],"setup":{"players":1,"options":{"gates":${'['.repeat(9000)}${']'.repeat(9000)}}}}`;
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/matches`, { method: 'POST', headers, body: deep });
  expect(await answer.json()).toMatchObject({ code: 'SETUP', text: expect.stringContaining('too large for this game') });
  expect((await begin({ gates: 4 })).id).toBeDefined();
});

test('[D-6] lists carry no settings and come in pages', async () => {
  const ben = await newcomer(server.url, 'Ben');
  const begun: string[] = [];
  for (let i = 0; i < PAGE + 7; i++) begun.unshift((await createMatch(ben, 'watch', ['me'])).id);
  const first = await ask<MatchInfo[]>(ben, 'GET', '/api/matches');
  const second = await ask<MatchInfo[]>(ben, 'GET', `/api/matches?before=${first.at(-1)!.id}`);
  expect(new Set([...first, ...second].map(({ id }) => id))).toEqual(new Set(begun));
  expect([first.length, second.length]).toEqual([PAGE, 7]);
  expect(JSON.stringify(first)).not.toContain('options');
});

/** Asks and never reads the answer. */
const deaf = (person: Person, path: string) =>
  new Promise<ReturnType<typeof connect>>((resolve) => {
    const socket = connect(Number(new URL(person.url).port), '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n\r\n`.repeat(3));
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
test('[D-6] bodies that never end cost a bounded amount, whoever sends them, and get it back when they are gone', async () => {
  const half = 'POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3900000\r\n\r\n{"a":"';
  const answers: string[] = [];
  const bring = () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(half));
    return socket.on('error', () => undefined).on('data', (data) => answers.push(String(data)));
  };
  const sockets = Array.from({ length: 12 }, bring);
  await until(() => answers.length >= 8);
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(8).fill('HTTP/1.1 429'));
  sockets.forEach((socket) => socket.destroy());
  const headers = { 'content-type': 'application/json' };
  const whole = async () => (await fetch(`${server.url}/api/import`, { method: 'POST', headers, body: '{}' })).status;
  await until(async () => (await whole()) !== 429);
});

test('[D-6] clients that do not read their answers cost a bounded amount, and get it back when they are gone', async () => {
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12 });
  // With somebody at it the table stays in memory.
  const client = clientOf(ada, server.url);
  await follow(client, links.seats[0]!, undefined, 'open-watch');
  const table = server.tables.peek(links.id)!;
  for (let i = 0; i < 250_000; i++) table.play.lines.push({ type: 'resume', at: 0, seat: 0 });
  table.play.n = table.play.lines.length;
  const path = `/api/matches/${links.id}/export`;
  const sockets = [];
  for (let i = 0; i < 6; i++) sockets.push(await deaf(ada, path));
  const status = async () => (await fetch(`${server.url}/api/games`)).status;
  await until(async () => (await status()) === 429);
  sockets.forEach((socket) => socket.destroy());
  await until(async () => (await status()) === 200);
  client.close();
});

test('[D-5] what a home-made scenario says is visible and reads the way it is written', async () => {
  const game = (await server.context.games.load('watch'))!;
  const own = { ...game, options: [{ id: 'sheet', name: 'Sheet', kind: 'data', default: null }] } as unknown as typeof game;
  const faults = (name: string) => optionFaults(own, { sheet: { name, text: ['one\ntwo'] } }).map(({ code }) => code);
  expect([faults('The mill'), faults('👩‍🚒'), faults('evil\u202Egnp'), faults('a\u2066b'), faults('a\u00adb')]).toEqual([
    [],
    [],
    ['HIDDEN'],
    ['HIDDEN'],
    ['HIDDEN'],
  ]);
});

test('a table may have the house rules that its game declares, and no others', async () => {
  const game = (await server.context.games.load('watch'))!;
  const dials = [{ id: 'moons', name: 'Moons', words: '{n} moons rise', rule: 'W-1', min: 1, max: 3, trial: 2, now: () => 1 }];
  const faults = (house: Json) => optionFaults({ ...game, dials }, { house }).map(({ where, code }) => `${where} ${code}`);
  expect([faults({ moons: 2 }), faults({ moons: 9 }), faults({ suns: 1 })]).toEqual([
    [],
    ['options.house.moons VALUE'],
    ['options.house.suns UNKNOWN'],
  ]);
  expect(optionFaults(game, { house: { moons: 2 } })).toHaveLength(1);
});
