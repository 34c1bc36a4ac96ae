import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { anyMove, clientOf, createMatch, follow, newcomer, readLink, socketOf, testServer, until } from '../testing/harness.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import type { Server } from '../server.ts';

let database: TestPostgres;
let servers: readonly [Server, Server];
beforeAll(async () => {
  database = await startPostgres();
  const start = () => testServer({ databaseUrl: database.url });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.end();
});

/** Two players of one match, each at a node of their own. */
async function atTwoNodes() {
  const [ada, bob] = [await newcomer(servers[0].url), await newcomer(servers[1].url, 'Bob')];
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const hers = await follow(clientOf(ada, servers[0].url), links.watch);
  const his = await follow(clientOf(bob, servers[1].url), links.seats[1]!);
  await until(() => hers.mirror.seats.every(({ person, here }) => person && here));
  return { id: links.id, watch: links.watch, hers, his };
}
async function moveOf(table: Awaited<ReturnType<typeof follow>>): Promise<void> {
  await until(() => anyMove(table) !== undefined);
  expect(await table.ask({ t: 'in', i: anyMove(table)! })).toBeUndefined();
}

test('a move is told to the other node with its lines, which are not read again; a gap is filled from the store', async () => {
  const { id, hers, his } = await atTwoNodes();
  const read = vi.spyOn(servers[1].context.store, 'rows');
  await moveOf(hers);
  await until(() => his.mirror.n === hers.mirror.n);
  expect(read).not.toHaveBeenCalled();
  const there = servers[1].tables.peek(id)!;
  const rows = await servers[0].context.store.rows(id, there.play.n - 1);
  await servers[1].tables.refresh(id, there.play.n + 1, [{ ...rows[0]!, seq: there.play.n + 5 }]);
  expect(read).toHaveBeenCalledExactlyOnceWith(id, there.play.n);
});

test('nobody waits for the lines of a table with people at one node only: the other is told later, without them', async () => {
  const ada = await newcomer(servers[0].url);
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const hers = await follow(clientOf(ada, servers[0].url), links.seats[0]!);
  const publish = vi.spyOn(servers[0].context.pubsub, 'publish');
  await moveOf(hers);
  const told = publish.mock.calls.flatMap(([item]) => (item.k === 'lines' ? [item] : []));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ rows }) => rows)).toEqual([]);
});

test('whoever comes from a node that died before it could tell the others finds everything at the next', async () => {
  const { id, watch, hers } = await atTwoNodes();
  const there = servers[1].tables.peek(id)!;
  const deaf = vi.spyOn(servers[0].context.pubsub, 'publish').mockImplementation(() => undefined);
  await moveOf(hers);
  deaf.mockRestore();
  expect(there.play.n).toBeLessThan(hers.mirror.n);
  const socket = new WebSocket(socketOf(servers[1].url));
  await new Promise((open) => socket.once('open', open));
  const sent = new Promise<string>((heard) =>
    socket.on('message', (data) => /"t":"table"/.test(String(data)) && heard(String(data))),
  );
  socket.send(JSON.stringify({ t: 'join', m: id, key: readLink(watch).key, have: hers.mirror.n }));
  expect(JSON.parse(await sent)).toMatchObject({ n: hers.mirror.n });
  socket.close();
});
