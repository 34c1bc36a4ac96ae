import type { Links, OpenTable } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterEach, describe, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { type TestPostgres, startPostgres } from '../testing/postgres.ts';
import { anyMove, ask, clientOf, follow, newcomer, type Person, testServer, until } from '../testing/harness.ts';

let servers: Server[] = [];
let clients: Client[] = [];
let postgres: TestPostgres | undefined;
afterEach(async () => {
  clients.forEach((client) => client.close());
  await Promise.all(servers.map((server) => server.close()));
  await postgres?.end();
  [servers, clients, postgres] = [[], [], undefined];
});
const came = (person: Person): Client => {
  const client = clientOf(person, person.url);
  clients.push(client);
  return client;
};
const begin = (person: Person, seats: readonly string[], more: object = { open: true, lobby: true }): Promise<Links> =>
  ask<Links>(person, 'POST', '/api/matches', {
    ...more,
    game: 'open-watch',
    seats,
    setup: { players: seats.length, options: {} },
  });
const listed = (person: Person | string) => ask<OpenTable[]>(person, 'GET', '/api/tables');
/** Goes to the table as its address says, without any key. */
const goTo = (person: Person, id: string): Promise<OnlineTable> => follow(came(person), `/t/${id}`);
const isWaiting = ({ mirror }: OnlineTable) => mirror.standing.lobby;

test('without the setting there are none: neither listed, nor begun', async () => {
  servers = [await testServer()];
  const ada = await newcomer(servers[0]!.url);
  await expect(listed(ada)).rejects.toThrow('NO_OPEN_TABLES');
  await expect(begin(ada, ['me', 'open'])).rejects.toThrow('NO_OPEN_TABLES');
  expect((await ask<{ tables: boolean }>(ada, 'GET', '/api/branding')).tables).toBe(false);
});

test('for members only, the word opens the list', async () => {
  servers = [await testServer({ openTables: 'members', members: { word: 'owls', header: '' } })];
  const { url } = servers[0]!;
  await expect(listed(url)).rejects.toThrow('MEMBERS');
  expect((await fetch(`${url}/api/tables`, { headers: { 'x-nightfall-word': 'owls' } })).status).toBe(200);
});

describe.each(['one node', 'two nodes'])('at %s', (nodes) => {
  const opened = async () => {
    postgres = nodes === 'two nodes' ? await startPostgres() : undefined;
    const config = { openTables: 'everyone' as const, ...(postgres && { databaseUrl: postgres.url }) };
    servers = [await testServer(config)];
    if (postgres) servers.push(await testServer(config));
    return [await newcomer(servers[0]!.url, 'Ada'), await newcomer(servers.at(-1)!.url, 'Bob')] as const;
  };

  test('somebody removed from an open table stays out, and does not see it listed, until they get a new link', async () => {
    const [ada, bob] = await opened();
    const { id } = await begin(ada, ['me', 'open']);
    const hers = await goTo(ada, id);
    let why = '';
    const his = await follow(came(bob), `/t/${id}`, (_, message) => void (message?.t === 'no' && (why = message.why.code)));
    expect(await his.ask({ t: 'sit', seat: 1 })).toBeUndefined();
    await until(() => hers.mirror.seats[1]!.person);
    expect(await hers.ask({ t: 'remove', seat: 1 })).toBeUndefined();
    await until(() => why === 'REMOVED');
    await expect(goTo(bob, id)).rejects.toThrow('Ada removed you');
    expect(await listed(bob)).toEqual([]);
    const fresh = await ask<Links>(ada, 'GET', `/api/matches/${id}/links`);
    const again = await follow(came(bob), fresh.seats[1]!);
    expect(again.mirror.you).toEqual([1]);
  });

  test('who was removed stays out of a table that was put away and opened again', async () => {
    const [ada, bob] = await opened();
    const { id } = await begin(ada, ['me', 'open']);
    const [hers, his] = [await goTo(ada, id), await goTo(bob, id)];
    await his.ask({ t: 'sit', seat: 1 });
    await until(() => hers.mirror.seats[1]!.person);
    await hers.ask({ t: 'remove', seat: 1 });
    clients.forEach((client) => client.close());
    await until(() => servers.every(({ tables }) => tables.peek(id) === undefined));
    await expect(goTo(bob, id)).rejects.toThrow('Ada removed you');
  });

  test('a table with somebody at it is listed; a stranger sits down without a link, and it starts by itself', async () => {
    const [ada, bob] = await opened();
    const { id } = await begin(ada, ['me', 'open']);
    expect(await listed(bob)).toEqual([]);
    const hers = await goTo(ada, id);
    await until(async () => (await listed(bob)).length === 1);
    expect((await listed(bob))[0]).toMatchObject({ id, host: 'Ada', started: false, free: [1], game: 'open-watch', players: 2 });
    expect((await listed(bob))[0]!.setting).toContain('2 players');
    expect(isWaiting(hers)).toBe(true);
    expect(await hers.play(anyMove(hers)!)).toMatchObject({ code: 'PAUSED' });
    const his = await goTo(bob, id);
    expect(await his.ask({ t: 'sit', seat: 1 })).toBeUndefined();
    await until(() => !isWaiting(hers) && !isWaiting(his));
    await until(() => anyMove(hers) !== undefined);
    expect(await hers.play(anyMove(hers)!)).toBeUndefined();
    await until(async () => (await listed(ada))[0]?.started === true);
    expect((await listed(ada))[0]).toMatchObject({ free: [], watchers: 0 });
  });

  test('whoever needs a moment is waited for', async () => {
    const [ada, bob] = await opened();
    const { id } = await begin(ada, ['me', 'open']);
    const hers = await goTo(ada, id);
    await hers.ask({ t: 'ready', yes: false });
    const his = await goTo(bob, id);
    await his.ask({ t: 'sit', seat: 1 });
    await until(() => his.mirror.seats[0]?.ready === false && hers.mirror.seats[1]?.person === true);
    expect([isWaiting(hers), his.mirror.seats.map(({ ready }) => ready)]).toEqual([true, [false, true]]);
    await hers.ask({ t: 'ready', yes: true });
    await until(() => !isWaiting(hers) && !isWaiting(his));
  });
});

