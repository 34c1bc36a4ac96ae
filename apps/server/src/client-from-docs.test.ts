import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { catalog, load } from '@nightfall/catalog';
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

type Told = {
  readonly outcome: string;
  readonly people: readonly { readonly moves: number; readonly patches: number; readonly same: boolean }[];
};

test.each(catalog.filter(({ available }) => available))(
  '[D-docs] two people with a client written from the documentation alone play a whole game of $id, and their patched views are right',
  async ({ id, players }) => {
    const { stdout } = await run(process.execPath, [CLIENT, server.url, id, SETTINGS[id] ?? '{}'], { timeout: 200_000 });
    const { outcome, people } = JSON.parse(stdout) as Told;
    expect(['won', 'lost', 'scored']).toContain(outcome);
    expect(people.length).toBe(Math.min(players.max, 2));
    const { secrets } = await load(id);
    for (const { moves, patches, same } of people) expect([moves > 0, patches > 3, same]).toEqual([true, secrets, true]);
    expect(server.context.metrics.counts.errors_total).toBe(0);
  },
);
