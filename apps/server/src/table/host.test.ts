import type { Links } from '@nightfall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { type Person, ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';

let server: Server;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await testServer();
  [ada, ben] = await Promise.all([newcomer(server.url, 'Ada'), newcomer(server.url, 'Ben')]);
});
afterAll(() => server.close());

test('[D-trust] who began the match removes a person, and the old links end', async () => {
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const [hers, his, strangers] = [clientOf(ada, server.url), clientOf(ben, server.url), clientOf(undefined, server.url)];
  const a = await follow(hers, links.seats[0]!);
  const b = await follow(his, links.seats[1]!);
  const watcher = await follow(strangers, links.watch);
  expect(await b.ask({ t: 'remove', seat: 0 })).toMatchObject({ code: 'NOT_HOST' });
  expect(await b.ask({ t: 'renew' })).toMatchObject({ code: 'NOT_HOST' });
  expect(await a.ask({ t: 'remove', seat: 0 })).toMatchObject({ code: 'NO_SEAT' });
  expect(await a.ask({ t: 'remove', seat: 1 })).toBeUndefined();
  await until(() => !a.mirror.seats[1]!.person);
  await until(() => server.tables.peek(links.id)!.members.size === 1);
  const eve = clientOf(await newcomer(server.url, 'Eve'), server.url);
  for (const old of [links.seats[1]!, links.watch]) await expect(follow(eve, old)).rejects.toThrow('no such table');
  const fresh = await ask<Links>(ada, 'GET', `/api/matches/${links.id}/links`);
  expect(fresh.watch).not.toBe(links.watch);
  await follow(clientOf(ben, server.url), fresh.seats[1]!);
  expect(watcher.mirror.n).toBeGreaterThan(0);
  [hers, his, strangers, eve].forEach((client) => client.close());
});

test('[D-trust] new links alone leave those who sit where they are', async () => {
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const [hers, his] = [clientOf(ada, server.url), clientOf(ben, server.url)];
  const a = await follow(hers, links.seats[0]!);
  await follow(his, links.seats[1]!);
  expect(await a.ask({ t: 'renew' })).toBeUndefined();
  expect(server.tables.peek(links.id)!.members.size).toBe(2);
  [hers, his].forEach((client) => client.close());
});
