import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildModule } from '../built.ts';
import { asked, type Child, watch } from './child.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** This server, built and started as `npm start` does it, with its durable store in a folder or in this PostgreSQL. `shelf`: its games; without it, our own. */
export async function startOurs(shelf?: URL, database = ''): Promise<Child> {
  if (spawnSync(process.execPath, [at('scripts/build.mjs'), 'server'], { stdio: ['ignore', 2, 2] }).status !== 0)
    throw new Error('the server could not be built');
  const games = shelf && (await buildModule(shelf));
  const data = mkdtempSync(join(tmpdir(), 'nightfall-bench-'));
  const server = watch(at('apps/server/dist/main.mjs'), [], ['--enable-source-maps'], {
    ...{
      HOST: '127.0.0.1',
      PORT: '0',
      NIGHTFALL_DATA: data,
      NIGHTFALL_LOG: 'silent',
      NIGHTFALL_LIMITS: 'off',
      DATABASE_URL: database,
    },
    ...(games && { NIGHTFALL_SHELF: games.url }),
  });
  const child = asked(server, await portOf(server));
  const stop = async () => {
    await child.stop();
    rmSync(data, { recursive: true, force: true });
    await games?.remove();
  };
  return { ...child, stop };
}

/** It prints its address when it is open. */
const portOf = (server: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server under test ended with ${code}`)));
    server.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const port = /http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
