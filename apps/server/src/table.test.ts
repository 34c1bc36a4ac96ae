import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseRecord, verifyRecord } from '@nightfall/kernel';
import type { Export, Links, MatchInfo, Recap } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import type { Server } from './server.ts';
import { load } from './testing/games.ts';
import {
  type Person,
  anyMove,
  ask,
  clientOf,
  createMatch,
  follow,
  newcomer,
  readLink,
  testServer,
  until,
} from './testing/harness.ts';

let server: Server;
let ada: Person;
let ben: Person;
const clients: Client[] = [];
beforeAll(async () => {
  server = await testServer();
  [ada, ben] = await Promise.all([newcomer(server.url, 'Ada'), newcomer(server.url, 'Ben')]);
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  await server.close();
});
const client = (person?: Person) => {
  const one = clientOf(person, server.url);
  clients.push(one);
  return one;
};
type Party = { readonly a: OnlineTable; readonly b: OnlineTable; readonly eyes: OnlineTable; readonly links: Links };
async function party(game: string, options: object = {}): Promise<Party> {
  const links = await createMatch(ada, game, ['me', 'open'], options);
  const a = await follow(client(ada), links.seats[0]!, undefined, game);
  const b = await follow(client(ben), links.seats[1]!, undefined, game);
  const eyes = await follow(client(), links.watch, undefined, game);
  return { a, b, eyes, links };
}
/** Both play until nobody is asked any more. */
async function playOn({ a, b }: Party, enough: () => boolean): Promise<void> {
  await until(async () => {
    for (const table of [a, b]) {
      const move = anyMove(table);
      if (move) await table.play(move);
    }
    return enough();
  });
}
const same = (one: OnlineTable, two: OnlineTable) => one.mirror.n === two.mirror.n;

describe.each(['open-watch', 'watch'])('%s at a table of two with a watcher', (game) => {
  test('all see the same game, to its end, and the dice are proven afterwards', async () => {
    const p = await party(game, { gates: 2 });
    await playOn(p, () => p.a.mirror.result !== undefined || p.a.mirror.clock !== null);
    await until(() => same(p.a, p.b) && same(p.a, p.eyes));
    expect(p.eyes.mirror.you).toEqual([]);
    const table = server.tables.peek(p.links.id)!;
    // The last bell may ring meanwhile: they agree again as soon as the news has arrived.
    await vi.waitFor(() => {
      for (const { mirror } of [p.a, p.b, p.eyes])
        expect(mirror.view).toEqual(JSON.parse(JSON.stringify(table.play.match.view(mirror.you[0] ?? null))));
    }, 120_000);
    await until(() => p.eyes.mirror.result !== undefined);
    const record = parseRecord(await ask<string>(ada, 'GET', `/api/matches/${p.links.id}/record`));
    if ('where' in record) throw new Error(record.text);
    expect(record.head.names).toEqual(['Ada', 'Ben']);
    expect(verifyRecord(await load(game), record)).toEqual([]);
    expect(p.a.mirror.seed).toBe(record.seed);
  });

  test('a foreign seat, a watcher and a wrong moment are refused with a reason', async () => {
    const { a, b, eyes } = await party(game);
    expect(await a.ask({ t: 'in', i: { type: 'takePost', seat: 1, post: 0 } })).toMatchObject({ code: 'FOREIGN_SEAT' });
    expect(await eyes.ask({ t: 'in', i: { type: 'takePost', seat: 1, post: 0 } })).toMatchObject({ code: 'NEEDS_PERSON' });
    expect(await b.ask({ t: 'in', i: { type: 'shine', seat: 1, gate: 0 } })).toMatchObject({ code: 'NOT_A_CHOICE' });
    expect(await b.ask({ t: 'in', i: { type: 'bell' } })).toMatchObject({ code: 'FORMAT' });
    expect(await b.ask({ t: 'in', i: { type: 'dice', faces: [1] } })).toMatchObject({ code: 'NOT_TYPED' });
    expect(await b.ask({ t: 'in', i: { type: 'takePost', seat: 1, post: 77 } })).toMatchObject({
      code: 'NO_GATE',
      rule: 'WT-2.2',
    });
  });

  test('after a break a client gets exactly what it missed', async () => {
    const p = await party(game);
    const before = p.b.mirror.n;
    clients.at(-2)!.drop();
    await p.a.play({ type: 'takePost', seat: 0, post: 1 } as never);
    await until(() => p.b.mirror.n === before + 1);
    expect(await p.b.play({ type: 'takePost', seat: 1, post: 2 } as never)).toBeUndefined();
    await until(() => same(p.a, p.b));
  });

  test('what was just done is taken back freely; what others have seen needs their consent', async () => {
    const { a, b } = await party(game);
    await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
    expect(a.mirror.inputs).toBe(3);
    expect(await a.ask({ t: 'undo' })).toBeUndefined();
    expect(a.mirror.inputs).toBe(2);
    await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
    await b.play({ type: 'takePost', seat: 1, post: 2 } as never);
    expect(await a.ask({ t: 'undo' })).toBeUndefined();
    await until(() => b.mirror.standing.question !== undefined);
    expect(b.mirror.standing.question).toEqual({ seat: 0, to: 2, yes: [], voices: [[1]] });
    expect(await a.ask({ t: 'vote', yes: true })).toMatchObject({ code: 'NOT_ASKED' });
    expect(await b.ask({ t: 'vote', yes: false })).toBeUndefined();
    await until(() => a.mirror.standing.question === undefined);
    expect(a.mirror.inputs).toBe(4);
    await a.ask({ t: 'undo' });
    await until(() => b.mirror.standing.question !== undefined);
    await b.ask({ t: 'vote', yes: true });
    await until(() => a.mirror.inputs === 2 && same(a, b));
    expect(await a.play({ type: 'takePost', seat: 0, post: 3 } as never)).toBeUndefined();
    expect(await a.ask({ t: 'reset' })).toBeUndefined();
    expect(a.mirror.inputs).toBe(2);
  });

  test('a pause stops everybody, and a seat goes to a bot and back', async () => {
    const { a, b } = await party(game);
    await a.ask({ t: 'pause' });
    await until(() => b.mirror.standing.paused);
    expect(await b.ask({ t: 'in', i: { type: 'takePost', seat: 1, post: 0 } })).toMatchObject({ code: 'PAUSED' });
    await b.ask({ t: 'resume' });
    expect(await b.ask({ t: 'bot', seat: 1, level: 'nobody' })).toMatchObject({ code: 'NO_BOT' });
    expect(await a.ask({ t: 'bot', seat: 1, level: 'random' })).toMatchObject({ code: 'FOREIGN_SEAT' });
    expect(await b.ask({ t: 'bot', seat: 1, level: 'random' })).toBeUndefined();
    await until(() => a.mirror.inputs === 3);
    expect(a.mirror.seats[1]).toMatchObject({ name: 'Ben', person: true, bot: 'random' });
    expect(await b.ask({ t: 'in', i: { type: 'takePost', seat: 1, post: 0 } })).toMatchObject({ code: 'BOT_PLAYS' });
    await b.ask({ t: 'bot', seat: 1, level: null });
    await until(() => a.mirror.seats[1]!.bot === null);
  });
});

