import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type TestPostgres, freePort, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { clientFor, createMatch, follow, newcomer } from '../../apps/server/src/testing/harness.ts';
import {
  type Example,
  type Proxied,
  type Proxy,
  blocks,
  has,
  HOSTING,
  startCaddy,
  startNginx,
} from '../../apps/server/src/testing/proxy.ts';
import { type ServerProcess, startProcess } from '../../apps/server/src/testing/process.ts';
import { ROOT } from '../docs/packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightfall-hosting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const proxies: Proxy[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
async function proxied(start: typeof startNginx, wish: Proxied): Promise<string> {
  const proxy = await start(wish);
  proxies.push(proxy);
  return proxy.url;
}
const nginx = (example: Example, ports: readonly number[], base = '') => proxied(startNginx, { example, ports, base });
const caddy = (example: Example, ports: readonly number[], base = '') => proxied(startCaddy, { example, ports, base });
const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

async function isReady({ url }: ServerProcess): Promise<void> {
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200);
}
async function node(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const server = await startProcess({ NIGHTFALL_TRUST_PROXY: '1', NIGHTFALL_LOG: 'silent', ...env }, port);
  servers.push(server);
  return server;
}
/** A build whose page names its own file. */
function build(name: string): string {
  const web = join(folder, `web-${name}`);
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), `<script src="/assets/${name}-1.js"></script>`);
  writeFileSync(join(web, 'assets', `${name}-1.js`), `// ${name}`);
  return web;
}
const openSocket = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { origin: new URL(url).origin });
    socket.once('open', () => resolve(socket)).once('error', reject);
  });

/** Stays until the server closes the socket, or all is done. */
const untilGone = (socket: WebSocket, isDone: () => boolean): Promise<void> =>
  new Promise((gone) => {
    const look = setInterval(() => isDone() && socket.close(), 50);
    socket.once('close', () => {
      clearInterval(look);
      gone();
    });
  });

