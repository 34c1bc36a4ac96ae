import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from '@nightfall/catalog';
import { type Client, type OnlineTable, openTable } from '@nightfall/protocol/client';
import type { Server } from './server.ts';
import { OURS, type Person, clientOf, createMatch, newcomer, readLink, testServer, until } from './testing/harness.ts';

const GAME = 'firefighters-on-duty';
const clients: Client[] = [];
let server: Server;
beforeAll(async () => {
  server = await testServer({ games: OURS });
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});

async function comeTo(person: Person, link: string): Promise<OnlineTable> {
  const client = clientOf(person, server.url);
  clients.push(client);
  const { id, seat, key } = readLink(link);
  const table = openTable(client, await load(GAME), id, key);
  await table.opened;
  await table.ask({ t: 'sit', seat: seat!, key });
  return table;
}

const TABLES = [
  { people: 2, bots: 2, mode: 'clock' },
  { people: 2, bots: 2, mode: 'paced' },
  { people: 1, bots: 3, mode: 'paced' },
  { people: 1, bots: 3, mode: 'clock' },
];

test.each(TABLES)('a shift of $people people and $bots bots begins, $mode', async ({ people, bots, mode }) => {
  const persons = await Promise.all(Array.from({ length: people }, (_, i) => newcomer(server.url, `Friend ${i + 1}`)));
  const seats = ['me', ...Array<string>(people - 1).fill('open'), ...Array<string>(bots).fill('bot:good')];
  const { id, seats: links } = await createMatch(persons[0]!, GAME, seats, { mode });
  const tables = await Promise.all(persons.map((person, seat) => comeTo(person, links[seat]!)));
  const ruleNow = () => {
    const { stack } = server.tables.peek(id)!.play.match.state as { stack: { rule: string; at: string }[] };
    return stack.map(({ rule, at }) => `${rule} ${at}`).join(', ');
  };
  const before = ruleNow();
  await Promise.all(tables.map((table, seat) => table.ask({ t: 'in', i: { type: 'ready', seat } })));
  await until(() => ruleNow() !== before);
  expect(ruleNow()).not.toBe(before);
});