test('the one who began it starts with bots in the free seats; others do not while they are here', async () => {
  servers = [await testServer({ openTables: 'everyone' })];
  const [ada, bob] = [await newcomer(servers[0]!.url, 'Ada'), await newcomer(servers[0]!.url, 'Bob')];
  const { id } = await begin(ada, ['me', 'open', 'open']);
  const [hers, his] = [await goTo(ada, id), await goTo(bob, id)];
  await his.ask({ t: 'sit', seat: 1 });
  expect(await his.ask({ t: 'start', bots: true })).toMatchObject({ code: 'NOT_STARTER' });
  expect(await hers.ask({ t: 'start' })).toMatchObject({ code: 'SEATS_FREE' });
  expect(await hers.ask({ t: 'resume' })).toMatchObject({ code: 'NOT_STARTED' });
  expect(await hers.ask({ t: 'start', bots: true })).toBeUndefined();
  await until(() => !isWaiting(his));
  expect(his.mirror.seats.map(({ person, bot }) => [person, bot !== null])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});

test('whoever looks in first and then says who they are sits down under that name', async () => {
  servers = [await testServer({ openTables: 'everyone' })];
  const [ada, bob] = [await newcomer(servers[0]!.url, 'Ada'), await newcomer(servers[0]!.url, 'Guest')];
  const { id } = await begin(ada, ['me', 'open', 'open']);
  const [hers, his] = [await goTo(ada, id), await goTo(bob, id)];
  await ask(bob, 'PUT', '/api/me', { name: 'Bob' });
  expect(await his.ask({ t: 'sit', seat: 1 })).toBeUndefined();
  await until(() => hers.mirror.seats[1]!.person);
  expect(hers.mirror.seats[1]!.name).toBe('Bob');
});

test('if they are away, anyone seated starts it; a table by link can wait for people, too, and stays unlisted', async () => {
  servers = [await testServer({ openTables: 'everyone' })];
  const [ada, bob] = [await newcomer(servers[0]!.url, 'Ada'), await newcomer(servers[0]!.url, 'Bob')];
  const links = await begin(ada, ['me', 'open', 'open'], { lobby: true });
  await expect(goTo(bob, links.id)).rejects.toThrow('no such table');
  const his = await follow(came(bob), links.seats[1]!);
  expect([isWaiting(his), await listed(bob)]).toEqual([true, []]);
  expect(await his.ask({ t: 'start', bots: true })).toBeUndefined();
  await until(() => !isWaiting(his));
});
