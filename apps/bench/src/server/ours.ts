import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer, TIMING, UNLIMITED } from '@nightfall/server';
import { report } from './child.ts';

/** This server, with its durable store in a folder. */
const data = mkdtempSync(join(tmpdir(), 'nightfall-bench-'));
process.on('SIGTERM', () => process.exit());
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const games = process.argv[2] ?? new URL('./ledger.ts', import.meta.url).href;
const config = readConfig({
  HOST: '127.0.0.1',
  PORT: '0',
  NIGHTFALL_DATA: data,
  NIGHTFALL_GAMES: games,
  NIGHTFALL_LOG: 'silent',
});
const server = await startServer({ ...config, limits: UNLIMITED, timing: { ...TIMING, notice: 3_600_000 } });
report(server.port);
