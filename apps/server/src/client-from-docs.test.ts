import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { catalog } from '@nightfall/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from './rate-limits.ts';
import type { Server } from './server.ts';
import { OURS, testServer } from './testing/harness.ts';

const CLIENT = fileURLToPath(new URL('../../../docs/client/client.mjs', import.meta.url));
const run = promisify(execFile);

/** Against the clock a game takes as long as the clock says. */
const SETTINGS: Readonly<Record<string, string>> = { 'firefighters-on-duty': '{"mode":"paced","pace":"tense"}' };

let server: Server;
beforeAll(async () => {
  server = await testServer({ games: OURS, limits: { ...LIMITS, connection: { perSecond: 1e9, burst: 1e9 } } });
});
afterAll(() => server.close());

test.each(catalog.filter(({ available }) => available).map(({ id }) => id))(
  '[D-docs] a client written from the documentation alone plays a whole game of %s',
  async (game) => {
    const { stdout } = await run(process.execPath, [CLIENT, server.url, game, 'random', SETTINGS[game] ?? '{}'], {
      timeout: 200_000,
    });
    const end = JSON.parse(stdout) as { moves: number; outcome: string };
    expect(end.moves).toBeGreaterThan(3);
    expect(['won', 'lost', 'scored']).toContain(end.outcome);
    expect(server.context.metrics.counts.errors_total).toBe(0);
  },
);
