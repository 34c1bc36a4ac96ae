import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { type TestPostgres, startPostgres } from '../testing/postgres.ts';
import { ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';
import { StoreAway } from './guarded.ts';

let postgres: TestPostgres;
let server: Server;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await testServer({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await server.close();
  await postgres.end();
});

test("[D-5] a fault of one row's data is not an outage", async () => {
  const { store, health } = server.context;
  const line = { wall: 1, person: 'p', seat: null, name: 'Ada', kind: 'text', text: 'a\u0000b' };
  const fault = await store.say('abcdefghij', 'p:1', line).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(StoreAway);
  expect(health.isWell).toBe(true);
});

test('[D-5] no text from outside makes the database refuse a row', async () => {
  const ada = await newcomer(server.url, 'Ada');
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientOf(ada, server.url);
  const table = await follow(client, links.seats[0]!);
  expect(await table.ask({ t: 'say', text: 'a\u0000b \ud800\u202ec' })).toBeUndefined();
  await until(() => table.mirror.chat.length === 1);
  expect(table.mirror.chat[0]!.text).toBe('ab c');
  await expect(ask(ada, 'PUT', '/api/me', { name: 'a\u0000' })).rejects.toThrow('FORMAT');
  await expect(ask(ada, 'PUT', '/api/me/webhook', { url: 'https://example.org/\u0000' })).rejects.toThrow('FORMAT');
  const push = { endpoint: 'https://example.org/\u0000', keys: { p256dh: 'a', auth: 'b' } };
  await expect(ask(ada, 'POST', '/api/me/push', push)).rejects.toThrow('FORMAT');
  await expect(ask(ada, 'GET', '/api/matches/%00')).rejects.toThrow('NO_MATCH');
  await table.play({ type: 'takePost\u0000', seat: 0 } as never);
  expect(server.context.health.isWell).toBe(true);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.context.metrics.counts.errors_total).toBe(0);
  client.close();
});
