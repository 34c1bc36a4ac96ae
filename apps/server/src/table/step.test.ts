import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchInfo, Recap } from '@nightfall/protocol';
import { type Step, actAlone, carryOut } from '@nightfall/table';
import type { Server } from '../server.ts';
import { ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';

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
  const halfWay: Step = ({ match }) => {
    match.play(take);
    throw new Error('half way');
  };
  carryOut(
    table,
    null,
    () => [],
    () => {
      throw new Error('in the answer');
    },
  );
  await expect(actAlone(table, halfWay)).rejects.toThrow('half way');
  await mine.play(take as never);
  expect(table.play.match.inputs).toHaveLength(before + 1);
  expect(table.turns).toEqual({ isBusy: false, waiting: [] });
  expect((await server.context.store.rows(links.id, 0)).map(({ data }) => JSON.parse(data))).toEqual(table.play.lines);
  client.close();
});

test.each(['watch', 'open-watch'])('in %s nobody is told of a move that was not stored', async (game) => {
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, game, ['me', 'open'], { gates: 12 });
  const clients = [clientOf(ada, server.url), clientOf(undefined, server.url), clientOf(undefined, server.url)];
  const mine = await follow(clients[0]!, links.seats[0]!, undefined, game);
  const early = await follow(clients[1]!, links.watch, undefined, game);
  const table = server.tables.peek(links.id)!;
  const before = table.play.match.inputs.length;
  const fail = () =>
    actAlone(table, ({ match }) => {
      match.play({ type: 'takePost', seat: 0, post: 3 } as never);
      throw new Error('half way');
    });
  await expect(fail()).rejects.toThrow('half way');
  const late = await follow(clients[2]!, links.watch, undefined, game);
  expect(late.mirror.inputs).toBe(before);
  expect(late.mirror.view).toEqual(early.mirror.view);
  await expect(fail()).rejects.toThrow('half way');
  expect((await mine.page(before + 5))?.ev).toHaveLength(before);
  const recap = () => ask<Recap>(ada, 'GET', `/api/matches/${links.id}/recap`);
  const told = await recap();
  await expect(fail()).rejects.toThrow('half way');
  expect(await recap()).toEqual(told);
  await expect(fail()).rejects.toThrow('half way');
  expect(await ask<MatchInfo>(ada, 'GET', `/api/matches/${links.id}`)).toMatchObject({ turn: true });
  await mine.play({ type: 'takePost', seat: 0, post: 1 } as never);
  await until(() => early.mirror.n === table.play.n && late.mirror.n === table.play.n);
  for (const { mirror } of [early, late]) expect(mirror.view).toEqual(table.play.match.view(null));
  clients.forEach((client) => client.close());
});
