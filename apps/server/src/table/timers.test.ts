import { afterAll, beforeAll, expect, test } from 'vitest';
import { later } from '@nightfall/table';
import type { Server } from '../server.ts';
import { createMatch, newcomer, testServer, until } from '../testing/harness.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test.each([
  ['throws', () => fail('now')],
  ['rejects', async () => fail('later')],
])('[D-1] a timer of a table that %s is noted, and the table goes on', async (_how, act) => {
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const table = (await server.tables.open(links.id))!;
  const before = server.context.metrics.counts.errors_total;
  later(table, 'test', 0, act);
  await until(() => server.context.metrics.counts.errors_total === before + 1);
  expect(table.timers.has('test')).toBe(false);
});
const fail = (when: string): never => {
  throw new Error(when);
};
