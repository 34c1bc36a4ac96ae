import type { Links, MatchInfo, ToClient } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { type Person, ask, clientOf, createMatch, follow, newcomer, readLink, testServer, until } from '../testing/harness.ts';

const GAME = 'heist';
let server: Server;
let [ada, ben, cleo]: Person[] = [];
let links: Links;
let clients: Client[] = [];
let heard: ToClient[] = [];
let b: OnlineTable;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
const come = (person: Person | undefined, link: string, told: ToClient[] = []) => {
  const client = clientOf(person, server.url);
  clients.push(client);
  return follow(client, link, (_, message) => message && told.push(message), GAME);
};
beforeEach(async () => {
  heard = [];
  [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => newcomer(server.url, name)));
  links = await createMatch(ada!, GAME, ['me', 'open', 'bot:quick'], { lasts: 60_000 });
  await come(ada, links.seats[0]!);
  b = await come(ben, links.seats[1]!, heard);
});
afterEach(() => {
  clients.forEach((client) => client.close());
  clients = [];
});
const keyOf = (link: string) => readLink(link).key;
const linksOf = (person: Person) => ask<Links>(person, 'GET', `/api/matches/${links.id}/links`);
const said = (t: ToClient['t']) => heard.filter((message) => message.t === t);

test('the link of a taken seat says who sits there, and takes nothing', async () => {
  const key = keyOf(links.seats[1]!);
  const info = await ask<MatchInfo>(cleo!, 'GET', `/api/matches/${links.id}`, undefined, key);
  expect(info).toMatchObject({ host: 'Ada', you: null, seats: [{ name: 'Ada' }, { name: 'Ben', person: true, here: true }, {}] });
  const c = await come(cleo, links.seats[1]!);
  expect(await c.ask({ t: 'sit', seat: 1, key, over: true })).toMatchObject({ code: 'SEAT_TAKEN' });
  expect(b.mirror.you).toEqual([1]);
});

test('a second cookie of the one who began the table takes no seat of the other side, whoever is here', async () => {
  clients[1]!.close();
  const other = await newcomer(server.url, 'Ada again');
  const all = await linksOf(ada!);
  for (const link of [links.seats[1]!, all.seats[1]!]) {
    const spy = await come(other, link);
    expect(await spy.ask({ t: 'sit', seat: 1, key: keyOf(link), over: true })).toMatchObject({ code: 'SEAT_TAKEN' });
    expect(spy.mirror.you).toEqual([]);
  }
});

test('asked for the seat, the one who sits there can give it up', async () => {
  const c = await come(cleo, links.seats[1]!);
  const key = keyOf(links.seats[1]!);
  expect(await c.ask({ t: 'want', seat: 1, key: keyOf(links.watch) })).toMatchObject({ code: 'NEEDS_LINK' });
  expect(await c.ask({ t: 'want', seat: 1, key })).toBeUndefined();
  await until(() => said('wanted').length > 0);
  expect(said('wanted')).toMatchObject([{ seat: 1, name: 'Cleo' }]);
  await b.ask({ t: 'rise' });
  expect(await c.ask({ t: 'sit', seat: 1, key })).toBeUndefined();
});

test('nobody is asked who is away', async () => {
  const c = await come(cleo, links.seats[1]!);
  clients[1]!.close();
  await until(() => !c.mirror.seats[1]!.here);
  expect(await c.ask({ t: 'want', seat: 1, key: keyOf(links.seats[1]!) })).toMatchObject({ code: 'NOT_HERE' });
});

test('a seat goes to another device of the same person, and comes back', async () => {
  const own = await linksOf(ben!);
  const link = own.seats[1]!;
  expect(link).not.toBe(links.seats[1]);
  expect((await linksOf(ada!)).seats[1]).toBe(links.seats[1]);
  const phone = await come(cleo, link);
  expect(phone.mirror.you).toEqual([]);
  expect(await phone.ask({ t: 'sit', seat: 1, key: keyOf(link), over: true })).toBeUndefined();
  await until(() => said('moved').length > 0);
  expect(said('moved')).toMatchObject([{ seat: 1 }]);
  expect(b.mirror.you).toEqual([]);
  const again = await come(ben, `/t/${links.id}#key=${'x'.repeat(22)}`);
  expect(await again.ask({ t: 'sit', seat: 1, over: true })).toBeUndefined();
  await until(() => phone.mirror.you.length === 0);
});

test('someone removed reads who did it, also when they come again; a watcher reads that the links were renewed', async () => {
  const seen: ToClient[] = [];
  await come(undefined, links.watch, seen);
  const a = await come(ada, links.seats[0]!);
  await a.ask({ t: 'remove', seat: 1 });
  const reasons = (told: readonly ToClient[]) => told.flatMap((message) => (message.t === 'no' ? message.why : []));
  await until(() => reasons(heard).length > 0 && reasons(seen).length > 0);
  expect(reasons(heard)).toMatchObject([{ code: 'REMOVED', text: 'Ada removed you from this table.' }]);
  expect(reasons(seen)).toMatchObject([{ code: 'RENEWED' }]);
  await expect(come(ben, links.seats[1]!)).rejects.toThrow('Ada removed you');
  await expect(ask(ben!, 'GET', `/api/matches/${links.id}`)).rejects.toThrow('Ada removed you');
});

test('the one who began the table does not take back alone what was played with someone they removed', async () => {
  const open = await createMatch(ada!, 'open-watch', ['me', 'open'], { gates: 12 });
  const [hers, his] = [clientOf(ada, server.url), clientOf(ben, server.url)];
  clients.push(hers, his);
  const a = await follow(hers, open.seats[0]!);
  const other = await follow(his, open.seats[1]!);
  await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
  await other.play({ type: 'takePost', seat: 1, post: 0 } as never);
  expect(await a.ask({ t: 'undo', to: 2 })).toBeUndefined();
  await until(() => a.mirror.standing.question !== undefined);
  await a.ask({ t: 'remove', seat: 1 });
  expect(await a.ask({ t: 'undo', to: 2 })).toMatchObject({ code: 'LEFT_SINCE' });
  // A second cookie in the seat does not agree in the place of the first one.
  const fresh = await ask<Links>(ada!, 'GET', `/api/matches/${open.id}/links`);
  const again = clientOf(cleo, server.url);
  clients.push(again);
  await follow(again, fresh.seats[1]!);
  expect(await a.ask({ t: 'undo', to: 2 })).toMatchObject({ code: 'LEFT_SINCE' });
});