test('talk is kept; phrases and pings reach everybody', async () => {
  const { a, b, links } = await party('watch');
  await a.ask({ t: 'say', text: 'good evening' });
  await b.ask({ t: 'phrase', phrase: 'hello' });
  await until(() => a.mirror.chat.length === 2);
  const late = await follow(client(), links.watch, undefined, 'watch');
  await until(() => late.mirror.chat.length === 2);
  expect(late.mirror.chat.map(({ name, text, kind }) => [name, text, kind])).toEqual([
    ['Ada', 'good evening', 'text'],
    ['Ben', 'hello', 'phrase'],
  ]);
  const marks: string[] = [];
  const again = await follow(client(), links.watch, (_, message) => message?.t === 'ping' && marks.push(message.mark), 'watch');
  b.ping('gate:3');
  await until(() => marks.length === 1);
  expect(marks).toEqual(['gate:3']);
  again.leave();
});

test('a free seat is taken with its link only, and a taken one by nobody', async () => {
  const { a, b, links } = await party('watch');
  const eve = await newcomer(server.url, 'Eve');
  const table = await follow(client(eve), links.watch, undefined, 'watch');
  const key = readLink(links.seats[1]!).key;
  expect(await table.ask({ t: 'sit', seat: 1 })).toMatchObject({ code: 'NEEDS_LINK' });
  expect(await table.ask({ t: 'sit', seat: 0, key })).toMatchObject({ code: 'NEEDS_LINK' });
  expect(await table.ask({ t: 'sit', seat: 1, key })).toMatchObject({ code: 'SEAT_TAKEN' });
  expect(await table.ask({ t: 'sit', seat: 1, key, over: true })).toMatchObject({ code: 'SEAT_TAKEN' });
  await b.ask({ t: 'rise' });
  expect(await table.ask({ t: 'sit', seat: 1, key })).toBeUndefined();
  await until(() => a.mirror.seats[1]!.name === 'Eve');
  expect(table.mirror.you).toEqual([1]);
  await until(() => 'sign' in (table.mirror.view as unknown as { guards: object[] }).guards[1]!);
  await table.ask({ t: 'rise' });
  await until(() => a.mirror.seats[1]!.name === 'Empty');
  expect('sign' in (table.mirror.view as unknown as { guards: object[] }).guards[1]!).toBe(false);
  await expect(follow(client(eve), `/t/${links.id}#key=${'x'.repeat(22)}`, undefined, 'watch')).rejects.toThrow('no such table');
});

test('presence is told when somebody comes and goes', async () => {
  const { a } = await party('watch');
  await until(() => a.mirror.seats[1]!.here);
  clients.at(-2)!.close();
  await until(() => !a.mirror.seats[1]!.here);
});

