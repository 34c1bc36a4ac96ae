import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestPostgres, freePort, startPostgres } from '@nightfall/server/postgres';
import { type ServerNode, can, newNode } from './node.ts';

export type FaultName = 'kill' | 'diskErrors' | 'fullDisk' | 'databaseOff' | 'nodeOfTwo';
/** Where bursts are played, and what happens to it. `strike` answers what it was: another fault where the system does not let us. */
export type Scene = { readonly urls: readonly string[]; strike(): Promise<FaultName>; end(): Promise<void> };

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));
const again = async (node: ServerNode): Promise<'kill'> => {
  await node.kill();
  await node.start();
  return 'kill';
};

async function onDisk(strike: (node: ServerNode, folder: string) => Promise<FaultName>, size?: string): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-chaos-'));
  const isMounted = size !== undefined && can('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  const node = newNode(await freePort(), { NIGHTFALL_DATA: join(folder, 'data') });
  await node.start();
  return {
    urls: [node.url],
    strike: () => (size !== undefined && !isMounted ? again(node) : strike(node, folder)),
    end: async () => {
      await node.stop();
      if (isMounted) can('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of the process cannot grow any more, then they can again. */
async function breakDisk(node: ServerNode, folder: string): Promise<FaultName> {
  const { size } = statSync(join(folder, 'data', 'nightfall.db-wal'));
  if (!node.limitFiles(size + 4096)) return again(node);
  await pause(700);
  node.limitFiles(undefined);
  return 'diskErrors';
}
async function fillDisk(_node: ServerNode, folder: string): Promise<FaultName> {
  const filler = join(folder, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024));
  } catch {
    // As much as there was room for.
  }
  await pause(1000);
  rmSync(filler);
  return 'fullDisk';
}

async function onPostgres(
  nodes: number,
  strike: (nodes: readonly ServerNode[], postgres: TestPostgres) => Promise<FaultName>,
): Promise<Scene> {
  const postgres = await startPostgres();
  const all: ServerNode[] = [];
  for (let i = 0; i < nodes; i++) all.push(newNode(await freePort(), { DATABASE_URL: postgres.url }));
  for (const node of all) await node.start();
  return {
    urls: all.map((node) => node.url),
    strike: () => strike(all, postgres),
    end: async () => {
      await Promise.all(all.map((node) => node.stop()));
      await postgres.end();
    },
  };
}

export const SCENES: { readonly [name in FaultName]: () => Promise<Scene> } = {
  kill: () => onDisk(again),
  diskErrors: () => onDisk(breakDisk),
  fullDisk: () => onDisk(fillDisk, '24m'),
  databaseOff: () =>
    onPostgres(1, async (_nodes, postgres) => {
      await postgres.off();
      await pause(500);
      await postgres.on();
      return 'databaseOff';
    }),
  nodeOfTwo: () =>
    onPostgres(2, async ([node]) => {
      await again(node!);
      return 'nodeOfTwo';
    }),
};