async function serves(url: string): Promise<void> {
  expect((await fetch(`${url}/api/games`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`)).status).toBe(403);
  const socket = await openSocket(url);
  const answer = new Promise((heard) => socket.once('message', (data) => heard(String(data))));
  socket.send('{"t":"hello"}');
  expect(await answer).toContain('"t":"me"');
  socket.close();
}
const one = { NIGHTFALL_DATA: join(folder, 'one') };
const underPath = { ...one, NIGHTFALL_BASE: '/games/' };

describe.skipIf(!has('nginx'))('nginx (skipped where it is not installed)', () => {
  test('[D-host] the example for one node works as printed', async () => {
    await serves(await nginx('one node', [portOf(await node(one))]));
  });
  test('[D-host] the example under a path works as printed', async () => {
    await serves(await nginx('a path', [portOf(await node(underPath))], '/games'));
  });
});
/** Stands where oauth2-proxy does: it knows whoever has its cookie, and offers a page to sign in. */
async function signOn(): Promise<number> {
  const service = createServer((request, response) => {
    if (request.url !== '/oauth2/auth') return response.end('Sign in');
    const user = /_oauth2_proxy=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const told =
      user === undefined ? {} : { 'x-auth-request-user': user, 'x-auth-request-preferred-username': `${user} of the club` };
    return response.writeHead(user === undefined ? 401 : 202, told).end();
  });
  onTestFinished(() => void service.close());
  const port = await freePort();
  await new Promise<void>((open) => void service.listen(port, '127.0.0.1', open));
  return port;
}
describe.skipIf(!has('nginx'))('nginx with a single sign-on (skipped where it is not installed)', () => {
  test('[D-host] whoever has signed on comes in under that name, whatever headers they make up; nobody else comes in', async () => {
    const ports = [
      portOf(
        await node({
          NIGHTFALL_DATA: join(folder, 'sign-on'),
          NIGHTFALL_USER_HEADER: 'X-Forwarded-User',
          NIGHTFALL_NAME_HEADER: 'X-Forwarded-Preferred-Username',
        }),
      ),
    ];
    const url = await proxied(startNginx, { example: 'a sign-on', ports, signOn: await signOn() });
    const asked = (headers: Record<string, string>) => fetch(`${url}/api/me`, { headers });
    const forged = { 'x-forwarded-user': 'eve', 'x-forwarded-preferred-username': 'Eve' };
    const anna = { cookie: '_oauth2_proxy=anna' };
    const me = (await (await asked(anna)).json()) as { id: string; name: string };
    expect(me.name).toBe('anna of the club');
    expect(await (await asked({ ...anna, ...forged })).json()).toEqual(me);
    expect(await (await asked(forged)).text()).toBe('Sign in');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { ...anna, ...forged } });
    await new Promise((open) => socket.once('open', open));
    const heard = new Promise((answer) => socket.once('message', (data) => answer(JSON.parse(String(data)))));
    socket.send('{"t":"hello"}');
    expect(await heard).toMatchObject({ t: 'me', person: me.id });
    socket.close();
  });
});
describe.skipIf(!has('caddy'))('Caddy (skipped where it is not installed)', () => {
  test('[D-host] the example for one node works as printed', async () => {
    await serves(await caddy('one node', [portOf(await node(one))]));
  });
  test('[D-host] the example under a path works as printed', async () => {
    await serves(await caddy('a path', [portOf(await node(underPath))], '/games'));
  });
});

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.end());
async function twoNodes(env: Record<string, string> = {}): Promise<[ServerProcess, ServerProcess]> {
  postgres ??= await startPostgres();
  const shared = { DATABASE_URL: postgres.url, NIGHTFALL_DRAIN_SECONDS: '1', ...env };
  return [await node({ ...shared, NIGHTFALL_WEB: build('old') }), await node({ ...shared, NIGHTFALL_WEB: build('new') })];
}
/** Visits the page again and again: its parts must be found whichever node is asked. */
async function visits(url: string, count: number): Promise<string[]> {
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const asset = /\/assets\/[\w.-]+/.exec(html)?.[0] ?? '/none';
    const { status } = await fetch(url + asset);
    if (status !== 200) faults.push(`${asset}: ${status}`);
  }
  return faults;
}

describe.skipIf(!has('nginx'))('nginx with two nodes (skipped where it is not installed)', () => {
  test('[D-host] two builds behind one address: every visitor finds all parts of a page', async () => {
    const nodes = await twoNodes();
    const url = await nginx('two nodes', nodes.map(portOf));
    await serves(url);
    expect(await visits(url, 40)).toEqual([]);
  });

  test('[D-host] a node that is restarted is noticed in time: no request fails, a player is away for a moment', async () => {
    const nodes = await twoNodes();
    const url = await nginx('two nodes', nodes.map(portOf));
    const faults: string[] = [];
    let isDone = false;
    const asking = (async () => {
      while (!isDone) {
        const status = await fetch(`${url}/api/games`).then(
          (answer) => answer.status,
          (error) => String(error),
        );
        if (status !== 200) faults.push(String(status));
        await new Promise((go) => setTimeout(go, 20));
      }
    })();
    let returns = 0;
    const playing = (async () => {
      while (!isDone) {
        const socket = await openSocket(url).catch(() => undefined);
        if (!socket) {
          await new Promise((go) => setTimeout(go, 100));
          continue;
        }
        returns += 1;
        await untilGone(socket, () => isDone);
      }
    })();
    for (const old of nodes) {
      expect(await old.stop()).toBe(0);
      await isReady(await node({ DATABASE_URL: postgres!.url, NIGHTFALL_WEB: build('new') }, portOf(old)));
    }
    isDone = true;
    await Promise.all([asking, playing]);
    expect(faults).toEqual([]);
    expect(returns).toBeGreaterThan(1);
  });
});
/** A player who talks and listens over one socket, and notes what was acknowledged. */
async function talker(url: string, i: number) {
  const ada = await newcomer(url, `Ada ${i}`);
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientFor(links.id, ada, url);
  const table = await follow(client, links.seats[0]!);
  const said: string[] = [];
  return { client, table, said, links };
}
type Talker = Awaited<ReturnType<typeof talker>>;
async function talk({ table, said }: Talker, isDone: () => boolean): Promise<void> {
  for (let n = 0; !isDone() && n < 90; n++) {
    if (!(await table.ask({ t: 'say', text: `line ${n}` }))) said.push(`line ${n}`);
    await new Promise((go) => setTimeout(go, 100));
  }
}

/** How many tables have somebody at them, at this node. */
async function busyTables({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nightfall_busy_tables (\d+)$/m.exec(text)?.[1]);
}
const MEETINGS = 12;

describe.skipIf(!has('nginx'))('nginx with two nodes and friends who come by link (skipped where it is not installed)', () => {
  test('[D-host] everyone at a table meets at one node, and at the other one when that is gone', async () => {
    const nodes = await twoNodes();
    const url = await nginx('two nodes', nodes.map(portOf));
    const hosts = await Promise.all(Array.from({ length: MEETINGS }, (_, i) => talker(url, i)));
    const friends = await Promise.all(
      hosts.map(async ({ links }, i) => {
        const client = clientFor(links.id, await newcomer(url, `Ben ${i}`), url);
        return { client, table: await follow(client, links.seats[1]!) };
      }),
    );
    const busy = await Promise.all(nodes.map(busyTables));
    expect(busy[0]! + busy[1]!).toBe(MEETINGS);
    expect(Math.min(...busy)).toBeGreaterThan(0);

    await nodes[0].kill();
    await Promise.all(hosts.map(({ table }) => table.ask({ t: 'say', text: 'still here' })));
    for (const { table } of friends) await expect.poll(() => table.mirror.chat.at(-1)?.text).toBe('still here');
    expect(await busyTables(nodes[1])).toBe(MEETINGS);
    for (const { client } of [...hosts, ...friends]) client.close();
  });
});

describe.skipIf(!has('nginx'))('nginx with two nodes and nothing but sockets (skipped where it is not installed)', () => {
  test('[D-host] nodes are restarted one after the other: nobody is turned away, nothing is lost', async () => {
    const nodes = await twoNodes();
    const url = await nginx('two nodes', nodes.map(portOf));
    const talkers = await Promise.all(Array.from({ length: 8 }, (_, i) => talker(url, i)));
    let [isDone, refused, back] = [false, 0, 0];
    const sitting = Array.from({ length: 20 }, async () => {
      while (!isDone) {
        const socket = await openSocket(url).catch(() => undefined);
        if (!socket) refused += 1;
        else await untilGone(socket, () => isDone).then(() => (back += isDone ? 0 : 1));
      }
    });
    const talking = talkers.map((one) => talk(one, () => isDone));
    for (const old of nodes) {
      // No request but this one, which goes to the node itself and not through the proxy.
      expect(await old.stop()).toBe(0);
      const fresh = await node(
        { DATABASE_URL: postgres!.url, NIGHTFALL_WEB: build('new'), NIGHTFALL_DRAIN_SECONDS: '1' },
        portOf(old),
      );
      await isReady(fresh);
    }
    isDone = true;
    await Promise.all([...sitting, ...talking]);
    // Each of the twenty lost a node at least once, and found the other at its first try.
    expect([refused, back >= 20]).toEqual([0, true]);
    for (const { client, table, said } of talkers) {
      const kept = table.mirror.chat.map(({ text }) => text);
      expect(said.filter((line) => kept.filter((text) => text === line).length !== 1)).toEqual([]);
      client.close();
    }
  });
});
describe.skipIf(!has('caddy'))('Caddy with two nodes (skipped where it is not installed)', () => {
  test('[D-host] two builds behind one address: every visitor finds all parts of a page', async () => {
    const nodes = await twoNodes();
    const url = await caddy('two nodes', nodes.map(portOf));
    await serves(url);
    expect(await visits(url, 40)).toEqual([]);
  });
});

const UNITS = ['nightfall.service', 'nightfall-backup.service', 'nightfall-backup.timer'];
describe.skipIf(!has('systemd-analyze'))('systemd', () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8', cwd: folder });
  test('[D-host] its units are read without a complaint', () => {
    for (const [i, name] of UNITS.entries())
      writeFileSync(join(folder, name), blocks('ini')[i]!.replace('/usr/bin/node', process.execPath));
    const { stderr } = analyze('verify', '--man=no', ...UNITS.map((name) => `./${name}`));
    expect(stderr.split('\n').filter((line) => line.includes('nightfall'))).toEqual([]);
  });
  test('[D-host] the service can do little else than serve', () => {
    const { stdout } = analyze('security', '--offline=true', './nightfall.service');
    expect(Number(/exposure level for nightfall.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(3);
  });
});

/** What a unit says under a name, put together over several lines. */
const said = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, text]) => text!).join(' ');
test('[D-host] what the unit starts, in the environment that it names, serves and stops', async () => {
  // As the page says, the program is built first.
  expect(spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: ROOT })).toMatchObject({ status: 0 });
  const [unit, port] = [blocks('ini')[0]!, await freePort()];
  const [program, ...args] = said(unit, 'ExecStart').replace('/usr/bin/node', process.execPath).split(' ');
  const named = said(unit, 'Environment')
    .replace('/var/lib/nightfall', join(folder, 'unit'))
    .replace('PORT=8080', `PORT=${port}`);
  const env = Object.fromEntries(named.split(' ').map((one) => one.split('=') as [string, string]));
  const child = spawn(program!, args, { cwd: ROOT, env: { PATH: process.env['PATH']!, ...env }, stdio: 'ignore' });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { interval: 250 }).toBe(true);
  const ended = new Promise((end) => child.once('exit', end));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('[D-host] the backup of every night copies the database and keeps the last fourteen', async () => {
  expect(spawnSync(process.execPath, ['scripts/build.mjs', 'cli'], { cwd: ROOT })).toMatchObject({ status: 0 });
  const [data, copies] = [join(folder, 'nightly'), join(folder, 'copies')];
  mkdirSync(copies);
  await node({ NIGHTFALL_DATA: data });
  for (let day = 10; day < 30; day++) writeFileSync(join(copies, `nightfall-2020-01-${day}-043000.db`), '');
  const lines = [...blocks('ini')[1]!.matchAll(/^ExecStart=\/bin\/sh -c '(.*)'$/gm)].map(([, line]) =>
    line!.replaceAll('%%', '%'),
  );
  for (const line of lines) {
    const here = line.replaceAll('/var/lib/nightfall-backups', copies).replace('/var/lib/nightfall', data);
    expect(spawnSync('sh', ['-c', here], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({ status: 0 });
  }
  const kept = readdirSync(copies).toSorted();
  expect(kept).toHaveLength(14);
  expect(kept[0]).toBe('nightfall-2020-01-17-043000.db');
  expect(statSync(join(copies, kept.at(-1)!)).size).toBeGreaterThan(10_000);
});

test('[D-host] the commands for backup and restore work as printed', async () => {
  const [data, file] = [join(folder, 'live'), join(folder, 'monday.db')];
  const [backup, restore] = ['backup', 'restore'].map((word) => {
    const [line] = new RegExp(`npm run -s nightfall -- ${word} .*`).exec(HOSTING)!;
    return line.replace('/backups/nightfall-monday.db', file).replace('/var/lib/nightfall', data);
  });
  const run = (line: string) => spawnSync('sh', ['-c', line], { cwd: ROOT, encoding: 'utf8' });
  const server = await node({ NIGHTFALL_DATA: data });
  expect(run(backup!)).toMatchObject({ status: 0 });
  expect(run(restore!).stderr).toContain('Another server is using the data folder');
  await server.stop();
  expect(run(restore!)).toMatchObject({ status: 0 });
  expect((await fetch(`${(await node({ NIGHTFALL_DATA: data })).url}/readyz`)).status).toBe(200);
});
