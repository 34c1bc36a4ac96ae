import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect, openTable, type OnlineTable, type OpenWire } from '@nightfall/protocol/client';
import { WebSocket } from 'ws';
import { TIMING } from './context.ts';
import { type Server, startServer } from './server.ts';
import { load } from './testing/games.ts';
import {
  clientOf,
  createMatch,
  follow,
  newFolder,
  newcomer,
  readLink,
  socketOf,
  testConfig,
  testServer,
  until,
} from './testing/harness.ts';
import { closeMeanwhile, pass, passUntil, startTime, stopTime } from './testing/time.ts';

const clients: Client[] = [];
let server: Server;
beforeAll(async () => {
  stopTime();
  server = await testServer();
});
afterAll(async () => {
  startTime();
  clients.forEach((client) => client.close());
  await server.close();
});

type Act = { readonly type: string; readonly seat: number; readonly place?: number };
const send = (table: OnlineTable, i: Act, k?: string | null) => table.ask({ t: 'in', i, ...(k !== undefined && { k }) });
/** Two at the open heist, the clock of the first round running. */
async function acting(url = server.url, lasts = 20_000, rounds = 2) {
  const people = [await newcomer(url, 'Ada'), await newcomer(url, 'Ben')];
  const links = await createMatch(people[0]!, 'open-heist', ['me', 'open'], { lasts, rounds });
  const own = people.map((person) => clientOf(person, url));
  clients.push(...own);
  const tables: OnlineTable[] = [];
  for (const [i, client] of own.entries()) tables.push(await follow(client, links.seats[i]!, undefined, 'open-heist'));
  for (const [seat, table] of tables.entries()) expect(await send(table, { type: 'ready', seat })).toBeUndefined();
  await until(() => tables.every((table) => table.mirror.clock !== null));
  return { a: tables[0]!, b: tables[1]!, own, links, people };
}

test('[10.4] an input names its clock; another stretch refuses it', async () => {
  const { a, b } = await acting();
  expect(await send(a, { type: 'grab', seat: 0 }, 'round-7')).toMatchObject({ code: 'OTHER_TIME' });
  expect(await send(a, { type: 'grab', seat: 0 }, null)).toMatchObject({ code: 'OTHER_TIME' });
  expect(await send(a, { type: 'grab', seat: 0 }, 'round-1')).toBeUndefined();
  expect(await b.play({ type: 'plan', seat: 1, place: 3 } as never)).toBeUndefined();
});

test('[10.4] two deeds of one hand keep the pace that the game sets; others are not bound by it', async () => {
  const { a, b } = await acting();
  expect(await send(a, { type: 'grab', seat: 0 })).toBeUndefined();
  expect(await send(a, { type: 'grab', seat: 0 })).toMatchObject({ code: 'TOO_SOON' });
  expect(await send(b, { type: 'search', seat: 1, place: 1 })).toBeUndefined();
  expect(await send(b, { type: 'search', seat: 1, place: 2 })).toBeUndefined();
  await pass(server, 310);
  expect(await send(a, { type: 'grab', seat: 0 })).toBeUndefined();
});

test('[10.4] after a pause a countdown runs, the same for all, and the clock stands meanwhile', async () => {
  const timing = { ...testConfig().timing, countdown: 400 };
  const slow = await testServer({ timing });
  const { a, b, links, people } = await acting(slow.url);
  await a.ask({ t: 'pause' });
  await until(() => b.mirror.standing.paused);
  const stood = b.mirror.time();
  await b.ask({ t: 'resume' });
  await until(() => !a.mirror.standing.paused);
  expect(a.mirror.countdown()).toBe(400);
  await pass(slow, 300);
  const third = clientOf(people[0]!, slow.url);
  clients.push(third);
  const late = openTable(third, await load('open-heist'), links.id, undefined);
  await late.opened;
  expect(late.mirror.countdown()).toBe(100);
  expect(await send(a, { type: 'grab', seat: 0 })).toMatchObject({ code: 'STARTING' });
  expect(a.mirror.time()).toBe(stood);
  await pass(slow, 100);
  expect(a.mirror.countdown()).toBe(0);
  expect(await send(a, { type: 'grab', seat: 0 })).toBeUndefined();
  await closeMeanwhile(slow);
});

test('[10.1] an undo over a bell wins no time: the bell rings again at once', async () => {
  const usual = await testServer({ timing: { ...testConfig().timing, lag: 2000 } });
  const { a, b } = await acting(usual.url, 100);
  const match = a.mirror.match!;
  const due = match.deadline!;
  const bells = () => match.log.filter((entry) => entry.type === 'input' && entry.input.type === 'bell').length;
  await send(a, { type: 'grab', seat: 0 });
  await passUntil(usual, () => bells() === 1, 2200);
  await a.ask({ t: 'undo' });
  await b.ask({ t: 'vote', yes: true });
  await passUntil(usual, () => bells() === 2, 100);
  expect(match.log.findLast((entry) => entry.type === 'undo')!.at).toBeGreaterThan(due);
  await closeMeanwhile(usual);
});

/** A wire that can go dead without being closed, as one does when a cable is pulled. */
function mortal() {
  const open: WebSocket[] = [];
  const openWire: OpenWire = (url) => {
    const socket = new WebSocket(url);
    open.push(socket);
    return socket as unknown as ReturnType<OpenWire>;
  };
  return { openWire, die: () => open.forEach((socket) => socket.pause()) };
}

test('[10.4] while a clock runs, both ends notice a dead line within five seconds, and it stops', async () => {
  const usual = await testServer({ timing: TIMING });
  const { a, links, people } = await acting(usual.url, 60_000);
  const wire = mortal();
  const status: string[] = [];
  const client = connect({
    urls: [socketOf(usual.url)],
    open: wire.openWire,
    token: people[1]!.token,
    onStatus: ({ text }) => status.push(text),
  });
  clients[clients.length - 1]!.close();
  clients.push(client);
  const table = openTable(client, await load('open-heist'), links.id, readLink(links.seats[1]!).key);
  await table.opened;
  await passUntil(usual, () => table.mirror.clock !== null && !table.mirror.standing.paused && !a.mirror.standing.paused);
  wire.die();
  await passUntil(usual, () => a.mirror.standing.paused && status.at(-1) !== '', 5000);
  await closeMeanwhile(usual);
});

test('[10.4] the clock stops too when the node of a player has died, and the player does not come back', async () => {
  const { a, own, links } = await acting(server.url, 60_000);
  // As the other node said, the guard sits there; then it says no more.
  server.tables.peek(links.id)!.elsewhere.set('other', { seats: [1], until: server.context.time.now() + 200 });
  own[1]!.close();
  await passUntil(server, () => a.mirror.standing.paused, 7000);
  expect(a.mirror.pause).toMatchObject({ seat: 1, why: 'away' });
});

test('[10.4] after a restart the table wakes paused, however quick it was', async () => {
  const timing = { ...TIMING, away: 100_000 };
  const data = newFolder();
  const first = await startServer(testConfig({ data, timing }));
  const { links, own } = await acting(first.url);
  const { since } = first.tables.peek(links.id)!.play.match.clock!;
  own.forEach((client) => client.close());
  await closeMeanwhile(first);
  const second = await startServer(testConfig({ data, timing }));
  const { play } = (await second.tables.open(links.id))!;
  expect(play.standing.paused).toBe(true);
  expect(play.match.clock).toMatchObject({ id: 'round-1', since });
  await closeMeanwhile(second);
});
