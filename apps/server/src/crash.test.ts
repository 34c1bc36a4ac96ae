import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Export, Line } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { burst, closeAfter, expectSame, movesOf, people } from './testing/burst.ts';
import { anyMove, ask, clientOf, createMatch, follow, newFolder, type Person, until } from './testing/harness.ts';
import { type TestPostgres, startPostgres } from './testing/postgres.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

test('kill -9 in a burst of inputs loses nothing that was acknowledged and plays nothing twice (SQLite)', async () => {
  const env = { NIGHTFALL_DATA: newFolder() };
  let server = await startProcess(env);
  const port = Number(new URL(server.url).port);
  const [ada, ben] = await people(server.url);
  for (let round = 0; round < 3; round++) {
    const game = await burst([ada, ben], [server.url]);
    await until(() => game.acked.length >= 8);
    await server.kill();
    server = await startProcess(env, port);
    const before = game.acked.length;
    await until(() => game.acked.length > before + 3 || game.tables[0]!.mirror.result !== undefined);
    await game.stop();
    expectSame(await movesOf(ada, server.url, game.match), game.acked);
  }
  expect(await server.stop()).toBe(0);
});

/** Cuts the connections over which the nodes hear each other; they open new ones after a while. */
async function deafen(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cut = await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nightfall pubsub'",
  );
  expect(cut.rowCount).toBe(2);
  await client.end();
}

describe('two nodes over one PostgreSQL', () => {
  let postgres: TestPostgres;
  let nodes: ServerProcess[];
  let urls: [string, string];
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url };
    nodes = await Promise.all([startProcess(env), startProcess(env)]);
    urls = [nodes[0]!.url, nodes[1]!.url];
    [ada, ben] = await people(urls[0]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.end();
  });

  /** Ada at the first node, Ben at the second; each knows the other as well. */
  async function party(gates: number): Promise<{ id: string; a: OnlineTable; b: OnlineTable; hers: Client }> {
    const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates });
    const [hers, his] = [clientOf(ada, urls[0], urls[1]), clientOf(ben, urls[1], urls[0])];
    closeAfter(hers, his);
    const a = await follow(hers, links.seats[0]!);
    const b = await follow(his, links.seats[1]!);
    return { id: links.id, a, b, hers };
  }
  const step = async (table: OnlineTable, acked: string[]) => {
    const move = anyMove(table);
    if (move && !(await table.play(move))) acked.push(JSON.stringify(move));
  };

  test('they ring one bell, and a race for one place in the log has one winner', async () => {
    const { id, a, b } = await party(1);
    await Promise.all([
      a.play({ type: 'takePost', seat: 0, post: 0 } as never),
      b.play({ type: 'takePost', seat: 1, post: 0 } as never),
    ]);
    await until(
      async () => (await Promise.all([step(a, []), step(b, [])]), a.mirror.result !== undefined && b.mirror.result !== undefined),
    );
    await until(() => a.mirror.n === b.mirror.n);
    const { lines } = await ask<Export>(ada, 'GET', `/api/matches/${id}/export`);
    const inputs = (lines as unknown as Line[]).flatMap((line) => (line.type === 'input' ? line.input.type : []));
    expect(inputs.filter((type) => type === 'bell')).toHaveLength(1);
    expect(inputs.filter((type) => type === 'takePost')).toHaveLength(2);
  });

  test('the database is turned off and on: a clear notice, no lost input, no restart', async () => {
    const { a, b, hers } = await party(6);
    await postgres.off();
    const sent = a.play({ type: 'takePost', seat: 0, post: 1 } as never);
    await until(() => hers.status.is === 'away');
    expect(hers.status.text).toContain('Nothing is lost');
    expect((await fetch(`${urls[0]}/readyz`)).status).toBe(503);
    expect((await fetch(`${urls[0]}/healthz`)).status).toBe(200);
    expect(b.mirror.inputs).toBe(2);
    await postgres.on();
    expect(await sent).toBeUndefined();
    await until(() => b.mirror.inputs === 3 && hers.status.is === 'open');
    expect(await b.play({ type: 'takePost', seat: 1, post: 1 } as never)).toBeUndefined();
    await until(() => a.mirror.inputs === 4);
    await until(async () => (await fetch(`${urls[0]}/readyz`)).status === 200);
  });

  test('who sat down and what was said while the nodes could not hear each other is looked up', async () => {
    const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 6 });
    const [hers, his] = [clientOf(ada, urls[0]), clientOf(ben, urls[1])];
    closeAfter(hers, his);
    const a = await follow(hers, links.seats[0]!);
    await deafen(postgres.url);
    const b = await follow(his, links.seats[1]!);
    await b.ask({ t: 'say', text: 'good evening' });
    await until(() => a.mirror.seats[1]!.name === 'Ben' && a.mirror.seats[1]!.here);
    await until(() => a.mirror.chat.some((line) => line.text === 'good evening'));
  });

  test('one is killed, the match goes on at the other', async () => {
    const { id, a, b } = await party(12);
    const acked: string[] = [];
    const isOver = () => a.mirror.result !== undefined || a.mirror.clock !== null;
    await until(async () => (await Promise.all([step(a, acked), step(b, acked)]), acked.length >= 8 || isOver()));
    await until(() => a.mirror.seats[1]!.here);
    expect(a.mirror.seats[1]!.name).toBe('Ben');
    await nodes[0]!.kill();
    const before = acked.length;
    await until(async () => (await Promise.all([step(a, acked), step(b, acked)]), acked.length > before + 4 || isOver()));
    await until(() => a.mirror.n === b.mirror.n);
    expectSame(await movesOf(ada, urls[1], id), acked);
    await a.ask({ t: 'say', text: 'still here' });
    await until(() => b.mirror.chat.length === 1);
  });
});
