import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config.ts';
import { LIMITS, UNLIMITED } from '../rate-limits.ts';
import type { Server } from '../server.ts';
import { type Person, ask, clientOf, createMatch, newcomer, readLink, socketOf, testServer, until } from '../testing/harness.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('[D-host] limits are settings, and a club fits into the usual ones', () => {
  expect(LIMITS.connectionsPerAddress).toBeGreaterThanOrEqual(300);
  const { limits } = readConfig({ NIGHTFALL_SOCKETS_PER_ADDRESS: '7', NIGHTFALL_REQUESTS_PER_ADDRESS: '5' });
  expect(limits).toMatchObject({ connectionsPerAddress: 7, requests: { perSecond: 5, burst: 50 } });
  expect(() => readConfig({ NIGHTFALL_SOCKETS_PER_ADDRESS: 'many' })).toThrow('NIGHTFALL_SOCKETS_PER_ADDRESS must be a number');
});

test('[D-host] whoever comes when it is full reads so on the screen; the metrics count it; a flood is answered cheaply', async () => {
  server = await testServer({ limits: { ...UNLIMITED, connectionsPerAddress: 2 } });
  const sockets = [0, 1].map(() => new WebSocket(socketOf(server!.url)));
  await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('open', open))));
  const client = clientOf(await newcomer(server.url), server.url);
  await until(() => client.status.text.startsWith('Too many people from your network'));
  expect(client.status.is).toBe('connecting');
  client.close();
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => {
      const socket = new WebSocket(socketOf(server!.url));
      return new Promise<string>((end) => socket.on('error', ({ message }) => end(message)).on('open', () => end('open')));
    }),
  );
  expect(flood.filter((end) => end.includes('429')).length).toBeGreaterThan(190);
  expect(await server.context.metrics.print()).toMatch(/nightfall_refused_sockets_total\{status="429"\} 20\d/);
  sockets.forEach((socket) => socket.close());
});

test('[D-6] pings that nobody waits an answer to are limited like messages', async () => {
  server = await testServer({ limits: { ...UNLIMITED, connection: { perSecond: 1, burst: 10 } } });
  const socket = new WebSocket(socketOf(server.url));
  await new Promise((open) => socket.once('open', open));
  let pongs = 0;
  socket.on('pong', () => (pongs += 1));
  for (let i = 0; i < 2000; i++) socket.ping('x'.repeat(100));
  await until(() => server!.context.metrics.limited.messages >= 1980);
  await until(() => pongs >= 10);
  expect(pongs).toBeLessThanOrEqual(20);
  socket.close();
});

test('[D-low] talk has a pace: whoever floods a table waits, and others are heard', async () => {
  server = await testServer({ limits: { ...UNLIMITED, talk: { perSecond: 1, burst: 5 } } });
  const [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const sockets = await Promise.all([ada, ben].map((person, i) => speaker(person, links.seats[i]!)));
  for (let i = 0; i < 50; i++) sockets[0]!.say(`a${i}`);
  sockets[1]!.say('b');
  await until(() => sockets[0]!.heard.filter((code) => code === 'TOO_MANY').length >= 44);
  await until(() => sockets[1]!.heard.includes('ok'));
  expect(sockets[0]!.heard.filter((code) => code === 'ok').length).toBeLessThan(10);
  sockets.forEach(({ close }) => close());
});
test('[D-low] pointing has the pace of talk, and watchers do not point', async () => {
  server = await testServer({ limits: { ...UNLIMITED, talk: { perSecond: 0, burst: 5 } } });
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newcomer(server!.url, name)));
  const links = await createMatch(ada!, 'open-watch', ['me', 'open']);
  const hers = await speaker(ada!, links.seats[0]!);
  const his = await speaker(ben!, links.seats[1]!);
  const watching = await speaker(eve!, links.watch);
  his.send({ t: 'sit', id: 'sit', seat: 1, key: readLink(links.seats[1]!).key });
  await until(() => his.heard.includes('ok'));
  for (const { send } of [watching, his]) for (let i = 0; i < 30; i++) send({ t: 'ping', mark: 'gate:1' });
  for (const { say } of [watching, his]) say('done');
  await until(() => watching.heard.includes('ok') && his.heard.includes('TOO_MANY'));
  await until(() => hers.heard.includes('chat'));
  expect(hers.heard.filter((t) => t === 'ping')).toHaveLength(5);
  [hers, his, watching].forEach(({ close }) => close());
});