test('a table of bots plays by itself; a finished match has one rematch and stands in the archive', async () => {
  const links = await createMatch(ada, 'watch', ['me', 'bot:random'], { gates: 1 });
  const table = await follow(client(ada), links.seats[0]!, undefined, 'watch');
  await table.ask({ t: 'bot', seat: 0, level: 'random' });
  await until(() => table.mirror.clock !== null || table.mirror.result !== undefined);
  expect(await table.ask({ t: 'rematch' })).toMatchObject({ code: 'NOT_OVER' });
  await until(() => table.mirror.result !== undefined);
  await Promise.all([table.ask({ t: 'rematch' }), table.ask({ t: 'rematch' })]);
  expect(table.mirror.next).toMatch(/^[0-9a-z]{10}$/);
  const watch = readLink(links.watch).key;
  expect(await ask<MatchInfo>(ben, 'GET', `/api/matches/${table.mirror.next}`, undefined, watch)).toMatchObject({ you: null });
  const over = await ask<MatchInfo[]>(ada, 'GET', '/api/matches?over=true');
  expect(over.find(({ id }) => id === links.id)).toMatchObject({
    over: true,
    next: table.mirror.next,
    names: ['Ada', 'Random bot'],
  });
  const running = await ask<MatchInfo[]>(ada, 'GET', '/api/matches');
  expect(running.map(({ id }) => id)).toContain(table.mirror.next);
  // The bot that played for Ada stays behind.
  expect(running.find(({ id }) => id === table.mirror.next)?.seats).toMatchObject([
    { name: 'Ada', bot: null },
    { name: 'Random bot', bot: 'random' },
  ]);
});

test('a match is exported, taken in elsewhere and goes on there', async () => {
  const { a, links } = await party('open-watch');
  await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
  const file = await ask<Export>(ada, 'GET', `/api/matches/${links.id}/export`);
  expect(file.seed).toBeNull();
  const other = await testServer();
  try {
    const eve = await newcomer(other.url, 'Eve');
    const copy = await ask<Links>(eve, 'POST', '/api/import', file);
    const evesClient = clientOf(eve, other.url);
    const table = await follow(evesClient, copy.seats[1]!);
    expect(table.mirror.inputs).toBe(3);
    expect(await table.play({ type: 'takePost', seat: 1, post: 0 } as never)).toBeUndefined();
    evesClient.close();
    const forged = { ...file, lines: [...file.lines, { type: 'input', at: 1, input: { type: 'shine', seat: 0, gate: 0 } }] };
    await expect(ask(eve, 'POST', '/api/import', forged)).rejects.toThrow('play the log');
  } finally {
    await other.close();
  }
});

test('secrets keep a match from being exported or recorded before its end', async () => {
  const { links } = await party('watch');
  await expect(ask(ada, 'GET', `/api/matches/${links.id}/record`)).rejects.toThrow('SECRET_RECORD');
  await expect(ask(ada, 'GET', `/api/matches/${links.id}/export`)).rejects.toThrow('SECRET_RECORD');
});

test('on return one is told what happened since the last move', async () => {
  const p = await party('watch', { gates: 6 });
  await p.a.play({ type: 'takePost', seat: 0, post: 0 } as never);
  await p.b.play({ type: 'takePost', seat: 1, post: 1 } as never);
  const recap = await ask<Recap>(ada, 'GET', `/api/matches/${p.links.id}/recap`);
  expect(recap.lines).toEqual([{ text: 'Ben has chosen a post.', rule: 'WT-2' }]);
  expect(recap.events).toEqual([{ type: 'tookPost', seat: 1 }]);
});

test('whoever asks for it is forgotten, and the match goes on without the name', async () => {
  const { a, b, links } = await party('watch');
  const eve = await newcomer(server.url, 'Eve');
  await b.ask({ t: 'rise' });
  const table = await follow(client(eve), links.seats[1]!, undefined, 'watch');
  await table.ask({ t: 'say', text: 'my street is' });
  await until(() => a.mirror.chat.length > 0);
  await ask(eve, 'DELETE', '/api/me');
  expect(await ask(eve, 'GET', '/api/me/data')).toMatchObject({ person: { name: 'Guest' }, matches: [], pushes: [] });
  expect(await server.context.store.person(eve.id)).toBeUndefined();
  const info = await ask<MatchInfo>(ada, 'GET', `/api/matches/${links.id}`);
  expect(info.names).toEqual(['Ada', 'Somebody']);
});

test('an idle match is forgotten by memory and opened again from the store', async () => {
  const { a, links } = await party('watch');
  await a.play({ type: 'takePost', seat: 0, post: 1 } as never);
  clients.forEach((one) => one.close());
  await until(() => server.tables.peek(links.id) === undefined);
  const again = await follow(client(ada), `/t/${links.id}#key=${readLink(links.watch).key}`, undefined, 'watch');
  expect(again.mirror.inputs).toBe(3);
  expect(again.mirror.you).toEqual([0]);
});
