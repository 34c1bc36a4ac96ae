import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { TIMING } from './context.ts';
import type { Server } from './server.ts';
import { DAWN } from './testing/games.ts';
import {
  type Person,
  anyMove,
  clientOf,
  createMatch,
  follow,
  newFolder,
  newcomer,
  testConfig,
  testServer,
  until,
} from './testing/harness.ts';
import { closeMeanwhile, pass, passUntil, startTime, stopTime } from './testing/time.ts';
import { startServer } from './server.ts';

const clients: Client[] = [];
let server: Server;
let people: [Person, Person];
beforeAll(async () => {
  stopTime();
  server = await testServer();
  people = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
});
afterAll(async () => {
  startTime();
  clients.forEach((client) => client.close());
  await server.close();
});

/** Two at a table, played on until the clock runs. */
async function atDawn(at = server, who = people): Promise<{ a: OnlineTable; b: OnlineTable; id: string; own: Client[] }> {
  const links = await createMatch(who[0], 'open-watch', ['me', 'open'], { gates: 1 });
  const own = who.map((person) => clientOf(person, at.url));
  clients.push(...own);
  const a = await follow(own[0]!, links.seats[0]!);
  const b = await follow(own[1]!, links.seats[1]!);
  await playToDawn([a, b]);
  return { a, b, id: links.id, own };
}
const playToDawn = (tables: readonly OnlineTable[]): Promise<void> =>
  until(async () => {
    for (const table of tables) {
      const move = tables[0]!.mirror.clock ? undefined : anyMove(table);
      if (move) await table.play(move);
    }
    return tables[0]!.mirror.clock !== null;
  });
const bells = (id: string) => server.tables.peek(id)!.play.match.inputs.filter((input) => input.type === 'bell').length;

test('the bell rings once, at its hour of match time', async () => {
  const { a, id } = await atDawn();
  const { since, lasts } = a.mirror.clock!;
  expect(lasts).toBe(DAWN);
  await pass(server, DAWN - 20);
  expect(bells(id)).toBe(0);
  await passUntil(server, () => a.mirror.result !== undefined, 100);
  expect(bells(id)).toBe(1);
  expect(a.mirror.match!.now).toBe(since + DAWN);
});

test('what arrives between the hour and the bell was begun before it', async () => {
  const { a, id } = await atDawn();
  const due = server.tables.peek(id)!.play.match.deadline!;
  await passUntil(server, () => a.mirror.time() >= due, 2 * DAWN);
  expect(bells(id)).toBe(0);
  expect(await a.play({ type: 'shout', seat: 0, loud: true } as never)).toBeUndefined();
  await passUntil(server, () => a.mirror.result !== undefined, DAWN);
  const shout = a.mirror.match!.log.findLast((entry) => entry.type === 'input' && entry.input.type === 'shout');
  expect(shout!.at).toBeLessThanOrEqual(due);
  expect(bells(id)).toBe(1);
});

test('in a pause the clock stands, whoever wished it', async () => {
  const { a, b, id } = await atDawn();
  await a.ask({ t: 'pause' });
  await pass(server, DAWN + 100);
  expect(bells(id)).toBe(0);
  expect(await b.ask({ t: 'in', i: { type: 'shout', seat: 1, loud: true } as never })).toMatchObject({ code: 'PAUSED' });
  await b.ask({ t: 'resume' });
  await passUntil(server, () => a.mirror.result !== undefined);
  expect(bells(id)).toBe(1);
});

test('the clock stops when a player loses the connection, and somebody lets it go on', async () => {
  const { a, id, own } = await atDawn();
  own[1]!.close();
  await passUntil(server, () => a.mirror.standing.paused, DAWN);
  const pause = server.tables.peek(id)!.play.lines.findLast((line) => line.type === 'pause');
  expect(pause).toMatchObject({ seat: 1, why: 'away' });
  await a.ask({ t: 'resume' });
  await passUntil(server, () => a.mirror.result !== undefined);
});

test('if the only server dies with the clock running, the time until it is back does not count', async () => {
  const timing = { ...TIMING, lag: 20, away: 100_000, beat: 40 };
  const data = newFolder();
  const first = await startServer(testConfig({ data, timing }));
  const who: [Person, Person] = [await newcomer(first.url, 'Ada'), await newcomer(first.url, 'Ben')];
  const { id, own } = await atDawn(first, who);
  const held = first.tables.peek(id)!;
  own.forEach((client) => client.close());
  await closeMeanwhile(first);
  await vi.advanceTimersByTimeAsync(DAWN + 300);
  const second = await startServer(testConfig({ data, timing }));
  const table = (await second.tables.open(id))!;
  expect(table.play.standing.paused).toBe(true);
  expect(table.play.lines.at(-1)).toMatchObject({ type: 'pause', why: 'left' });
  expect(table.play.match.now).toBeLessThan(held.play.match.clock!.since + DAWN);
  await closeMeanwhile(second);
});

const HOUR = 3_600_000;
/** As if the clock of the machine had been set before the process began. */
async function atHour<R>(shift: number, act: () => Promise<R>): Promise<R> {
  const origin = performance.timeOrigin;
  Object.defineProperty(performance, 'timeOrigin', { value: origin + shift, configurable: true });
  return act().finally(() => Object.defineProperty(performance, 'timeOrigin', { value: origin, configurable: true }));
}
test.each([
  ['back', HOUR],
  ['forward', -HOUR],
])('[D-host] a machine whose clock was put %s between two starts rings the bell in time', async (_way, shift) => {
  const data = newFolder();
  const links = await atHour(shift, async () => {
    const first = await startServer(testConfig({ data }));
    const made = await createMatch(await newcomer(first.url, 'Ada'), 'open-watch', ['open', 'open'], { gates: 1 });
    await closeMeanwhile(first);
    return made;
  });
  const second = await startServer(testConfig({ data }));
  const own = await Promise.all(['Ada', 'Ben'].map(async (name) => clientOf(await newcomer(second.url, name), second.url)));
  const tables = await Promise.all(own.map((client, i) => follow(client, links.seats[i]!)));
  await playToDawn(tables);
  const { since } = tables[0]!.mirror.clock!;
  await passUntil(second, () => tables[0]!.mirror.result !== undefined, 10 * DAWN);
  expect(tables[0]!.mirror.match!.now).toBe(since + DAWN);
  own.forEach((client) => client.close());
  await closeMeanwhile(second);
});
test('[D-host] a running clock that is found after the machine was put back stands where it stood', async () => {
  const data = newFolder();
  const timing = { ...TIMING, lag: 20, away: 100_000, beat: 40 };
  const [id, stood] = await atHour(HOUR, async () => {
    const first = await startServer(testConfig({ data, timing }));
    const who: [Person, Person] = [await newcomer(first.url, 'Ada'), await newcomer(first.url, 'Ben')];
    const { id: match, own } = await atDawn(first, who);
    const { deadline } = first.tables.peek(match)!.play.match;
    own.forEach((client) => client.close());
    await closeMeanwhile(first);
    return [match, deadline!] as const;
  });
  const second = await startServer(testConfig({ data, timing }));
  const { play } = (await second.tables.open(id))!;
  expect(play.lines.at(-1)).toMatchObject({ type: 'pause', why: 'left' });
  expect(play.clock.at).toBeLessThan(stood);
  await closeMeanwhile(second);
});
