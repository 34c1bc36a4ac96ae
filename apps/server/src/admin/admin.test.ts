import { afterEach, describe, expect, test } from 'vitest';
import type { Client } from '@nightfall/protocol/client';
import type { Server } from '../server.ts';
import { type TestPostgres, startPostgres } from '../testing/postgres.ts';
import { ask, clientOf, createMatch, follow, newFolder, newcomer, readLink, testServer, until } from '../testing/harness.ts';
import { admin } from './admin.ts';

let servers: Server[] = [];
let clients: Client[] = [];
let postgres: TestPostgres | undefined;
afterEach(async () => {
  clients.forEach((client) => client.close());
  await Promise.all(servers.map((server) => server.close()));
  await postgres?.end();
  [servers, clients, postgres] = [[], [], undefined];
});
const came = (...args: Parameters<typeof clientOf>): Client => {
  const client = clientOf(...args);
  clients.push(client);
  return client;
};

/** What the host types, and what is printed. */
async function hosted(config: { data: string; databaseUrl?: string }, nodes = 1) {
  for (let i = 0; i < nodes; i++) servers.push(await testServer(config));
  const place = { data: config.data, databaseUrl: config.databaseUrl, url: servers[0]!.url, note: '', before: undefined };
  return {
    host: (...words: string[]) => admin(words, place),
    wishing: (more: object, ...words: string[]) => admin(words, { ...place, ...more }),
    because: (note: string, ...words: string[]) => admin(words, { ...place, note }),
    here: servers[0]!.url,
    there: servers.at(-1)!.url,
  };
}

describe.each(['one node', 'two nodes'])('at %s', (nodes) => {
  const open = async () => {
    if (nodes === 'one node') return hosted({ data: newFolder() });
    postgres = await startPostgres();
    return hosted({ data: newFolder(), databaseUrl: postgres.url }, 2);
  };

  test('[D-trust] a table is reported, shown with all that was said, closed for everybody, opened again and deleted', async () => {
    const { host, because, here, there } = await open();
    expect(await host('list')).toBe('There are no matches.');
    const [ada, bob] = [await newcomer(here, 'Ada'), await newcomer(here, 'Bob')];
    const links = await createMatch(ada, 'open-watch', ['me', 'open']);
    const { id } = readLink(links.watch);
    const refusals: string[] = [];
    const hers = await follow(
      came(ada, there),
      links.seats[0]!,
      (_, message) => message?.t === 'no' && refusals.push(message.why.code),
    );
    await follow(came(bob, here), links.seats[1]!);
    await hers.ask({ t: 'say', text: 'you are a nuisance' });
    await ask(bob, 'POST', `/api/matches/${id}/report`, { text: 'rude' });
    await ask(bob, 'POST', `/api/matches/${id}/report`, { text: 'very rude' });
    expect(await host('list')).toMatch(new RegExp(`^${id}  .*open-watch  Ada, Bob  \\(goes on, \\d here, 1 reported\\)$`));
    expect(servers.reduce((sum, { context }) => sum + context.metrics.counts.reports_total, 0)).toBe(1);
    expect(await host('reports')).toMatch(new RegExp(`^${id}  .* by ${bob.id}: very rude$`));
    const told = await host('show', id);
    for (const text of [`0  Ada  ${ada.id}`, `Bob  ${bob.id}  127.0.0.1`, `Ada (${ada.id}): you are a nuisance`, 'very rude'])
      expect(told).toContain(text);

    expect(await because('see the report', 'close', id)).toBe(`${id} is closed.`);
    await until(() => refusals.includes('CLOSED'));
    await expect(follow(came(ada, there), links.seats[0]!)).rejects.toThrow('closed this table');
    await expect(ask(ada, 'GET', `/api/matches/${id}`)).rejects.toThrow('CLOSED');
    expect(await ask<object[]>(ada, 'GET', '/api/matches')).toHaveLength(1);
    expect(await host('list')).toContain('(closed, 1 reported)');
    expect(await host('blocked')).toMatch(new RegExp(`^match:${id}  since .*  see the report$`));
    expect(await host('open', id)).toBe(`${id} is open again.`);
    await expect(host('open', id)).rejects.toThrow('was not banned');
    await follow(came(ada, here), links.seats[0]!);
    refusals.length = 0;
    await host('delete', id);
    await until(async () => (await host('list')) === 'There are no matches.');
    await expect(host('show', id)).rejects.toThrow('no such match');
    expect(await host('reports')).toContain('very rude');
  });

  test('[D-trust] a person who is blocked is turned out at once and comes in nowhere, until the host lets them', async () => {
    const { host, here, there } = await open();
    const [ada, bob] = [await newcomer(here, 'Ada'), await newcomer(here, 'Bob')];
    const links = await createMatch(ada, 'open-watch', ['me', 'open']);
    const client = came(bob, there);
    await follow(client, links.seats[1]!);
    await host('block', bob.id);
    await until(() => client.status.text === 'The host has blocked you from this server.');
    await expect(ask(bob, 'PUT', '/api/me', { name: 'Rob' })).rejects.toThrow('403');
    await expect(ask({ ...bob, url: there }, 'GET', '/api/matches')).rejects.toThrow('BLOCKED');
    await ask(ada, 'GET', '/api/matches');
    expect(await host('unblock', bob.id)).toBe(`${bob.id} is no longer blocked.`);
    await until(() => client.status.is === 'open');
    await ask(bob, 'PUT', '/api/me', { name: 'Rob' });
  });
});

