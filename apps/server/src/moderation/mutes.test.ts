import type { ToClient } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { MUTES, mutePerson } from './mutes.ts';
import { type TestPostgres, startPostgres } from '../testing/postgres.ts';
import { ask, clientOf, createMatch, follow, newcomer, type Person, readLink, testServer, until } from '../testing/harness.ts';

let servers: Server[] = [];
let clients: Client[] = [];
let postgres: TestPostgres | undefined;
afterEach(async () => {
  clients.forEach((client) => client.close());
  await Promise.all(servers.map((server) => server.close()));
  await postgres?.end();
  [servers, clients, postgres] = [[], [], undefined];
});
const came = (person: Person, url: string): Client => {
  const client = clientOf(person, url);
  clients.push(client);
  return client;
};
const texts = ({ mirror }: OnlineTable) => mirror.chat.map(({ text }) => text);
const say = (table: OnlineTable, text: string) => table.ask({ t: 'say', text });

describe.each(['one node', 'two nodes'])('at %s', (nodes) => {
  let [ada, bob, eve]: Person[] = [];
  let [hers, his, watching]: OnlineTable[] = [];
  let pings: ToClient[];
  let links: Awaited<ReturnType<typeof createMatch>>;
  beforeEach(async () => {
    postgres = nodes === 'two nodes' ? await startPostgres() : undefined;
    const config = postgres ? { databaseUrl: postgres.url } : {};
    servers = [await testServer(config)];
    if (postgres) servers.push(await testServer(config));
    const [here, there] = [servers[0]!.url, servers.at(-1)!.url];
    [ada, bob, eve] = [await newcomer(here, 'Ada'), await newcomer(here, 'Bob'), await newcomer(here, 'Eve')];
    links = await createMatch(ada, 'open-watch', ['me', 'open']);
    pings = [];
    const hear = (_: unknown, message: ToClient | undefined) => void (message?.t === 'ping' && pings.push(message));
    hers = await follow(came(ada, here), links.seats[0]!, hear);
    his = await follow(came(bob, there), links.seats[1]!);
    watching = await follow(came(eve, there), links.watch);
  });

  test('[D-trust] who is muted is not heard by the one who muted them, not even what they said before; others hear them', async () => {
    await say(his!, 'one');
    await until(() => texts(hers!).length === 1);
    expect(await hers!.ask({ t: 'mute', seat: 1, how: 'mute' })).toBeUndefined();
    await until(() => texts(hers!).length === 0);
    expect(hers!.mirror.muted).toEqual([{ seat: 1, how: 'mute' }]);
    const names = (table: OnlineTable) => table.mirror.seats.map(({ name }) => name);
    expect([names(hers!), names(watching!)]).toEqual([
      ['Ada', 'Player 2'],
      ['Ada', 'Bob'],
    ]);
    const { names: listed } = await ask<{ names: string[] }>(ada!, 'GET', `/api/matches/${links.id}`);
    expect(listed).toEqual(['Ada', 'Player 2']);
    his!.ping('gate:1');
    await say(his!, 'two');
    await say(watching!, 'three');
    await until(() => texts(watching!).length === 3);
    await until(() => texts(hers!).includes('three'));
    expect([texts(hers!), pings]).toEqual([['three'], []]);
    expect(await hers!.ask({ t: 'mute', seat: 1, how: null })).toBeUndefined();
    await until(() => texts(hers!).length === 3);
    expect(hers!.mirror.muted).toEqual([]);
  });

  test('[D-trust] someone muted does not talk through a name: not by a new one at this table, nor by a table of their own', async () => {
    const LOUD = 'Ada is a loser';
    const heard: string[] = [];
    const hear = (_: unknown, message: ToClient | undefined) => void heard.push(JSON.stringify(message));
    const screen = (path: string) => follow(came(ada!, servers[0]!.url), path, hear);
    const second = await screen(links.watch);
    await hers!.ask({ t: 'mute', seat: 1, how: 'mute' });
    await his!.ask({ t: 'rise' });
    await ask(bob!, 'PUT', '/api/me', { name: LOUD });
    await follow(came(bob!, servers.at(-1)!.url), links.seats[1]!);
    await until(() => watching!.mirror.seats[1]!.name === LOUD);
    await until(() => second.mirror.seats[1]!.person);
    const late = await screen(links.watch);
    const theirs = await createMatch(bob!, 'open-watch', ['me', 'open']);
    const { key } = readLink(theirs.seats[1]!);
    heard.push(JSON.stringify(await ask(ada!, 'GET', `/api/matches/${theirs.id}`, undefined, key)));
    const there = await screen(theirs.seats[1]!);
    expect([second, late].map(({ mirror }) => mirror.seats[1]!.name)).toEqual(['Player 2', 'Player 2']);
    expect(there.mirror.seats[0]!.name).toBe('Player 1');
    expect(heard.filter((text) => text.includes(LOUD))).toEqual([]);
  });

  test('[D-trust] a watcher is muted by what they said, at every other table too, and is heard again from the list', async () => {
    await say(watching!, 'spam');
    await until(() => texts(hers!).length === 1);
    expect(await hers!.ask({ t: 'mute', line: hers!.mirror.chat[0]!.n, how: 'mute' })).toBeUndefined();
    const other = await createMatch(bob!, 'open-watch', ['me', 'open', 'open']);
    const hersThere = await follow(came(ada!, servers[0]!.url), other.seats[1]!);
    const evesThere = await follow(came(eve!, servers.at(-1)!.url), other.seats[2]!);
    await until(() => hersThere.mirror.muted.length === 1);
    await say(evesThere, 'more spam');
    await until(() => texts(evesThere).length === 1);
    expect(texts(hersThere)).toEqual([]);
    const mutes = await ask<{ other: string; name: string; how: string }[]>(ada!, 'GET', '/api/me/mutes');
    expect(mutes).toMatchObject([{ name: 'Eve', how: 'mute' }]);
    expect(await ask(ada!, 'GET', '/api/me/data')).toMatchObject({ mutes });
    await ask(ada!, 'DELETE', '/api/me/mutes', { other: mutes[0]!.other });
    await until(() => texts(hersThere).length === 1);
  });

  test('[D-trust] who is blocked by the one who began a match is sent away from it, and neither opens it nor sits down', async () => {
    await say(watching!, 'spam');
    await until(() => texts(hers!).length === 1);
    const { id, key } = readLink(links.seats[1]!);
    const gone = new Promise((resolve) => {
      const table = follow(
        came(eve!, servers[0]!.url),
        links.watch,
        (_, message) => message?.t === 'no' && resolve(message.why.code),
      );
      void table;
    });
    await until(() => servers[0]!.tables.peek(id)!.members.size === (nodes === 'two nodes' ? 2 : 4));
    expect(await hers!.ask({ t: 'mute', line: 1, how: 'block' })).toBeUndefined();
    expect(await gone).toBe('NO_MATCH');
    await expect(follow(came(eve!, servers[0]!.url), links.watch)).rejects.toThrow('no such table');
    await expect(ask(eve!, 'GET', `/api/matches/${id}`, undefined, key)).rejects.toThrow('NO_MATCH');
    const mine = await createMatch(bob!, 'open-watch', ['me', 'open']);
    await follow(came(eve!, servers[0]!.url), mine.watch);
  });

  test('[D-trust] nobody mutes themselves, a bot, an empty seat or a line that is not there', async () => {
    for (const wish of [{ seat: 0 }, { seat: 9 }, { line: 99 }, {}])
      expect((await hers!.ask({ t: 'mute', ...wish, how: 'mute' }))?.code).toBe('NOBODY_THERE');
  });
});

test('at the limit a further mute is refused for good, and a mute still becomes a block', async () => {
  const server = await testServer();
  try {
    const person = await newcomer(server.url, 'Ada');
    const { store } = server.context;
    for (let i = 0; i < MUTES; i++) await store.mute(person.id, `other${i}`, { how: 'mute', name: 'Eve', since: 0 });
    const change = (other: string) => mutePerson(server.context, server.tables, person.id, { other, name: 'Eve', how: 'block' });
    expect(await change('one more')).toMatchObject({ code: 'MUTES_FULL' });
    expect(await change('other7')).toBeUndefined();
  } finally {
    await server.close();
  }
});
