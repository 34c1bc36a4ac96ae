import type { MatchInfo } from '@nightfall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../retention.ts';
import type { Server } from '../server.ts';
import { type Person, ask, createMatch, newFolder, newcomer, testServer } from '../testing/harness.ts';
import { newMatchId } from './keys.ts';

let server: Server;
let ada: Person;
let links: Awaited<ReturnType<typeof createMatch>>;
let broken: string;
beforeAll(async () => {
  server = await testServer();
  ada = await newcomer(server.url);
  links = await createMatch(ada, 'open-watch', ['me', 'open']);
  broken = await layBroken();
});
afterAll(() => server.close());

/** A match whose log no rules could have written: opening it fails. */
async function layBroken(): Promise<string> {
  const { store } = server.context;
  const [row, seats] = [(await store.match(links.id))!, await store.seats(links.id)];
  const id = newMatchId();
  const line = { type: 'input', at: 0, input: { type: 'shine', seat: 0, gate: 99 } };
  await store.createMatch({ ...row, id }, seats, [
    { seq: 0, at: 0, wall: row.created, client: null, data: JSON.stringify(line) },
  ]);
  return id;
}

test('a match that cannot be opened does not keep the others from the list of my matches', async () => {
  const mine = await ask<MatchInfo[]>(ada, 'GET', '/api/matches?over=false');
  expect(mine.map(({ id }) => id).toSorted()).toEqual([links.id, broken].toSorted());
  expect(server.context.metrics.counts.errors_total).toBeGreaterThan(0);
});

test('nor from being put away when their time has come', async () => {
  const retention = { days: 1, fate: 'export' as const, folder: newFolder() };
  expect(await sweep(server.context, server.tables, retention, Date.now() + 2 * 86_400_000)).toEqual([links.id]);
});
