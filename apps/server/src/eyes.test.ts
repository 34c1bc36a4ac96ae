import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Game, Match, legal, quickRandom, sha256 } from '@nightfall/kernel';
import { type Client, openTable, type OnlineTable } from '@nightfall/protocol/client';
import type { Server } from './server.ts';
import { load } from './testing/games.ts';
import { type Person, clientOf, createMatch, follow, newcomer, readLink, testServer, until } from './testing/harness.ts';

let server: Server;
const clients: Client[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});
const client = (person: Person) => {
  const one = clientOf(person, server.url);
  clients.push(one);
  return one;
};

/** Three guards and a thief; Ada holds two guards, in a game with secrets. */
async function party() {
  const [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
  const links = await createMatch(ada, 'watch', ['me', 'me', 'open'], {});
  const a = openTable(client(ada), await load('watch'), links.id, undefined);
  await a.opened;
  const b = await follow(client(ben), links.seats[2]!, undefined, 'watch');
  return { a, b, links, ada };
}
type Seen = { readonly guards: readonly { readonly sign?: number; readonly choice?: number | null }[] };
const seen = (table: OnlineTable, seat: number) => table.mirror.viewOf(seat) as unknown as Seen;
const truth = (id: string, seat: number) => JSON.parse(JSON.stringify(server.tables.peek(id)!.play.match.view(seat))) as unknown;

test('[10.6] one person with two seats sees what both see, and acts for both', async () => {
  const { a, b, links } = await party();
  expect(a.mirror.you).toEqual([0, 1]);
  expect(seen(a, 0).guards.map(({ sign }) => sign !== undefined)).toEqual([true, false, false]);
  expect(seen(a, 1).guards.map(({ sign }) => sign !== undefined)).toEqual([false, true, false]);
  for (const seat of [0, 1]) {
    a.mirror.look(seat);
    const move = legal(a.mirror.game.book, a.mirror.view!, seat)[2]!;
    expect(await a.play(move)).toBeUndefined();
  }
  expect(seen(a, 1).guards[1]!.choice).toBe(2);
  await b.play({ type: 'takePost', seat: 2, post: 1 } as never);
  await until(() => a.mirror.n === b.mirror.n);
  for (const seat of [0, 1]) expect(a.mirror.viewOf(seat)).toEqual(truth(links.id, seat));
  expect(b.mirror.viewOf(0)).toBeUndefined();
});

test('whoever comes back sees with all their eyes again', async () => {
  const { links, ada } = await party();
  const again = openTable(client(ada), await load('watch'), links.id, undefined);
  await again.opened;
  for (const seat of [0, 1]) expect(again.mirror.viewOf(seat)).toEqual(truth(links.id, seat));
});

test('[10.8] opening a long match with secrets brings its last 200 lines; the rest comes page by page, as one may see it', async () => {
  const game = (await load('heist')) as Game;
  const [ada, ben] = [await newcomer(server.url, 'Ada'), await newcomer(server.url, 'Ben')];
  const links = await createMatch(ada, 'heist', ['open', 'me'], { lasts: 0, rounds: 1000 });
  const row = (await server.context.store.match(links.id))!;
  const head = {
    game: 'heist',
    version: 1,
    setup: row.setup,
    promise: sha256(row.seed),
    names: ['A', 'B'],
    holders: row.holders,
  };
  const match = Match.begin(game, head, row.seed) as Match;
  const random = quickRandom(3);
  for (match.settle(); match.inputs.length < 900; match.settle()) {
    const asked = match.waiting;
    const moves = asked.for === 'seats' ? asked.seats.flatMap((seat) => legal(game.book, match.state, seat)) : [];
    match.play(moves[random.int(moves.length)]!);
  }
  const known = (await server.context.store.rows(links.id, 0)).length;
  const rows = match.log.map((entry, seq) => ({ seq, at: 0, wall: row.created, client: null, data: JSON.stringify(entry) }));
  await new Promise((go) => server.context.store.append(links.id, rows.slice(known), go));

  const whole = match.inputs.map((_, n) => match.eventsOf(n));
  for (const [person, seat] of [
    [ada, 1],
    [ben, null],
  ] as const) {
    const heard: { ev: unknown[]; from?: number | undefined }[] = [];
    const key = readLink(links.watch).key;
    const table = openTable(client(person), game, links.id, key, (_heard, message) => {
      if (message?.t === 'view') heard.push(message);
    });
    await table.opened;
    const seenBy = (events: readonly { type: string }[]) => events.flatMap((event) => game.eventFor!(event, seat) ?? []);
    const { from, ev } = heard[0]!;
    expect(from).toBeGreaterThan(600);
    expect(ev).toEqual(whole.slice(from).flatMap(seenBy));
    let told: unknown[][] = [];
    for (let before = from!; before > 0;) {
      const page = (await table.page(before))!;
      told = [...(page.ev as unknown[][]), ...told];
      before = page.from;
    }
    expect(told).toEqual(whole.slice(0, from).map(seenBy));
  }
});
