import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecord } from '@nightfall/kernel';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import type { Config } from './config.ts';
import { type Server, startServer } from './server.ts';
import { type Person, ask, clientOf, createMatch, follow, newFolder, newcomer, testConfig, until } from './testing/harness.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

const SECOND = new URL('./testing/second-games.ts', import.meta.url).href;
const THIRD = new URL('./testing/third-games.ts', import.meta.url).href;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

describe.each([
  ['SQLite', (): Partial<Config> => ({ data: newFolder() })],
  ['PostgreSQL', (): Partial<Config> => ({ data: newFolder(), databaseUrl: postgres.url })],
])('a match begun by older rules, in %s', (_name, place) => {
  /** Two play a little by the first rules; then the server comes back with later ones. */
  async function after(later: string, game: string) {
    const config = place();
    const first = await startServer(testConfig(config));
    const people = [await newcomer(first.url, 'Ada'), await newcomer(first.url, 'Ben')] as const;
    const links = await createMatch(people[0], game, ['me', 'open'], { lasts: 0 });
    const clients = people.map((person) => clientOf(person, first.url));
    const [a, b] = await Promise.all(clients.map((client, i) => follow(client, links.seats[i]!, undefined, game)));
    const say = async (table: OnlineTable | undefined, i: { type: string; seat: number; place?: number }) =>
      expect(await table!.ask({ t: 'in', i })).toBeUndefined();
    await say(a, { type: 'ready', seat: 0 });
    await say(b, { type: 'ready', seat: 1 });
    await say(a, { type: 'grab', seat: 0 });
    await say(b, { type: 'plan', seat: 1, place: 4 });
    const left = JSON.parse(JSON.stringify(first.tables.peek(links.id)!.play.match.state)) as { loot: number };
    clients.forEach((client) => client.close());
    await first.close();
    const second = await startServer(testConfig({ ...config, games: { shelf: later, added: [] } }));
    return { server: second, links, people: people.map((person) => ({ ...person, url: second.url })), left };
  }
  const sit = async (server: Server, person: Person, link: string, game: string): Promise<[Client, OnlineTable]> => {
    const client = clientOf(person, server.url);
    return [client, await follow(client, link.replace(/seat=\d+&/, ''), undefined, game)];
  };

  test.each(['heist', 'open-heist'])('%s goes on where today’s rules ask the same; the log says so', async (game) => {
    const { server, links, people, left } = await after(SECOND, game);
    const [client, table] = await sit(server, people[0]!, links.seats[0]!, game);
    expect(table.mirror.reading).toBeUndefined();
    expect(table.mirror.head!.version).toBe(1);
    const { play } = server.tables.peek(links.id)!;
    expect(play.lines.at(-1)).toMatchObject({ type: 'rules', version: 2 });
    expect(play.match.state).toMatchObject({ loot: left.loot + 7 });
    expect(await table.play({ type: 'grab', seat: 0 } as never)).toBeUndefined();
    expect(play.lines.filter((line) => line.type === 'rules')).toHaveLength(1);
    client.close();
    await server.close();
  });

  test.each(['heist', 'open-heist'])('%s is left for reading where today’s rules ask something else', async (game) => {
    const { server, links, people, left } = await after(THIRD, game);
    const [client, table] = await sit(server, people[0]!, links.seats[0]!, game);
    await until(() => table.mirror.view !== undefined);
    expect(table.mirror.reading!.why).toMatchObject({ code: 'OLD_RULES' });
    expect(table.mirror.view).toMatchObject({ loot: left.loot });
    expect(await table.ask({ t: 'in', i: { type: 'grab', seat: 0 } })).toMatchObject({ code: 'OLD_RULES' });
    const mine = await ask<{ id: string }[]>(people[0]!, 'GET', '/api/matches');
    expect(mine.map(({ id }) => id)).toEqual([links.id]);
    expect(table.mirror.reading!.rest).toContain('1 {"type":"plan","place":4}');
    const record = parseRecord(await ask<string>(people[0]!, 'GET', `/api/matches/${links.id}/record`));
    expect(record).toMatchObject({ version: 1, lines: { length: 7 } });
    client.close();
    await server.close();
  });
});
