import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Line } from '@nightfall/protocol';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './store/sqlite.ts';
import { type Burst, burst, movesAmong, movesOf, people } from './testing/burst.ts';
import { newFolder, until } from './testing/harness.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const nightfall = (data: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', CLI, ...args], { env: { ...process.env, NIGHTFALL_DATA: data } });
const hasShell = await run('sqlite3', ['--version']).then(
  () => true,
  () => false,
);

const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));
async function start(data: string): Promise<ServerProcess> {
  const server = await startProcess({ NIGHTFALL_DATA: data });
  servers.push(server);
  return server;
}
const movesIn = async (data: string, { match }: Burst): Promise<string[]> => {
  const store = await openSqlite(data);
  const rows = await store.rows(match, 0);
  await store.close();
  return movesAmong(rows.map(({ data: text }) => JSON.parse(text) as Line));
};
/** Of each seat the acknowledged moves come first, in their order. */
function expectAll(moves: readonly string[], acked: readonly string[]): void {
  for (const seat of ['"seat":0', '"seat":1']) {
    const due = acked.filter((move) => move.includes(seat));
    expect(moves.filter((move) => move.includes(seat)).slice(0, due.length)).toEqual(due);
  }
}

test('[D-host] two commands copy the database in the middle of play and put it back', async () => {
  const [data, later, file] = [newFolder(), newFolder(), join(newFolder(), 'copy.db')];
  const server = await start(data);
  const [ada, ben] = await people(server.url);
  const games = await Promise.all([1, 2, 3].map(() => burst([ada, ben], [server.url])));
  await until(() => games.every(({ acked }) => acked.length >= 5));
  const acked = games.map((game) => [...game.acked]);
  await nightfall(data, 'backup', file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(nightfall(data, 'restore', file)).rejects.toThrow('Another server is using the data folder');
  await expect(nightfall(data, 'backup', file)).rejects.toThrow('already exists');
  await Promise.all(games.map((game) => game.stop()));
  await server.kill();

  await nightfall(later, 'restore', file);
  const next = await start(later);
  for (const [i, game] of games.entries()) expectAll(await movesOf(ada, next.url, game.match), acked[i]!);
  await next.kill();
  const { stdout } = await nightfall(data, 'restore', file);
  const kept = /is in (\S+)\.\n/.exec(stdout)?.[1];
  expect(kept && existsSync(kept)).toBe(true);
});

test.skipIf(!hasShell)(
  '[D-host] a copy by the shell of SQLite, in the middle of a burst, has all that was acknowledged',
  async () => {
    const [data, copy] = [newFolder(), newFolder()];
    const server = await start(data);
    const [ada, ben] = await people(server.url);
    const games = await Promise.all([1, 2, 3].map(() => burst([ada, ben], [server.url])));
    await until(() => games.every(({ acked }) => acked.length >= 5));
    const acked = games.map((game) => [...game.acked]);
    await run('sqlite3', [join(data, 'nightfall.db'), `.backup ${join(copy, 'nightfall.db')}`]);
    await Promise.all(games.map((game) => game.stop()));
    for (const [i, game] of games.entries()) expectAll(await movesIn(copy, game), acked[i]!);
    expect(await server.stop()).toBe(0);
  },
);

test('[D-host] what is no backup is not put in place', async () => {
  const data = newFolder();
  const other = join(newFolder(), 'other.db');
  writeFileSync(other, 'not a database at all, but long enough to be looked at as one. '.repeat(20));
  await expect(nightfall(data, 'restore', other)).rejects.toThrow(/not a database/);
  await expect(nightfall(data, 'restore', join(data, 'none.db'))).rejects.toThrow('There is no file');
  await expect(nightfall(data, 'backup', join(data, 'copy.db'))).rejects.toThrow('There is no nightfall.db');
  expect(readdirSync(data).filter((file) => file === 'nightfall.db')).toEqual([]);
});
