import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { anyMove, clientOf, createMatch, follow, newcomer, testConfig, testServer, until } from '../testing/harness.ts';

let server: Server | undefined;
let clients: Client[] = [];
afterEach(async () => {
  clients.forEach((client) => client.close());
  await server?.close();
  clients = [];
});

/** A table with a player and these many watchers, who are told every so often. */
async function watched(game: string, watchers: number, gather: number) {
  server = await testServer({ timing: { ...testConfig().timing, gatherFrom: 2, gather } });
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, game, ['me'], { gates: 12 });
  const come = async (link: string, person = ada) => {
    const client = clientOf(person, server!.url);
    clients.push(client);
    return follow(client, link, undefined, game);
  };
  const player = await come(links.seats[0]!);
  const look = async () => come(links.watch, await newcomer(server!.url));
  const others: OnlineTable[] = [];
  for (let i = 0; i < watchers; i++) others.push(await look());
  return { player, others, look };
}
async function moves(table: OnlineTable, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await until(() => anyMove(table) !== undefined);
    await table.play(anyMove(table)!);
  }
}

test.each(['watch', 'open-watch'])('[%s] few watchers hear everything at once', async (game) => {
  const { player, others } = await watched(game, 2, 3_600_000);
  await moves(player, 2);
  await until(() => others.every(({ mirror }) => mirror.n === player.mirror.n));
});

test.each(['watch', 'open-watch'])('[%s] many are told together, and see the same in the end', async (game) => {
  const { player, others } = await watched(game, 3, 50);
  await moves(player, 3);
  await until(() => others.every(({ mirror }) => mirror.n === player.mirror.n));
  const [table] = server!.tables.all();
  for (const { mirror } of others) expect(mirror.view).toEqual(table!.play.match.view(null));
});

test.each(['watch', 'open-watch'])(
  '[%s] until then they wait; whoever comes meanwhile brings them to the present',
  async (game) => {
    const { player, others, look } = await watched(game, 3, 3_600_000);
    const before = others.map(({ mirror }) => mirror.n);
    await moves(player, 2);
    expect([player.mirror.n > before[0]!, others.map(({ mirror }) => mirror.n)]).toEqual([true, before]);
    const late = await look();
    await until(() => [...others, late].every(({ mirror }) => mirror.n === player.mirror.n));
    for (const { mirror } of others) expect(mirror.view).toEqual(late.mirror.view);
  },
);
