import { createServer, request } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';
import type { Ways } from './notices.ts';
import { isPrivate } from './private-address.ts';
import { pin, post, refuseWebhook } from './webhook.ts';

const NO_WAY: Ways = { call: async () => 200, chat: async () => 200, push: async () => ({ gone: false }) };
let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
])('%s is private', (address) => expect(isPrivate(address)).toBe(true));
test.each([
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('%s is private', (address) => expect(isPrivate(address)).toBe(true));
test.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111'])('%s is public', (address) => expect(isPrivate(address)).toBe(false));

const at =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
test.each([
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '0:0:0:0:0:ffff:0a00:0001',
  '::ffff:0:127.0.0.1',
  '64:ff9b::169.254.169.254',
])('[D-low] %s is an IPv4 address in other clothes, and private', (address) => expect(isPrivate(address)).toBe(true));
test.each(['169.254.169.254', 'fd00:ec2::254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd20:ce::254'])(
  '[D-low] %s has the secrets of a cloud, and is refused',
  (address) => expect(isPrivate(address)).toBe(true),
);
test('[D-low] a name that is not found is told like one that leads inside', async () => {
  const unknown = async () => {
    throw new Error('getaddrinfo ENOTFOUND inner.lan');
  };
  const inside = await refuseWebhook('https://inner.lan/', at('10.0.0.1'));
  expect(await refuseWebhook('https://inner.lan/', unknown)).toBe(inside);
  expect(inside).not.toContain('inner');
  expect(await refuseWebhook('https://[::127.0.0.1]/')).toBe(inside);
});

test('[D-low] a webhook that sends us elsewhere is not followed, and its answer is not read', async () => {
  const asked: string[] = [];
  const elsewhere = createServer((call, answer) => {
    asked.push(call.url!);
    answer.writeHead(call.url === '/there' ? 307 : 200, { location: '/inner' });
    // Anyone who read it would never come to its end.
    const more = setInterval(() => answer.write('x'.repeat(10_000)), 1);
    answer.on('close', () => clearInterval(more));
  });
  await new Promise<void>((go) => elsewhere.listen(0, '127.0.0.1', go));
  const url = `http://hook.example:${(elsewhere.address() as AddressInfo).port}`;
  await expect(post(request, `${url}/there`, {}, home)).rejects.toThrow('redirected us');
  expect(await post(request, `${url}/here`, {}, home)).toBe(200);
  expect(asked).toEqual(['/there', '/here']);
  elsewhere.closeAllConnections();
  await new Promise((closed) => elsewhere.close(closed));
});
/** Stands in for a name that leads to this machine, which the server itself would refuse. */
const home: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

test('[D-10] a person has a handful of addresses for push, and is told at a bounded rate', async () => {
  const pushed: string[] = [];
  const ways: Ways = { ...NO_WAY, push: async ({ endpoint }) => (pushed.push(endpoint), { gone: false }) };
  server = await testServer({}, ways);
  const ada = await newcomer(server.url, 'Ada');
  for (let i = 0; i < 12; i++)
    await ask(ada, 'POST', '/api/me/push', { endpoint: `https://1.1.1.1/${i}`, keys: { p256dh: 'x', auth: 'y' } });
  const kept = (await server.context.store.pushes(ada.id)).map(({ endpoint }) => endpoint);
  expect(kept.toSorted()).toEqual([10, 11, 7, 8, 9].map((i) => `https://1.1.1.1/${i}`));
  for (let i = 0; i < 300; i++) server.context.notices.turn(ada.id, { match: 'm', game: 'g', seat: 0, text: 't' });
  const ben = await newcomer(server.url, 'Ben');
  await server.context.store.savePush({ endpoint: 'https://1.1.1.1/ben', person: ben.id, data: '{}' });
  server.context.notices.turn(ben.id, { match: 'm', game: 'g', seat: 0, text: 't' });
  // Anyone who is told last hears it last.
  await until(() => pushed.includes('https://1.1.1.1/ben') && pushed.length > 100);
  expect(pushed).toHaveLength(20 * 5 + 1);
});

test('a webhook goes by https to the public internet only', async () => {
  expect(await refuseWebhook('http://example.org/x', at('1.1.1.1'))).toContain('https');
  expect(await refuseWebhook('https://example.org:8443/x', at('1.1.1.1'))).toContain('port');
  expect(await refuseWebhook('https://me@example.org/x', at('1.1.1.1'))).toContain('user name');
  expect(await refuseWebhook('https://:word@example.org/x', at('1.1.1.1'))).toContain('a password');
  expect(await refuseWebhook('https://127.0.0.1/x')).toContain('not on the public internet');
  expect(await refuseWebhook('https://[::ffff:10.0.0.1]/x')).toContain('not on the public internet');
  expect(await refuseWebhook('https://0x7f.1/x')).toContain('not on the public internet');
  expect(await refuseWebhook('https://inside.example/x', at('1.1.1.1', '10.0.0.1'))).toContain('not on the public internet');
  expect(await refuseWebhook('https://nowhere.example/x', at())).toContain('not on the public internet');
  expect(await refuseWebhook('https://example.org/x', at('1.1.1.1'))).toBeUndefined();
});

test('the address that was checked is the one that is called', async () => {
  const lookup = await pin('https://example.org/', at('1.1.1.1'));
  const seen: unknown[] = [];
  lookup('example.org', { all: true }, (_error, addresses) => seen.push(addresses));
  lookup('example.org', {}, (_error, address, family) => seen.push(address, family));
  expect(seen).toEqual([[{ address: '1.1.1.1', family: 4 }], '1.1.1.1', 4]);
});

test('whoever is away is told once that it is their turn; whoever is here is not', async () => {
  const calls: object[] = [];
  const pushes: string[] = [];
  const ways: Ways = {
    ...NO_WAY,
    call: async (url, body) => (calls.push({ url, ...body }), 200),
    push: async ({ endpoint }, payload) => (pushes.push(`${endpoint} ${JSON.parse(payload).text}`), { gone: true }),
  };
  server = await testServer({}, ways);
  const ada = await newcomer(server.url, 'Ada');
  const ben = await newcomer(server.url, 'Ben');
  await server.context.store.setWebhook(ben.id, 'https://hook.example/ben');
  await server.context.store.savePush({ endpoint: 'https://push.example/1', person: ben.id, data: '{}' });
  const links = await createMatch(ada, 'watch', ['me', 'open']);
  const hers = clientOf(ada, server.url);
  const his = clientOf(ben, server.url);
  const a = await follow(hers, links.seats[0]!, undefined, 'watch');
  await follow(his, links.seats[1]!, undefined, 'watch');
  his.close();
  await until(() => !a.mirror.seats[1]!.here);
  await a.play({ type: 'takePost', seat: 0, post: 0 } as never);
  await until(() => calls.length === 1 && pushes.length === 1);
  expect(calls[0]).toEqual({
    url: 'https://hook.example/ben',
    type: 'turn',
    match: links.id,
    game: 'The Watch',
    seat: 1,
    text: 'Choose.',
    content: 'The Watch: Choose.',
    path: `/t/${links.id}`,
  });
  await until(async () => (await server!.context.store.pushes(ben.id)).length === 0);
  expect([calls.length, pushes]).toEqual([1, ['https://push.example/1 Choose.']]);
  hers.close();
});

test("a club's chat hears whose turn it is, with a link, and nothing that is secret or calls everyone", async () => {
  const told: { readonly url: string; readonly text?: string }[] = [];
  const ways: Ways = { ...NO_WAY, chat: async (url, body) => (told.push({ url, ...body }), 200) };
  const chat = { webhook: 'http://chat.lan/hook', address: 'https://games.example.org' };
  server = await testServer({ chat, base: '/games/' }, ways);
  const ben = await newcomer(`${server.url}/games`, '<!here> Ben@x');
  for (let i = 0; i < 30; i++)
    server.context.notices.turn(ben.id, { match: `m${i}`, game: 'Owls', seat: 0, text: 'Your card is 7.' });
  await until(() => told.length === 20);
  const text = '!here  Ben x: it is your turn at Owls. https://games.example.org/games/t/m0';
  expect(told[0]).toEqual({ url: chat.webhook, text, content: text, allowed_mentions: { parse: [] } });
});

test('addresses are checked when they are given', async () => {
  server = await testServer();
  const ada = await newcomer(server.url);
  await expect(ask(ada, 'PUT', '/api/me/webhook', { url: 'https://169.254.169.254/latest' })).rejects.toThrow('ADDRESS');
  const push = { endpoint: 'https://10.0.0.1/', keys: { p256dh: 'x', auth: 'y' } };
  await expect(ask(ada, 'POST', '/api/me/push', push)).rejects.toThrow('ADDRESS');
  const { key } = await ask<{ key: string }>(ada, 'GET', '/api/push/key');
  expect(key).toMatch(/^[\w-]{80,}$/);
  expect((await ask<{ key: string }>(ada, 'GET', '/api/push/key')).key).toBe(key);
});
