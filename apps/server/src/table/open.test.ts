import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '@nightfall/table';
import type { Server } from '../server.ts';
import { type Person, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';

let server: Server;
let ada: Person;
beforeAll(async () => {
  server = await testServer();
  ada = await newcomer(server.url);
});
afterAll(() => server.close());

test('a match of 1,000 lines is opened from its snapshot, and is the one that was played', async () => {
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12, cargo: 5000 });
  const client = clientOf(ada, server.url);
  const table = await follow(client, links.seats[0]!);
  while (table.mirror.n < 1000) {
    await table.play({ type: 'takePost', seat: 0, post: table.mirror.n % 12 } as never);
    await table.ask({ t: 'undo' });
  }
  const live = server.tables.peek(links.id)!;
  await until(async () => ((await server.context.store.snapshot(links.id))?.seq ?? 0) > 500);
  const { store } = server.context;
  const [row, kept, rows] = [await store.match(links.id), await store.snapshot(links.id), await store.rows(links.id, 0)];
  const play = restore(live.game, row!, rows, kept);
  expect(play.match.state).toEqual(live.play.match.state);
  expect([play.n, play.places, play.standing]).toEqual([live.play.n, live.play.places, live.play.standing]);
  expect(play.lines.slice(-live.play.lines.length)).toEqual(live.play.lines);
  expect(live.play.lines.length).toBeLessThan(100);
  const played = restore(live.game, row!, rows, undefined);
  expect(played.match.freeze()).toEqual(play.match.freeze());
  for (const data of [kept!.data.replace('"current":0', '"current":1'), kept!.data.slice(0, 99), 'nonsense'])
    expect(restore(live.game, row!, rows, { ...kept!, data }).match.freeze(), data.slice(0, 20)).toEqual(play.match.freeze());
  client.close();
});

test('dice that are due when a match is opened are thrown: the end of a damaged log leaves some', async () => {
  const { store } = server.context;
  const links = await createMatch(ada, 'open-watch', ['me', 'bot:random']);
  const [row, seats] = [await store.match(links.id), await store.seats(links.id)];
  const id = `${links.id.slice(0, 9)}${links.id.endsWith('a') ? 'b' : 'a'}`;
  await store.createMatch({ ...row!, id }, seats, []);
  const table = await server.tables.open(id);
  expect(table!.play.match.waiting.for).not.toBe('dice');
  expect((await store.rows(id, 0)).length).toBeGreaterThan(0);
});
