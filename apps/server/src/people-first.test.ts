import { load } from '@nightfall/catalog';
import { type Client, type OnlineTable, openTable } from '@nightfall/protocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from './server.ts';
import {
  OURS,
  type Person,
  anyMove,
  clientOf,
  createMatch,
  newcomer,
  readLink,
  testConfig,
  testServer,
  until,
} from './testing/harness.ts';
import { pass, passUntil, startTime, stopTime } from './testing/time.ts';

const WAIT = 3000;
const clients: Client[] = [];
let server: Server;
beforeAll(async () => {
  stopTime();
  const { timing } = testConfig();
  server = await testServer({ games: OURS, timing: { ...timing, peopleFirst: WAIT } });
});
afterAll(async () => {
  startTime();
  clients.forEach((client) => client.close());
  await server.close();
});

async function open(person: Person, game: string, id: string, key?: string): Promise<OnlineTable> {
  const client = clientOf(person, server.url);
  clients.push(client);
  const table = openTable(client, await load(game), id, key);
  await table.opened;
  return table;
}
async function sitDown(game: string, seats: readonly string[]): Promise<OnlineTable> {
  const ada = await newcomer(server.url, 'Ada');
  const { id } = await createMatch(ada, game, seats);
  return open(ada, game, id);
}
const isAsked = ({ mirror: { waiting } }: OnlineTable, ...seats: readonly number[]) =>
  waiting.for === 'seats' && seats.every((seat) => waiting.seats.includes(seat));
/** Ada and a bot have placed their firefighters; both may go first. */
async function whoGoesFirst(): Promise<OnlineTable> {
  const table = await sitDown('fires-at-midnight', ['me', 'bot:random']);
  await passUntil(server, async () => {
    if (isAsked(table, 0, 1)) return true;
    const move = anyMove(table);
    if (move) await table.play(move);
    return false;
  });
  return table;
}

test('[12.11] where anybody may go first, a bot leaves it to the person who is here, for a while', async () => {
  const table = await whoGoesFirst();
  const { n } = table.mirror;
  await pass(server, WAIT / 2);
  expect(table.mirror.n).toBe(n);
  await passUntil(server, () => table.mirror.n > n, 2 * WAIT);
  expect(isAsked(table, 0, 1)).toBe(false);
});

test('[12.11] a person who says "Go ahead" lets the bot go first at once', async () => {
  const table = await whoGoesFirst();
  const { n } = table.mirror;
  await table.ask({ t: 'phrase', phrase: 'go-ahead' });
  await passUntil(server, () => table.mirror.n > n, 200);
});

test('[12.11] whoever began a game of bots alone can pause it, and let it go on', async () => {
  const table = await sitDown('midnight-madness', ['bot:random', 'bot:random']);
  expect(await table.ask({ t: 'pause' })).toBeUndefined();
  await until(() => table.mirror.standing.paused);
  const { n } = table.mirror;
  await pass(server, 200);
  expect(table.mirror.n).toBe(n);
  expect(await table.ask({ t: 'resume' })).toBeUndefined();
  await passUntil(server, () => table.mirror.n > n + 3);
});

test('[12.11] a game of bots alone is not paused by somebody who only watches it', async () => {
  const links = await createMatch(await newcomer(server.url, 'Ada'), 'midnight-madness', ['bot:random', 'bot:random']);
  const { id, key } = readLink(links.watch);
  const table = await open(await newcomer(server.url, 'Ben'), 'midnight-madness', id, key);
  expect(await table.ask({ t: 'pause' })).toMatchObject({ code: 'NOT_SEATED' });
});
