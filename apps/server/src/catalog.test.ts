import { catalog, load } from '@nightfall/catalog';
import { canonical, type Json, type Options } from '@nightfall/kernel';
import { openTable } from '@nightfall/protocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from './server.ts';
import { OURS, type Person, anyMove, clientOf, createMatch, newcomer, testServer, until } from './testing/harness.ts';

let server: Server;
let ada: Person;
beforeAll(async () => {
  server = await testServer({ games: OURS });
  ada = await newcomer(server.url);
});
afterAll(() => server.close());

const games = catalog.filter((entry) => entry.available).map((entry) => entry.id);

test.each(games)('%s is played online, and the client sees what the server has', async (id) => {
  const game = await load(id);
  const options: Options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const players = Math.min(2, game.players.max);
  const links = await createMatch(
    ada,
    id,
    // Where nobody may play for both sides, a bot sits opposite.
    Array.from({ length: players }, (_, seat) => (game.apart !== undefined && seat > 0 ? 'bot:random' : 'me')),
    options,
  );
  const client = clientOf(ada, server.url);
  const table = openTable(client, game, links.id, undefined);
  expect(await table.opened).toBeUndefined();
  for (let moves = 0; moves < 12 && !table.mirror.result; moves++) {
    await until(() => anyMove(table) !== undefined || table.mirror.result !== undefined);
    const move = anyMove(table);
    if (move) expect(await table.play(move)).toBeUndefined();
  }
  const { play } = server.tables.peek(links.id)!;
  await until(() => table.mirror.n === play.n);
  expect(table.mirror.inputs).toBe(play.match.inputs.length);
  // In whatever order a patch has put the keys of an object.
  expect(canonical(table.mirror.view as Json)).toBe(canonical(play.match.view(0) as Json));
  client.close();
});
