import type { MatchInfo, ToClient } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { rematch } from './rematch.ts';
import { anyMove, ask, clientOf, createMatch, follow, newcomer, type Person, testServer, until } from '../testing/harness.ts';

let server: Server;
let clients: Client[] = [];
beforeAll(async () => void (server = await testServer()));
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});

type Meanwhile = {
  /** Hears what the first is told. */
  readonly hear?: (message: ToClient) => void;
  /** Happens before their first move. */
  readonly before?: (hers: OnlineTable, his: OnlineTable) => Promise<unknown>;
};
/** Two people who have played a game to its end. */
async function played({ hear, before }: Meanwhile = {}): Promise<readonly [Person, OnlineTable, OnlineTable]> {
  const [ada, bob] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Bob')];
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const own = [ada, bob].map((person) => clientOf(person, server.url));
  clients = [...clients, ...own];
  const tables = [
    await follow(own[0]!, links.seats[0]!, (_, message) => message && hear?.(message)),
    await follow(own[1]!, links.seats[1]!),
  ] as const;
  await before?.(...tables);
  while (tables[0].mirror.waiting.for !== 'nobody') {
    const mover = tables.find((table) => anyMove(table) !== undefined);
    if (mover) await mover.play(anyMove(mover)!);
    else await new Promise((go) => void setImmediate(go));
  }
  return [ada, ...tables];
}

test('[D-evening] the next game of the evening may be another one: the same people sit at it, and the others are asked', async () => {
  const [ada, hers, his] = await played();
  expect(await hers.ask({ t: 'rematch', game: 'watch' })).toBeUndefined();
  await until(() => his.mirror.next !== null);
  const next = await ask<MatchInfo>(ada, 'GET', `/api/matches/${his.mirror.next}`);
  expect([next.game, next.names, next.players]).toEqual(['watch', ['Ada', 'Bob'], 2]);
  expect(await his.ask({ t: 'rematch' })).toBeUndefined();
  expect(his.mirror.next).toBe(next.id);
});

test('[D-trust] someone muted invites to the next game without their name', async () => {
  const invited: (string | undefined)[] = [];
  const [, hers, his] = await played({ hear: (message) => void (message.t === 'next' && invited.push(message.by)) });
  await hers.ask({ t: 'mute', seat: 1, how: 'mute' });
  await his.ask({ t: 'rematch' });
  await until(() => invited.length > 0);
  expect(invited).toEqual(['Player 2']);
});

test('[D-evening] a bot that only played for somebody stays behind: they sit at the next game themselves', async () => {
  const [, hers, his] = await played({ before: (_, his) => his.ask({ t: 'bot', seat: 1, level: 'random' }) });
  expect(hers.mirror.seats[1]).toMatchObject({ bot: 'random', name: 'Bob' });
  await hers.ask({ t: 'rematch' });
  await until(() => his.mirror.next !== null);
  const seats = await server.context.store.seats(his.mirror.next!);
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', null],
    ['Bob', null],
  ]);
});

test('[D-evening] a game that there is not is refused in words', async () => {
  const [, hers] = await played();
  expect(await hers.ask({ t: 'rematch', game: 'chess' })).toMatchObject({ code: 'NO_GAME' });
});

test('[D-evening] a reaction is heard by everyone but those who muted its sender', async () => {
  const [, hers, his] = await played();
  await his.ask({ t: 'phrase', phrase: 'clap' });
  await until(() => hers.mirror.chat.some(({ kind, text }) => kind === 'phrase' && text === 'clap'));
  await hers.ask({ t: 'mute', seat: 1, how: 'mute' });
  await until(() => hers.mirror.chat.length === 0);
  await his.ask({ t: 'phrase', phrase: 'laugh' });
  await hers.ask({ t: 'phrase', phrase: 'moon' });
  await until(() => his.mirror.chat.length === 3);
  expect(hers.mirror.chat.map(({ text }) => text)).toEqual(['moon']);
});

test('[D-low] where only members begin matches, a guest calls a rematch with the member there, and never another game', async () => {
  const [ada, , his] = await played();
  const table = server.tables.all().find(({ row }) => row.host === ada.id)!;
  const { row, sitters } = table;
  const bob = sitters[1]!.person!;
  const context = { ...server.context, hasMembers: true };
  const wish = (game?: string) => rematch(context, table, { person: bob, send: () => undefined }, game);
  expect(await wish('watch')).toMatchObject({ code: 'MEMBERS' });
  table.row = { ...row, host: null };
  expect(await wish()).toMatchObject({ code: 'MEMBERS' });
  table.row = row;
  expect(await wish()).toBeUndefined();
  await until(() => his.mirror.next !== null);
  expect((await context.store.match(his.mirror.next!))!.host).toBe(ada.id);
});
