import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, type OnlineTable, openTable } from '@nightfall/protocol/client';
import { load } from '@nightfall/catalog';
import type { Input } from '@nightfall/kernel';
import type { Server } from './server.ts';
import { OURS, anyMove, clientOf, createMatch, follow, newcomer, testConfig, testServer } from './testing/harness.ts';
import { closeMeanwhile, pass, passUntil, startTime, stopTime } from './testing/time.ts';

const clients: Client[] = [];
let server: Server;
beforeAll(async () => {
  stopTime();
  server = await testServer();
});
afterAll(async () => {
  startTime();
  clients.forEach((client) => client.close());
  await server.close();
});

/** A person as a guard, with bots of these levels; the clock of the first round runs. */
async function acting(levels: readonly string[], lasts: number): Promise<{ table: OnlineTable; id: string }> {
  const ada = await newcomer(server.url, 'Ada');
  const [thief, ...guards] = levels.map((level) => `bot:${level}`);
  const links = await createMatch(ada, 'heist', [thief!, 'me', ...guards], { lasts, rounds: 2 });
  const client = clientOf(ada, server.url);
  clients.push(client);
  const table = await follow(client, links.seats[1]!, undefined, 'heist');
  await table.ask({ t: 'in', i: { type: 'ready', seat: 1 } });
  await passUntil(server, () => table.mirror.clock !== null);
  return { table, id: links.id };
}
const log = (id: string) =>
  server.tables.peek(id)!.play.lines.flatMap((entry) => (entry.type === 'input' ? [{ ...entry.input, at: entry.at }] : []));
const isDeedOf = (seat: number) => (input: Input) => 'seat' in input && input.seat === seat && input.type !== 'ready';
const actsOf = (id: string, seat: number) => server.tables.peek(id)!.play.match.inputs.filter(isDeedOf(seat));

test('[10.3] a bot acts at its own pace beside a busy person', async () => {
  const { table, id } = await acting(['quick', 'slow'], 60_000);
  for (let passed = 0; passed < 1500; passed += 15) {
    await table.ask({ t: 'in', i: { type: 'plan', seat: 1, place: 2 } });
    await pass(server, 15);
  }
  const [quick, slow] = [actsOf(id, 0).length, actsOf(id, 2).length];
  expect(quick).toBeGreaterThan(6);
  expect(slow).toBeGreaterThanOrEqual(2);
  expect(slow).toBeLessThan(quick / 2);
});

test('[10.3] in a pause and in the countdown after it bots keep still; then each waits afresh', async () => {
  const { table, id } = await acting(['slow'], 60_000);
  await passUntil(server, () => actsOf(id, 0).length > 0);
  await table.ask({ t: 'pause' });
  const before = actsOf(id, 0).length;
  await pass(server, 700);
  expect(actsOf(id, 0).length).toBe(before);
  await table.ask({ t: 'resume' });
  await pass(server, 300);
  expect(actsOf(id, 0).length).toBe(before);
  await passUntil(server, () => actsOf(id, 0).length > before, 1500);
});

test('[10.3] a bot knows how much time is left', async () => {
  const { id } = await acting(['careful', 'quick'], 2000);
  const { since } = server.tables.peek(id)!.play.match.clock!;
  await passUntil(server, () => log(id).some((input) => input.type === 'bell'));
  expect(actsOf(id, 0).length).toBeGreaterThan(4);
  expect(
    Math.max(
      ...log(id)
        .filter(isDeedOf(0))
        .map(({ at }) => at),
    ),
  ).toBeLessThan(since + 1800);
});

test('[10.3] the bell goes first and rings once: no bot acts after the hour', async () => {
  const { id } = await acting(['quick', 'quick', 'quick'], 700);
  const { since } = server.tables.peek(id)!.play.match.clock!;
  await passUntil(server, () => log(id).some((input) => input.type === 'bell'));
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
  elsewhere.set('', { seats: [], until: server.context.time.now() + 300 });
  await pass(server, 200);
  expect(actsOf(id, 0).length).toBe(before);
  await passUntil(server, () => actsOf(id, 0).length > before + 2);
});

test('[10.3] an answer older than a second is thrown away', async () => {
  const { id } = await acting(['quick'], 60_000);
  // The table itself: a second that passes at once may drop it from memory.
  const { play } = server.tables.peek(id)!;
  const acts = () => play.match.inputs.filter(isDeedOf(0)).length;
  const before = acts();
  const { bots } = server.context;
  const ask = bots.ask.bind(bots);
  const asked = vi.spyOn(bots, 'ask').mockImplementation(async (...question) => {
    const moves = await ask(...question);
    vi.advanceTimersByTime(1001);
    return moves;
  });
  await passUntil(server, () => asked.mock.calls.length > 0);
  asked.mockRestore();
  await pass(server, 10);
  expect(acts()).toBe(before);
});

test('[D-low] where all act at once without a clock, a busy person does not put the bots off', async () => {
  const { timing } = testConfig();
  const paced = await testServer({ games: OURS, timing: { ...timing, botPace: 1000 } });
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
    const haveAnIdea = async () => {
      const move = anyMove(table);
      if (move && !/ready|done/.test(move.type)) await table.ask({ t: 'in', i: move as never });
    };
    for (let passed = 0; passed < 4000 && deeds() < before + 2; passed += 20) {
      await haveAnIdea();
      await pass(paced, 20);
    }
    expect(deeds()).toBeGreaterThanOrEqual(before + 2);
    expect(table.mirror.n).toBeGreaterThan(20);
  } finally {
    await closeMeanwhile(paced);
  }
});

test.each(['clock', 'paced'])('a person and three bots: every bot gets ready, and the shift begins (%s)', async (mode) => {
  const duty = await testServer({ games: OURS });
  try {
    const ada = await newcomer(duty.url, 'Ada');
    const seats = ['me', 'bot:good', 'bot:good', 'bot:casual'];
    const links = await createMatch(ada, 'firefighters-on-duty', seats, { mode });
    const client = clientOf(ada, duty.url);
    clients.push(client);
    const table = openTable(client, await load('firefighters-on-duty'), links.id, undefined);
    await table.opened;
    const inputs = () => duty.tables.peek(links.id)!.play.match.inputs;
    const readied = () => inputs().flatMap((input) => (input.type === 'ready' && 'seat' in input ? [input.seat] : []));
    for (const times of [1, 2]) {
      await table.ask({ t: 'in', i: { type: 'ready', seat: 0 } });
      await passUntil(duty, () => readied().length === times * seats.length);
    }
    expect(seats.map((_, seat) => readied().filter((one) => one === seat).length)).toEqual([2, 2, 2, 2]);
    await passUntil(duty, () => inputs().some(({ type }) => type === 'roll'));
  } finally {
    await closeMeanwhile(duty);
  }
});
