import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import { createMatch, newcomer, readLink, socketOf, testServer, until } from '../testing/harness.ts';

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
  await until(() => heard.filter(({ id }) => id !== undefined).length >= answers, 10_000);
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
