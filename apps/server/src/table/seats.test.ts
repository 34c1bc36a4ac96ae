import type { Links } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import {
  type Person,
  anyMove,
  ask,
  clientOf,
  createMatch,
  follow,
  newcomer,
  readLink,
  socketOf,
  testConfig,
  testServer,
  until,
} from '../testing/harness.ts';

/** Soon over, for a test that waits until a seat may be lent; never over while a test runs, for one that must ask before. */
const LEND = 400;
const LONG = 60_000;
let server: Server;
let patient: Server;
let ada: Person;
let ben: Person;
let links: Links;
let clients: Client[] = [];
let a: OnlineTable;
let b: OnlineTable;
const lending = (lend: number) => testServer({ timing: { ...testConfig().timing, lend } });
beforeAll(async () => {
  [server, patient] = await Promise.all([lending(LEND), lending(LONG)]);
});
afterAll(() => Promise.all([server.close(), patient.close()]));
const goHome = () => clients.forEach((client) => client.close());
async function sitDown({ url }: Server): Promise<void> {
  goHome();
  [ada, ben] = await Promise.all([newcomer(url, 'Ada'), newcomer(url, 'Ben')]);
  links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12 });
  clients = [clientOf(ada, url), clientOf(ben, url)];
  a = await follow(clients[0]!, links.seats[0]!);
  b = await follow(clients[1]!, links.seats[1]!);
}
beforeEach(() => sitDown(server));
afterEach(goHome);
const isAway = () => until(() => !a.mirror.seats[1]!.here);

test('[D-7] a seat is lent by its person at once, by others only after a time that the table shows', async () => {
  await sitDown(patient);
  expect(a.mirror.seats[1]!.lends).toBeNull();
  clients[1]!.close();
  await isAway();
  const { lends } = a.mirror.seats[1]!;
  expect(lends).toBeGreaterThan(0);
  expect(lends).toBeLessThanOrEqual(LONG);
  expect(await a.ask({ t: 'bot', seat: 1, level: 'random' })).toMatchObject({ code: 'NOT_YET_LENT' });
});
test('[D-7] once that time is over, others may lend the seat', async () => {
  clients[1]!.close();
  await isAway();
  await until(async () => (await a.ask({ t: 'bot', seat: 1, level: 'random' })) === undefined);
});

test('[D-7] a clock of the machine that is put forward takes nobody the time to come back', async () => {
  await sitDown(patient);
  const real = Date.now;
  clients[1]!.close();
  await isAway();
  Date.now = () => real() + 86_400_000;
  try {
    expect(await a.ask({ t: 'bot', seat: 1, level: 'random' })).toMatchObject({ code: 'NOT_YET_LENT' });
  } finally {
    Date.now = real;
  }
});

test('[D-7] somebody who comes back in time has all of it again', async () => {
  await sitDown(patient);
  clients[1]!.close();
  await isAway();
  // Half of it is over.
  const origin = performance.timeOrigin;
  const setOrigin = (value: number) => Object.defineProperty(performance, 'timeOrigin', { value, configurable: true });
  onTestFinished(() => void setOrigin(origin));
  setOrigin(origin + LONG / 2);
  const again = clientOf(ben, patient.url);
  clients.push(again);
  await follow(again, links.watch);
  await until(() => a.mirror.seats[1]!.here);
  again.close();
  await isAway();
  expect(a.mirror.seats[1]!.lends).toBeGreaterThan(LONG / 2);
});

test('[D-7] what needs the consent of somebody who is away waits for them, also while a bot plays for them', async () => {
  await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
  await b.play({ type: 'takePost', seat: 1, post: 0 } as never);
  clients[1]!.close();
  await isAway();
  await until(async () => (await a.ask({ t: 'bot', seat: 1, level: 'random' })) === undefined);
  const { inputs } = a.mirror;
  expect(await a.ask({ t: 'undo', to: 2 })).toBeUndefined();
  await until(() => a.mirror.standing.question !== undefined);
  expect(a.mirror.standing.question).toMatchObject({ seat: 0, voices: [[1]] });
  expect(a.mirror.inputs).toBeGreaterThanOrEqual(inputs);
});

test('[D-low] moving a seat to another device is a line of the log', async () => {
  const own = await ask<Links>(ben, 'GET', `/api/matches/${links.id}/links`);
  const client = clientOf(await newcomer(server.url, 'Ben on the phone'), server.url);
  clients.push(client);
  const before = a.mirror.n;
  const { key } = readLink(own.seats[1]!);
  const phone = await follow(client, links.watch);
  await phone.ask({ t: 'sit', seat: 1, key, over: true });
  await until(() => a.mirror.n > before);
  expect(a.mirror.match!.log.at(-1)).toMatchObject({ type: 'seat', seat: 1, holder: 'person' });
});

test('[D-low] a finished match is not seated anew', async () => {
  while (a.mirror.waiting.for !== 'nobody') {
    const move = anyMove(a);
    if (move) await a.play(move);
    const other = anyMove(b);
    if (other) await b.play(other);
    await new Promise((go) => void setImmediate(go));
  }
  expect(await b.ask({ t: 'rise' })).toMatchObject({ code: 'OVER' });
  expect(await b.ask({ t: 'bot', seat: 1, level: 'random' })).toMatchObject({ code: 'OVER' });
  const eve = await newcomer(server.url, 'Eve');
  const client = clientOf(eve, server.url);
  clients.push(client);
  const eves = await follow(client, links.watch);
  const { key } = readLink(links.seats[1]!);
  expect(await eves.ask({ t: 'sit', seat: 1, key })).toMatchObject({ code: 'SEAT_TAKEN' });
  const own = await ask<Links>(ben, 'GET', `/api/matches/${links.id}/links`);
  const device = readLink(own.seats[1]!).key;
  expect(await eves.ask({ t: 'sit', seat: 1, key: device, over: true })).toMatchObject({ code: 'OVER' });
  expect(await b.ask({ t: 'sit', seat: 1 })).toBeUndefined();
});

/** What comes to a bare socket, as text. */
async function listenIn(
  person: Person,
): Promise<{ told: { t: string; id?: string }[]; say(message: object): void; end(): void }> {
  const socket = new WebSocket(socketOf(server.url));
  const told: { t: string; id?: string }[] = [];
  socket.on('message', (data) => told.push(JSON.parse(String(data)) as { t: string }));
  await new Promise((open) => socket.once('open', open));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ t: 'hello', token: person.token });
  say({ t: 'join', m: links.id, key: readLink(links.watch).key });
  await until(() => told.some(({ t }) => t === 'table'));
  return { told, say, end: () => socket.close() };
}
test.each(['open-watch', 'watch'])(
  "[D-11] in %s another player's equal id never reads as one's own acknowledgement",
  async (game) => {
    links = await createMatch(ada, game, ['me', 'open'], { gates: 12 });
    const mine = await listenIn(ada);
    const other = await listenIn(ben);
    mine.say({ t: 'in', m: links.id, id: 'same-0', i: { type: 'takePost', seat: 0, post: 1 } });
    await until(() => mine.told.some(({ id }) => id === 'same-0'));
    await until(() => other.told.some(({ t }) => t === 'in'));
    expect(other.told.filter(({ id }) => id !== undefined)).toEqual([]);
    expect(mine.told.filter(({ id }) => id === 'same-0')).toMatchObject([{ t: 'in' }]);
    mine.end();
    other.end();
  },
);