test('[D-low] a question that is open is not asked again; what is no move has a pace over all screens of a person', async () => {
  server = await testServer({ limits: { ...UNLIMITED, talk: { perSecond: 0, burst: 3 }, acts: { perSecond: 0, burst: 12 } } });
  const [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 6 });
  const [hers, second] = [await speaker(ada, links.seats[0]!), await speaker(ada, links.seats[0]!)];
  const his = await speaker(ben, links.seats[1]!);
  const done = async (one: typeof hers, message: object) => {
    const before = one.heard.length;
    one.send({ ...message, id: `x${before}` });
    await until(() => one.heard.slice(before).some((code) => ANSWERS.includes(code)));
    return one.heard.slice(before).find((code) => ANSWERS.includes(code));
  };
  await done(his, { t: 'sit', seat: 1, key: readLink(links.seats[1]!).key });
  await done(hers, { t: 'in', i: { type: 'takePost', seat: 0, post: 0 } });
  await done(his, { t: 'in', i: { type: 'takePost', seat: 1, post: 1 } });
  const { play } = server.tables.peek(links.id)!;
  expect(play.match.inputs).toHaveLength(4);
  const answers = [];
  for (let i = 0; i < 4; i++) {
    answers.push(await done(hers, { t: 'undo' }), await done(hers, { t: 'undo' }));
    await done(his, { t: 'vote', yes: false });
  }
  expect(answers.filter((code) => code === 'ASKED_ALREADY')).toHaveLength(3);
  expect(answers.slice(-2)).toEqual(['TOO_MANY', 'TOO_MANY']);
  const from = server.tables.peek(links.id)!.play.n;
  for (let i = 0; i < 10; i++) for (const one of [hers, second]) await done(one, { t: i % 2 ? 'resume' : 'pause' });
  expect(server.tables.peek(links.id)!.play.n - from).toBeLessThan(12);
  expect(await done(second, { t: 'rise' })).toBe('TOO_MANY');
  [hers, second, his].forEach(({ close }) => close());
});
const ANSWERS = ['in', 'ok', 'ASKED_ALREADY', 'NO_QUESTION', 'PAUSED', 'NOT_PAUSED', 'TOO_MANY'];

/** Somebody who says things and hears what became of them. */
async function speaker(person: Person, link: string) {
  const { id: m, key } = readLink(link);
  const socket = new WebSocket(socketOf(person.url));
  await new Promise((open) => socket.once('open', open));
  const heard: string[] = [];
  socket.on('message', (data) => {
    const { t, why } = JSON.parse(String(data)) as { t: string; why?: { code: string } };
    heard.push(why?.code ?? t);
  });
  const send = (message: object) => socket.send(JSON.stringify({ ...message, ...(!('token' in message) && { m }) }));
  send({ t: 'hello', token: person.token });
  send({ t: 'join', key });
  return { heard, send, say: (id: string) => send({ t: 'say', id, text: id }), close: () => socket.close() };
}

test('[D-4] whoever opens a long log again and again waits, and the others do not', async () => {
  server = await testServer({ limits: { ...UNLIMITED, lines: { perSecond: 1, burst: 1500 } } });
  const ada = await newcomer(server.url, 'Ada');
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12 });
  const { play } = (await server.tables.open(links.id))!;
  for (let i = 0; i < 600; i++) play.lines.push({ type: 'resume', at: 0, seat: 0 });
  play.n = play.lines.length;
  const { id: m, key } = readLink(links.watch);
  const socket = new WebSocket(socketOf(server.url));
  await new Promise((open) => socket.once('open', open));
  const heard: string[] = [];
  socket.on('message', (data) => heard.push((JSON.parse(String(data)) as { t: string }).t));
  for (let i = 0; i < 10; i++) socket.send(JSON.stringify({ t: 'join', m, key }));
  await until(() => heard.filter((t) => t === 'wait').length === 7);
  expect(heard.filter((t) => t === 'table').length).toBe(3);
  await expect(ask(ada, 'GET', `/api/matches/${links.id}/record`)).rejects.toThrow('429');
  expect(await ask(ada, 'GET', `/api/matches/${links.id}`)).toMatchObject({ id: links.id });
  socket.close();
});
