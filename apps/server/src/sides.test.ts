import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Links } from '@nightfall/protocol';
import type { Client } from '@nightfall/protocol/client';
import type { Server } from './server.ts';
import { type Person, ask, clientOf, createMatch, follow, newcomer, readLink, testServer, until } from './testing/harness.ts';

let server: Server;
let ada: Person;
let ben: Person;
const clients: Client[] = [];
beforeAll(async () => {
  server = await testServer();
  [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});
const client = (person: Person) => {
  const one = clientOf(person, server.url);
  clients.push(one);
  return one;
};

test('[10.7] nobody begins a match with seats of both sides, or takes one of the other side later', async () => {
  await expect(createMatch(ada, 'heist', ['me', 'me', 'open'])).rejects.toThrow('BOTH_SIDES');
  const links = await createMatch(ada, 'heist', ['open', 'me', 'me']);
  const table = await follow(client(ada), links.seats[1]!, undefined, 'heist');
  const { seat, key } = readLink(links.seats[0]!);
  expect(await table.ask({ t: 'sit', seat: seat!, key })).toMatchObject({ code: 'BOTH_SIDES', rule: 'HS-1.2' });
});

test('[D-low] whoever has played for one side does not play for the other, not even after a restart', async () => {
  const links = await createMatch(ada, 'heist', ['open', 'open', 'open']);
  const table = await follow(client(ben), links.seats[1]!, undefined, 'heist');
  const sit = (seat: number) => table.ask({ t: 'sit', seat, key: readLink(links.seats[seat]!).key! });
  expect(await table.ask({ t: 'rise' })).toBeUndefined();
  expect(await sit(0)).toMatchObject({ code: 'BOTH_SIDES' });
  expect(await server.context.store.sat(links.id)).toEqual({ [ben.id]: [1] });
  expect(await sit(2)).toBeUndefined();
  expect(await server.context.store.deleteMatch(links.id)).toBeUndefined();
  expect(await server.context.store.sat(links.id)).toEqual({});
});

test('[D-trust] before the game starts, sides may be changed until somebody has said something to their own', async () => {
  const { seats } = await ask<Links>(ada, 'POST', '/api/matches', {
    game: 'heist',
    lobby: true,
    seats: ['open', 'open', 'open'],
    setup: { players: 3, options: {} },
  });
  const table = await follow(client(ben), seats[1]!, undefined, 'heist');
  const sit = (seat: number) => table.ask({ t: 'sit', seat, key: readLink(seats[seat]!).key! });
  await table.ask({ t: 'rise' });
  expect(await sit(0)).toBeUndefined();
  await table.ask({ t: 'rise' });
  expect(await sit(1)).toBeUndefined();
  await table.ask({ t: 'say', text: 'This way.', side: true });
  await table.ask({ t: 'rise' });
  expect(await sit(0)).toMatchObject({ code: 'BOTH_SIDES' });
});

test('[D-trust] a link to watch opens no seat, and nobody at the table is told the links of the other side', async () => {
  const links = await createMatch(ada, 'heist', ['bot:quick', 'open', 'open']);
  const cleo = await newcomer(server.url, 'Cleo');
  const told = (person: Person, link: string) =>
    ask<Links>(person, 'GET', `/api/matches/${links.id}/links`, undefined, readLink(link).key);
  expect((await told(cleo, links.watch)).seats).toEqual([null, null, null]);
  expect((await told(cleo, links.seats[1]!)).seats).toEqual([null, null, null]);
  await follow(client(ben), links.seats[1]!, undefined, 'heist');
  expect((await told(ben, links.seats[1]!)).seats).toEqual([null, expect.stringContaining('#device&seat=1'), links.seats[2]]);
  expect((await told(ada, links.watch)).seats).toEqual(links.seats);
});

test('[10.7] one voice of the other side is enough to take something back', async () => {
  const links = await createMatch(ada, 'heist', ['me', 'open', 'open']);
  const thief = await follow(client(ada), links.seats[0]!, undefined, 'heist');
  const guards = [await follow(client(ben), links.seats[1]!, undefined, 'heist')];
  const cleo = await newcomer(server.url, 'Cleo');
  guards.push(await follow(client(cleo), links.seats[2]!, undefined, 'heist'));
  for (const [seat, one] of [thief, ...guards].entries()) await one.play({ type: 'ready', seat } as never);
  const before = server.tables.peek(links.id)!.play.match.inputs.length;
  expect(await thief.ask({ t: 'undo' })).toBeUndefined();
  expect(await guards[1]!.ask({ t: 'vote', yes: true })).toBeUndefined();
  expect(server.tables.peek(links.id)!.play.match.inputs.length).toBe(before - 3);
});

test('[good] what is said to the own side stays there, for watchers and late comers too', async () => {
  const links = await createMatch(ada, 'heist', ['me', 'open', 'open']);
  const thief = await follow(client(ada), links.seats[0]!, undefined, 'heist');
  const guard = await follow(client(ben), links.seats[1]!, undefined, 'heist');
  const mate = await follow(client(await newcomer(server.url, 'Cleo')), links.seats[2]!, undefined, 'heist');
  expect(await guard.ask({ t: 'say', text: 'She is in place four.', side: true })).toBeUndefined();
  expect(await guard.ask({ t: 'say', text: 'Good evening.' })).toBeUndefined();
  const late = await follow(client(await newcomer(server.url, 'Dan')), links.watch, undefined, 'heist');
  await until(() => thief.mirror.chat.length > 0 && mate.mirror.chat.length > 1 && late.mirror.chat.length > 0);
  expect(mate.mirror.chat.map(({ text }) => text)).toEqual(['She is in place four.', 'Good evening.']);
  for (const { mirror } of [thief, late]) expect(mirror.chat.map(({ text }) => text)).toEqual(['Good evening.']);
  expect(await late.ask({ t: 'say', text: 'Psst.', side: true })).toMatchObject({ code: 'NOT_SEATED' });
});