test('[D-trust] an address is blocked with its neighbourhood, on sockets and routes; another is not', async () => {
  const data = newFolder();
  servers = [await testServer({ data, trustProxy: 1 })];
  const { url } = servers[0]!;
  const place = { data, databaseUrl: undefined, url, note: '', before: undefined };
  await admin(['block', '2001:db8:1:2::7'], place);
  const from = async (address: string) => (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
  expect([await from('2001:db8:1:2:ffff::1'), await from('2001:db8:1:3::1'), await from('203.0.113.5')]).toEqual([403, 200, 200]);
  expect(await admin(['blocked'], place)).toMatch(/^address:2001:db8:1:2::\/64 {2}since/);
  await admin(['unblock', '2001:db8:1:2::/64'], place);
  expect(await from('2001:db8:1:2:ffff::1')).toBe(200);
});

test('[D-trust] only the host is let in: neither without the token, nor through a proxy', async () => {
  const data = newFolder();
  servers = [await testServer({ data })];
  const { url, context } = servers[0]!;
  const token = await context.store.setting('admin', () => '');
  expect(token).toMatch(/^[\w-]{32}$/);
  const status = async (headers: Record<string, string>) => (await fetch(`${url}/admin/matches`, { headers })).status;
  const authorization = `Bearer ${token}`;
  expect([await status({ authorization }), await status({}), await status({ authorization: `${authorization}x` })]).toEqual([
    200, 403, 403,
  ]);
  expect(await status({ authorization, 'x-forwarded-for': '203.0.113.5' })).toBe(403);
});

test('[D-trust] what is typed wrongly is told, and what cannot be reached', async () => {
  const data = newFolder();
  const place = { data, databaseUrl: undefined, url: 'http://127.0.0.1:1', note: '', before: undefined };
  await expect(admin(['list'], place)).rejects.toThrow('There is no nightfall.db in');
  servers = [await testServer({ data })];
  await expect(admin(['list'], place)).rejects.toThrow('No server answers at http://127.0.0.1:1');
  await expect(admin(['fly'], place)).rejects.toThrow('there is no "fly"; there are list, reports, show');
  await expect(admin([], place)).rejects.toThrow('there are list');
  await expect(admin(['close'], place)).rejects.toThrow('close takes one MATCH');
  await expect(admin(['list', 'x'], place)).rejects.toThrow('list takes no argument');
  for (const what of ['__proto__', '../x', 'm'])
    await expect(admin(['close', what], { ...place, url: servers[0]!.url })).rejects.toThrow(
      'There is no such table, person or address.',
    );
});

test('[D-host] a range is blocked for a while, and by itself no longer; what is no address is said to be none', async () => {
  const { host, wishing, here } = await hosted({ data: newFolder() });
  expect(await wishing({ span: '2h' }, 'block', '127.0.0.0/8')).toMatch(/^127\.0\.0\.0\/8 is blocked until 20\d\d-/);
  await expect(newcomer(here)).rejects.toThrow('BLOCKED');
  expect(await host('blocked')).toMatch(/^address:127\.0\.0\.0\/8 {2}since .* until /);
  await servers[0]!.context.store.ban({ what: 'address:127.0.0.0/8', since: 1, note: '', until: Date.now() - 1 });
  await servers[0]!.context.bans.refresh();
  expect((await newcomer(here)).id).toBeTruthy();
  expect(await host('blocked')).toBe('Nothing is closed and nobody is blocked.');
  await expect(host('block', '203.0.113.0/99')).rejects.toThrow('neither a person nor an address');
  await expect(wishing({ span: 'soon' }, 'block', '203.0.113.5')).rejects.toThrow('30m, 12h or 3d');
});

test('[D-host] a person is found by name and address, and shown with all tables; answers come as JSON too', async () => {
  const { host, wishing, here } = await hosted({ data: newFolder() });
  const ada = await newcomer(here, 'Ada 100% Lovelace');
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  await follow(came(ada, here), links.seats[0]!);
  expect(await host('search', '100% love')).toBe(`${ada.id}  Ada 100% Lovelace  127.0.0.1`);
  expect(await host('search', '127.0.0.1')).toContain(ada.id);
  expect(await host('search', 'nobody')).toBe('Nobody was found.');
  const told = await host('person', ada.id);
  for (const text of [`${ada.id}  Ada 100% Lovelace`, `127.0.0.1  ${links.id}`, `  ${links.id}  `]) expect(told).toContain(text);
  const [listed] = JSON.parse(await wishing({ json: true }, 'list')) as { id: string }[];
  expect(listed!.id).toBe(links.id);
  expect(await host('stats')).toMatch(
    /1 matches, 1 people[^]*now on this node: 1 people at 1 tables[^]*open-watch +1 +1 +1 +\(0, 0, 0\)/,
  );
});

test('[D-host] an announcement reaches everyone at once, counts down to a restart, and ends', async () => {
  const { host, wishing, here } = await hosted({ data: newFolder() });
  const heard: unknown[] = [];
  const ada = await newcomer(here);
  const client = came(ada, here);
  const links = await createMatch(ada, 'open-watch', ['me']);
  await follow(client, links.seats[0]!);
  client.onAnnounce((announcement) => heard.push(announcement?.text));
  await wishing({ span: '10m', restart: true }, 'announce', 'We restart for an upgrade.');
  await until(() => heard.length === 1);
  const branding = () => ask<{ announcement: object | null }>(here, 'GET', '/api/branding');
  expect((await branding()).announcement).toEqual({
    text: 'We restart for an upgrade.',
    until: expect.any(Number),
    restart: true,
  });
  await host('unannounce');
  await until(() => heard.length === 2);
  expect([heard, (await branding()).announcement]).toEqual([['We restart for an upgrade.', undefined], null]);
  await expect(wishing({ restart: true }, 'announce', 'soon')).rejects.toThrow('--for');
});
