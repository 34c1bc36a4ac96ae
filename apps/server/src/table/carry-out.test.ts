import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { clientOf, createMatch, follow, newcomer, testServer } from '../testing/harness.ts';
import { actAlone } from './background.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a step that throws half way and an answer that throws leave the table in order', async () => {
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12 });
  const client = clientOf(ada, server.url);
  const mine = await follow(client, links.seats[0]!);
  const table = server.tables.peek(links.id)!;
  const before = table.play.match.inputs.length;
  const take = { type: 'takePost', seat: 0, post: 3 };
  const halfWay = () => {
    table.play.match.play(take);
    throw new Error('half way');
  };
  table.act(
    null,
    () => [],
    () => {
      throw new Error('in the answer');
    },
  );
  await expect(actAlone(table, halfWay)).rejects.toThrow('half way');
  await mine.play(take as never);
  expect(table.play.match.inputs).toHaveLength(before + 1);
  expect([table.isBusy, table.waiting, table.stale]).toEqual([false, [], false]);
  expect((await server.context.store.rows(links.id, 0)).map(({ data }) => JSON.parse(data))).toEqual(table.play.lines);
  client.close();
});
