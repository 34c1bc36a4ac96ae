import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Export } from '@nightfall/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweep } from './retention.ts';
import type { Server } from './server.ts';
import { type Person, ask, clientOf, createMatch, follow, newFolder, newcomer, testServer } from './testing/harness.ts';

const DAY = 86_400_000;
let server: Server;
let ada: Person;
beforeAll(async () => {
  server = await testServer();
  ada = await newcomer(server.url);
});
afterAll(() => server.close());
const put = (fate: 'export' | 'delete', folder: string, days: number) =>
  sweep(server.context, server.tables, { days: 30, fate, folder }, Date.now() + days * DAY);

test('[D-trust] matches that nobody touched are exported and can be taken in again; others stay', async () => {
  const [folder, links] = [newFolder(), await createMatch(ada, 'open-watch', ['me', 'open'])];
  const watched = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientOf(ada, server.url);
  await follow(client, watched.seats[0]!);
  const log = vi.spyOn(server.context.log, 'warn');
  expect(await put('export', folder, 29)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  expect(await put('export', folder, 31)).toEqual([links.id]);
  expect(log).toHaveBeenCalledExactlyOnceWith({ matches: 1, fate: 'export' }, 'idle matches were removed');
  await expect(ask(ada, 'GET', `/api/matches/${links.id}`)).rejects.toThrow('NO_MATCH');
  expect(await server.context.store.rows(links.id, 0)).toEqual([]);
  expect(statSync(join(folder, `${links.id}.json`)).mode & 0o777).toBe(0o600);
  const file = JSON.parse(readFileSync(join(folder, `${links.id}.json`), 'utf8')) as Export;
  const back = await ask<{ id: string }>(ada, 'POST', '/api/import', file);
  expect((await server.tables.open(back.id))!.play.match.inputs.length).toBeGreaterThan(0);
  client.close();
});

test('[D-trust] where the host wants it so, they are deleted', async () => {
  const [folder, links] = [newFolder(), await createMatch(ada, 'watch', ['me', 'open'])];
  expect(await put('delete', folder, 40)).toContain(links.id);
  expect(existsSync(join(folder, `${links.id}.json`))).toBe(false);
  expect(await server.context.store.match(links.id)).toBeUndefined();
});
