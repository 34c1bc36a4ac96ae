import { createCipheriv, createHash } from 'node:crypto';
import { Match } from '@nightfall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import { load } from '../testing/games.ts';
import { clientOf, createMatch, follow, newcomer, readLink, socketOf, testServer, until } from '../testing/harness.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Sends everything at once, as a client may that reads the page of the socket to the letter. */
async function sendAtOnce(
  messages: readonly object[],
  answers: number,
): Promise<{ t: string; id?: string; why?: { code: string } }[]> {
  const socket = new WebSocket(socketOf(server.url));
  const heard: { t: string; id?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as { t: string }));
  await new Promise((open) => socket.once('open', open));
  for (const message of messages) socket.send(JSON.stringify(message));
  await until(() => heard.filter(({ id }) => id !== undefined).length >= answers);
  socket.close();
  return heard;
}

test('[D-docs] messages that come at once are carried out in their order: hello, join, sit, say, part', async () => {
  const [ada, bob] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Bob')];
  const links = await createMatch(ada, 'watch', ['me', 'open']);
  const { id: m, key } = readLink(links.seats[1]!);
  const heard = await sendAtOnce(
    [
      { t: 'hello', token: bob.token },
      { t: 'join', m, key },
      { t: 'sit', m, id: 'a', seat: 1, key },
      { t: 'say', m, id: 'b', text: 'hello' },
      { t: 'part', m },
      { t: 'say', m, id: 'c', text: 'gone' },
    ],
    3,
  );
  const told = heard.filter(({ t, id }) => t === 'me' || t === 'table' || id !== undefined);
  expect(told.map(({ t, id }) => `${t} ${id ?? ''}`)).toEqual(['me ', 'table ', 'ok a', 'ok b', 'no c']);
  expect(told.at(-1)!.why!.code).toBe('NOT_JOINED');
});

test('[D-docs] what cannot be read is refused with the ids that stand at its front, and without those that do not', async () => {
  const far = { t: 'say', text: 'x'.repeat(300), more: 1, m: 'k3j2h1g0f9', id: 'far' };
  const heard = await sendAtOnce([{ t: 'say', id: 'near', m: 'k3j2h1g0f9', text: 5 }, far, { t: 'nonsense', id: 'last' }], 2);
  const why = { code: 'FORMAT' };
  expect(heard).toMatchObject([
    { t: 'no', id: 'near', m: 'k3j2h1g0f9', why },
    { t: 'no', why },
    { t: 'no', id: 'last', why },
  ]);
  expect(heard[1]).not.toHaveProperty('id');
});

/** The words that the page of the socket names, from another hand than ours. */
function* wordsOf(seed: string): Generator<number, never> {
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16));
  for (;;) yield stream.update(Buffer.alloc(4)).readUInt32LE(0);
}
function dieOf(words: Generator<number, never>, sides: number): number {
  const end = 2 ** 32 - (2 ** 32 % sides);
  for (;;) {
    const word = words.next().value;
    if (word < end) return 1 + (word % sides);
  }
}
test('[D-docs] the promise hashes the text of the seed, and every die follows from it as the page says', async () => {
  const game = await load('open-heist');
  const links = await createMatch(await newcomer(server.url), 'open-heist', ['me', 'bot:quick'], { rounds: 1, lasts: 300 });
  const { row } = (await server.tables.open(links.id))!;
  const client = clientOf(undefined, server.url);
  const { mirror } = await follow(client, links.watch, undefined, 'open-heist');
  expect(mirror.head!.promise).toBe(createHash('sha256').update(row.seed, 'ascii').digest('hex'));
  const [words, again] = [wordsOf(row.seed), Match.begin(game, mirror.head!) as Match];
  const lines = await server.context.store.rows(links.id, 0);
  let thrown = 0;
  for (const line of lines.map(({ data }) => JSON.parse(data) as { input?: { faces?: number[] }; type: string })) {
    const asked = again.waiting;
    if (line.input?.faces && asked.for === 'dice') {
      expect(line.input.faces).toEqual(asked.sides.map((sides) => dieOf(words, sides)));
      thrown += asked.sides.length;
    }
    again.append(line as never);
  }
  expect(thrown).toBeGreaterThan(0);
  client.close();
});
