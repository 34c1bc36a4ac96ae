import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type OnlineTable, openTable } from '@nightfall/protocol/client';
import { load } from '@nightfall/catalog';
import type { Server } from './server.ts';
import { wallNow } from './table/clockwork.ts';
import { anyMove, clientOf, createMatch, follow, newcomer, testConfig, testServer, until } from './testing/harness.ts';

const clients: Client[] = [];
let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** A person as a guard, with bots of these levels; the clock of the first round runs. */
async function acting(levels: readonly string[], lasts: number): Promise<{ table: OnlineTable; id: string }> {
  const ada = await newcomer(server.url, 'Ada');
  const [thief, ...guards] = levels.map((level) => `bot:${level}`);
  const links = await createMatch(ada, 'heist', [thief!, 'me', ...guards], { lasts, rounds: 2 });
  const client = clientOf(ada, server.url);
  clients.push(client);
  const table = await follow(client, links.seats[1]!, undefined, 'heist');
  await table.ask({ t: 'in', i: { type: 'ready', seat: 1 } });
  await until(() => table.mirror.clock !== null);
  return { table, id: links.id };
}
const log = (id: string) =>
  server.tables.peek(id)!.play.lines.flatMap((entry) => (entry.type === 'input' ? [{ ...entry.input, at: entry.at }] : []));
const actsOf = (id: string, seat: number) =>
  log(id).filter((input) => 'seat' in input && input.seat === seat && input.type !== 'ready');

test('[10.3] a bot acts at its own pace beside a busy person', { retry: 2 }, async () => {
  const { table, id } = await acting(['quick', 'slow'], 60_000);
  for (const end = Date.now() + 1500; Date.now() < end; await wait(15))
    await table.ask({ t: 'in', i: { type: 'plan', seat: 1, place: 2 } });
  const [quick, slow] = [actsOf(id, 0).length, actsOf(id, 2).length];
  expect(quick).toBeGreaterThan(6);
  expect(slow).toBeGreaterThanOrEqual(2);
  expect(slow).toBeLessThan(quick / 2);
});

test('[10.3] in a pause and in the countdown after it bots keep still; then each waits afresh', async () => {
  const { table, id } = await acting(['slow'], 60_000);
  await until(() => actsOf(id, 0).length > 0);
  await table.ask({ t: 'pause' });
  const before = actsOf(id, 0).length;
  await wait(700);
  expect(actsOf(id, 0).length).toBe(before);
  await table.ask({ t: 'resume' });
  await wait(300);
  expect(actsOf(id, 0).length).toBe(before);
  await until(() => actsOf(id, 0).length > before, 1500);
});

test('[10.3] a bot knows how much time is left', async () => {
  const { id } = await acting(['careful', 'quick'], 2000);
  const { since } = server.tables.peek(id)!.play.match.clock!;
  await until(() => log(id).some((input) => input.type === 'bell'));
  expect(actsOf(id, 0).length).toBeGreaterThan(4);
  expect(Math.max(...actsOf(id, 0).map(({ at }) => at))).toBeLessThan(since + 1800);
});

test('[10.3] the bell goes first and rings once: no bot acts after the hour', async () => {
  const { id } = await acting(['quick', 'quick', 'quick'], 700);
  const { since } = server.tables.peek(id)!.play.match.clock!;
  await until(() => log(id).some((input) => input.type === 'bell'));
  const acts = log(id);
  const bell = acts.findIndex((input) => input.type === 'bell');
  expect(acts.filter((input) => input.type === 'bell')).toHaveLength(1);
  expect(Math.max(...acts.slice(0, bell).map(({ at }) => at))).toBeLessThan(since + 700);
});

test('[10.3] when the node that let the bots act is gone, another one does', async () => {
  const { id } = await acting(['quick'], 60_000);
  const { elsewhere } = server.tables.peek(id)!;
  const before = actsOf(id, 0).length;
  // Its name comes first, and it has not spoken for long.
  elsewhere.set('', { seats: [], until: wallNow() + 300 });
  await wait(200);
  const meanwhile = actsOf(id, 0).length;
  expect(meanwhile).toBeLessThanOrEqual(before + 1);
  await until(() => actsOf(id, 0).length > meanwhile + 2);
});

test('[10.3] an answer older than a second is thrown away', async () => {
  const { id } = await acting(['ponderer'], 4000);
  await wait(3000);
  expect(actsOf(id, 0)).toEqual([]);
}, 10_000);

test('[D-low] where all act at once without a clock, a busy person does not put the bots off', { timeout: 40_000 }, async () => {
  const { timing } = testConfig();
  const paced = await testServer({ games: '@nightfall/catalog', timing: { ...timing, botPace: 1000 } });
  try {
    const ada = await newcomer(paced.url, 'Ada');
    const links = await createMatch(ada, 'firefighters-on-duty', ['me', 'bot:random'], { mode: 'paced' });
    const client = clientOf(ada, paced.url);
    clients.push(client);
    const table = openTable(client, await load('firefighters-on-duty'), links.id, undefined);
    await table.opened;
    const deeds = () => paced.context.metrics.counts.bot_moves_total;
    const before = deeds();
    await table.ask({ t: 'in', i: { type: 'ready', seat: 0 } });
    // She has a new idea all the time.
    const busy = setInterval(() => {
      const move = anyMove(table);
      if (move && !/ready|done/.test(move.type)) void table.ask({ t: 'in', i: move as never });
    }, 20);
    await until(() => deeds() >= before + 2, 20_000).finally(() => clearInterval(busy));
    expect(table.mirror.n).toBeGreaterThan(20);
  } finally {
    await paced.close();
  }
});
