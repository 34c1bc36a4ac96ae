import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './server.ts';
import { newFolder, socketOf, testConfig, until } from './testing/harness.ts';
import { freePort, startPostgres } from './testing/postgres.ts';

test('[D-host] the server listens before its database is there: it is up, not ready, and opens when it can', async () => {
  const [postgres, port] = [await startPostgres(), await freePort()];
  await postgres.off();
  const starting = startServer(testConfig({ databaseUrl: postgres.url, port, base: '/games/' }));
  const at = `http://127.0.0.1:${port}/games`;
  const status = (path: string) =>
    fetch(at + path).then(
      (answer) => answer.status,
      () => 0,
    );
  await until(async () => (await status('/healthz')) === 200);
  expect([await status('/readyz'), await status('/api/games')]).toEqual([503, 503]);
  const refused = await new Promise((said) => new WebSocket(socketOf(at)).once('error', said));
  expect(String(refused)).toContain('503');
  await postgres.on();
  const server = await starting;
  expect([await status('/healthz'), await status('/readyz'), await status('/api/games')]).toEqual([200, 200, 200]);
  await server.close();
  await postgres.end();
});

/** A server of its own modules, which acts before it opens its file: what other tests have loaded stays as it is. */
async function serverThatFirst(acts: () => void): Promise<typeof startServer> {
  vi.resetModules();
  vi.doMock(import('./store/sqlite.ts'), async (load) => {
    const real = await load();
    return { ...real, openSqlite: (...args) => (acts(), real.openSqlite(...args)) };
  });
  onTestFinished(() => {
    vi.doUnmock('./store/sqlite.ts');
    vi.resetModules();
  });
  return (await import('./server.ts')).startServer;
}
test('[D-host] the port is held before a file is opened, however long that takes', async () => {
  const port = await freePort();
  const knock = `require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  const before: (number | null)[] = [];
  const start = await serverThatFirst(() => before.push(spawnSync(process.execPath, ['-e', knock]).status));
  const server = await start(testConfig({ data: newFolder(), port }));
  expect(before).toEqual([0]);
  await server.close();
});

test('[D-host] a server that cannot open its database gives the port back', async () => {
  const port = await freePort();
  const noFolder = join(newFolder(), 'a file');
  writeFileSync(noFolder, '');
  const config = testConfig({ data: noFolder, port });
  await expect(startServer(config)).rejects.toThrow('ENOTDIR');
  await expect(startServer(config)).rejects.toThrow('ENOTDIR');
});
