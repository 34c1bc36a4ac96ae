import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Random, quickRandom } from '@nightfall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Links, ToClient } from '@nightfall/protocol';
import type { Server } from './server.ts';
import { seatKey } from './table/keys.ts';
import { type Person, createMatch, newcomer, readLink, socketOf, testServer, until } from './testing/harness.ts';

/** 20,000 in the suite; FUZZ_MESSAGES=200000 for the long run. */
const MESSAGES = Number(process.env['FUZZ_MESSAGES'] ?? 20_000);
const SOCKETS = 4;
const BATCH = 250;

let server: Server;
let people: Person[];
let links: Links;
const strays: unknown[] = [];
const note = (error: unknown) => strays.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note);
  server = await testServer();
  people = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newcomer(server.url, name)));
  await newMatch();
});
afterAll(async () => {
  await server.close();
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

const matches: string[] = [];
async function newMatch(): Promise<void> {
  links = await createMatch(people[0]!, 'watch', ['me', 'open', 'bot:random'], { gates: 4 });
  matches.push(links.id);
}

const pick = <V>(random: Random, from: readonly V[]): V => from[random.int(from.length)]!;
const WORDS = [
  'hello',
  'join',
  'part',
  'in',
  'sit',
  'rise',
  'bot',
  'undo',
  'redo',
  'reset',
  'vote',
  'pause',
  'resume',
  'rematch',
  'say',
  'phrase',
  'ping',
  'beat',
  'x',
  '__proto__',
];
const MOVES = ['takePost', 'shine', 'show', 'relight', 'shout', 'pass', 'dice', 'bell', 'constructor', ''];

function nonsense(random: Random): unknown {
  const ready = [
    null,
    true,
    -1,
    1e308,
    '',
    'x'.repeat(600),
    '\u0000',
    '😀',
    [],
    {},
    { a: { b: [1] } },
    Number.MAX_SAFE_INTEGER,
    'constructor',
    { __proto__: 1 },
  ];
  return pick(random, ready);
}
const anyMatch = (random: Random) => pick<unknown>(random, [links.id, links.id, links.id, 'abcdefghij', 'ABC', nonsense(random)]);
const anySeat = (random: Random) => pick<unknown>(random, [0, 1, 2, 3, -1, 64, 1.5, nonsense(random)]);
const anyInput = (random: Random) => ({
  type: pick(random, MOVES),
  seat: anySeat(random),
  post: random.int(8),
  gate: random.int(8),
  die: random.int(3),
  loud: true,
  faces: [1, 2],
});
/** A move with exactly its fields, so that many get past the form and meet the rules. */
function tidyInput(random: Random): object {
  const seat = random.int(3);
  const n = random.int(6);
  return pick<object>(random, [
    { type: 'takePost', seat, post: n },
    { type: 'shine', seat, gate: n },
    { type: 'show', seat },
    { type: 'relight', seat, die: n % 2 },
    { type: 'shout', seat, loud: n > 2 },
    { type: 'pass', seat },
  ]);
}
/** Few ids, so that many messages are replays of others. */
const anyId = (random: Random) =>
  pick<unknown>(random, [`r${random.int(400)}`, `r${random.int(400)}`, `q${random.int(1e9)}`, nonsense(random)]);
const anyKey = (random: Random) =>
  pick<unknown>(random, [readLink(links.seats[1]!).key, readLink(links.watch).key, 'y'.repeat(22), nonsense(random)]);

function message(random: Random): string | Buffer {
  const tidy = { t: 'in', m: links.id, id: `t${random.int(1e9)}`, i: tidyInput(random) };
  const wild = {
    ...{
      t: pick(random, WORDS),
      m: anyMatch(random),
      id: anyId(random),
      i: pick(random, [anyInput(random), tidyInput(random), nonsense(random)]),
    },
    ...(random.int(3) === 0 && { seat: anySeat(random), key: anyKey(random), level: pick(random, ['random', null, 'none']) }),
    ...(random.int(4) === 0 && {
      yes: random.int(2) === 0,
      text: nonsense(random),
      phrase: 'hello',
      mark: 'a:1',
      to: random.int(9),
      have: random.int(99),
    }),
  };
  const vote = { t: pick(random, ['vote', 'undo', 'reset', 'pause', 'resume']), m: links.id, id: anyId(random) };
  const kind = random.int(12);
  if (kind === 0) return Buffer.from(Array.from({ length: random.int(60) }, () => random.int(256)));
  if (kind === 1) return JSON.stringify(wild).slice(0, random.int(80));
  if (kind === 2) return JSON.stringify(nonsense(random));
  if (kind === 3) return JSON.stringify({ ...vote, ...(vote.t === 'vote' && { yes: true }) });
  return JSON.stringify(kind < 8 ? tidy : wild);
}

type Tongue = { readonly socket: WebSocket; readonly person: Person | undefined; answers: number };
async function speak(person: Person | undefined): Promise<Tongue> {
  const socket = new WebSocket(socketOf(server.url));
  const tongue: Tongue = { socket, person, answers: 0 };
  socket.on('message', (data) => {
    tongue.answers += 1;
    expectNoSecret(JSON.parse(String(data)) as ToClient, person);
  });
  await new Promise((open) => socket.once('open', open));
  socket.send(JSON.stringify({ t: 'hello', ...(person && { token: person.token }) }));
  enter(tongue);
  return tongue;
}
/** Those who were driven from their seats by nonsense come back, and the game goes on. */
function comeBack(tongues: readonly Tongue[], sent: number): void {
  for (const seat of [0, 1]) {
    const { key } = readLink(links.seats[seat]!);
    const say = (wish: object, what: string) =>
      tongues[seat]!.socket.send(JSON.stringify({ ...wish, m: links.id, id: `${what}${sent}` }));
    say({ t: 'sit', seat, key, over: true }, 's');
    say({ t: 'bot', seat, level: null }, 'b');
    say({ t: 'resume' }, 'c');
  }
}
const enter = ({ socket }: Tongue) => socket.send(JSON.stringify({ t: 'join', m: links.id, key: readLink(links.watch).key }));

/** No view and no event ever has a sign that this person may not know, no message has the seed, a key or a token. */
function expectNoSecret(told: ToClient, person: Person | undefined): void {
  const text = JSON.stringify(told);
  const table = 'm' in told ? server.tables.peek(told.m!) : undefined;
  if (!table) return;
  const { row, sitters, play } = table;
  if (text.includes(row.secret) || text.includes(seatKey(row, 0))) throw new Error(`a key was told: ${text}`);
  if (text.includes(row.seed) && !play.match.isOver) throw new Error('the seed was told');
  if (told.t !== 'view') return;
  const { guards } = told.view as unknown as { guards: { sign?: number; shown: boolean }[] };
  guards.forEach((guard, seat) => {
    if (guard.sign !== undefined && !guard.shown && sitters[seat]!.person !== person?.id)
      throw new Error(`the sign of seat ${seat} was told`);
  });
}

test(`${MESSAGES} malformed, mistimed, foreign and replayed messages`, async () => {
  const random = quickRandom(7);
  const tongues = await Promise.all([people[0], people[1], people[2], undefined].map(speak));
  let middle = 0;
  for (let sent = 0; sent < MESSAGES; sent += BATCH) {
    comeBack(tongues, sent);
    for (let i = 0; i < BATCH; i++) tongues[random.int(SOCKETS)]!.socket.send(message(random));
    await settled(tongues);
    if (sent === MESSAGES / 2) middle = heap();
    // A game that has ended teaches nothing more: the next one is opened.
    if (server.tables.peek(links.id)?.play.match.isOver || sent % 5000 === 0) await moveOn(tongues);
  }
  expect(strays).toEqual([]);
  expect(tongues.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  expect(await server.context.metrics.print()).toContain('nightfall_errors_total 0');
  expect(heap() - middle).toBeLessThan(15_000_000);
  expect(await checkLogs()).toBeGreaterThan(MESSAGES / 200);
  tongues.forEach(({ socket }) => socket.close());
});

async function moveOn(tongues: readonly Tongue[]): Promise<void> {
  for (const { socket } of tongues) socket.send(JSON.stringify({ t: 'part', m: links.id }));
  await newMatch();
  tongues.forEach(enter);
}

/** What the tables have in memory is what the store has, and no client id stands twice. Answers how many lines there are. */
async function checkLogs(): Promise<number> {
  let count = 0;
  for (const id of matches) {
    const stored = await server.context.store.rows(id, 0);
    const table = server.tables.peek(id);
    const lines = stored.map((row) => JSON.parse(row.data) as object);
    if (table) expect([lines.length, lines.slice(-table.play.lines.length)]).toEqual([table.play.n, table.play.lines]);
    const clients = stored.flatMap((row) => row.client ?? []);
    expect(new Set(clients).size).toBe(clients.length);
    count += stored.length;
  }
  return count;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
/** Each has got an answer to a last question, so all before have been read. */
async function settled(tongues: readonly Tongue[]): Promise<void> {
  const before = tongues.map(({ answers }) => answers);
  tongues.forEach(({ socket }) => socket.send('{"t":"beat"}'));
  await until(() => tongues.every(({ answers }, i) => answers > before[i]!));
}
