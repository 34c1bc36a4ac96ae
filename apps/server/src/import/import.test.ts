import { type Game, type Input, parseRecord, sha256, verifyRecord } from '@nightfall/kernel';
import type { Export, Imported } from '@nightfall/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNLIMITED } from '../rate-limits.ts';
import type { Server } from '../server.ts';
import { load } from '../testing/games.ts';
import { type Person, anyMove, ask, clientOf, createMatch, follow, newcomer, testServer, until } from '../testing/harness.ts';

let home: Server;
let away: Server;
let ada: Person;
let eve: Person;
let game: Game;
/** A match that goes on, as its server gives it away, and the seed of its dice, which nobody should know yet. */
let file: Export;
let seed: string;
beforeAll(async () => {
  [home, away] = await Promise.all([testServer(), testServer()]);
  ada = await newcomer(home.url, 'Ada');
  game = await load('open-watch');
});
afterAll(() => Promise.all([home.close(), away.close()]));
beforeEach(async () => {
  eve = await newcomer(away.url, 'Eve');
  const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12 });
  const client = clientOf(ada, home.url);
  const table = await follow(client, links.seats[0]!);
  await table.play({ type: 'takePost', seat: 0, post: 1 } as never);
  client.close();
  file = await ask<Export>(ada, 'GET', `/api/matches/${links.id}/export`);
  seed = (await home.context.store.match(links.id))!.seed;
});
const bring = (data: object): Promise<Imported> => ask<Imported>(eve, 'POST', '/api/import', data);
const bad = (lines: readonly object[], why: string | RegExp) =>
  expect(bring({ ...file, lines: [...file.lines, ...lines] })).rejects.toThrow(why);
const last = () => file.lines.at(-1)!.at;

/** Plays an imported match to its end with one pair of hands and answers its record. */
async function playOut(links: Imported): Promise<string> {
  const client = clientOf(eve, away.url);
  const table = await follow(client, links.seats[0]!);
  await table.ask({ t: 'sit', ...seatOf(links.seats[1]!) });
  while (table.mirror.waiting.for !== 'nobody') {
    const move = anyMove(table);
    if (move) await table.play(move);
    else await new Promise((go) => void setImmediate(go));
  }
  client.close();
  return ask<string>(eve, 'GET', `/api/matches/${links.id}/record`);
}
const seatOf = (link: string) => {
  const [, seat, key] = /seat=(\d+)&key=(.+)$/.exec(link)!;
  return { seat: Number(seat), key: key! };
};

test('[D-3] a match that goes on gets new dice, promised at the import; who brings a seed cannot know them', async () => {
  const links = await bring({ ...file, seed });
  const row = (await away.context.store.match(links.id))!;
  expect(row.seed).not.toBe(seed);
  expect(links.dice).toMatchObject({ from: file.lines.length + 1, promise: sha256(row.seed) });
  expect(links.dice!.text).toContain('new dice');
  const client = clientOf(eve, away.url);
  const table = await follow(client, links.seats[1]!);
  expect(table.mirror.head!.promise).toBe(sha256(row.seed));
  expect(table.mirror.match!.log.find((entry) => entry.type === 'import')).toMatchObject({
    type: 'import',
    promise: sha256(seed),
    seed,
  });
  client.close();
});

test('[D-docs] of a match that goes on the export tells the promise and not the seed; a game with secrets is not exported', async () => {
  expect([file.seed, file.promise]).toEqual([null, sha256(seed)]);
  expect(JSON.stringify(file)).not.toContain(seed);
  const secret = await createMatch(ada, 'watch', ['me', 'open']);
  for (const what of ['export', 'record'])
    await expect(ask(ada, 'GET', `/api/matches/${secret.id}/${what}`)).rejects.toThrow('SECRET_RECORD');
});

test('[D-3] the record says from where which promise holds, and each part is checked by its own seed', async () => {
  const record = await playOut(await bring({ ...file, seed }));
  expect(record).toContain(`\nimport ${sha256(seed)} ${seed}\n`);
  expect(verify(record)).toEqual([]);
  const turned = (text: string, at: number) => {
    const places = [...text.matchAll(/^(@\d+ )?dice (\d+)$/gm)];
    const { index, 0: line } = places.at(at)!;
    const other = line.replace(/\d+$/, (face) => String((Number(face) % 6) + 1));
    return text.slice(0, index) + other + text.slice(index + line.length);
  };
  for (const at of [0, -1]) expect(verify(turned(record, at)).map(({ code }) => code)).not.toEqual([]);
  expect(verify(record.replace(seed, 'a'.repeat(64)))).toMatchObject([{ code: 'PROMISE' }]);
});
test('[D-3] dice whose seed is not told are not certified', async () => {
  const record = await playOut(await bring(file));
  expect(record).toContain(`\nimport ${sha256(seed)} -\n`);
  expect(verify(record)).toMatchObject([{ code: 'NO_SEED', text: expect.stringContaining('on another server') }]);
});
test('[D-3] a seed that the dice do not follow from, or that was not promised, is refused', async () => {
  await expect(bring({ ...file, promise: null, seed: 'b'.repeat(64) })).rejects.toThrow('do not follow from the seed');
  await expect(bring({ ...file, seed: 'b'.repeat(64) })).rejects.toThrow('PROMISE');
});
test('[D-3] a match goes on through a second import, and from the store', async () => {
  const first = await bring(file);
  const again = await ask<Export>(eve, 'GET', `/api/matches/${first.id}/export`);
  const second = await bring(again);
  away.tables.drop(second.id);
  const record = await playOut(second);
  expect(record.match(/^import /gm)).toHaveLength(2);
  expect(verify(record).map(({ code }) => code)).toEqual(['NO_SEED']);
});
const verify = (text: string) => {
  const record = parseRecord(text);
  if (!('head' in record)) throw new Error(record.text);
  return verifyRecord(game, record);
};

const input = (move: object, at = last()) => ({ type: 'input', at, input: move as Input });
test('[D-4] lines that the server would never have written are refused', async () => {
  const at = last();
  await bad([{ type: 'gift', at }], 'LOG');
  await bad([{ type: 'pause', at: -1, seat: 0, why: 'wish' }], 'LOG');
  await bad([{ type: 'pause', at: at + 0.5, seat: 0, why: 'wish' }], 'LOG');
  await bad(
    [
      { type: 'pause', at: at + 9, seat: 0, why: 'wish' },
      { type: 'resume', at, seat: 0 },
    ],
    'time is earlier',
  );
  await bad([{ type: 'pause', at, seat: null, why: 'wish' }], 'nobody paused it');
  await bad([{ type: 'pause', at, seat: 9, why: 'wish' }], 'no such seat');
  await bad([{ type: 'resume', at, seat: 0 }], 'nothing was paused');
  await bad([{ type: 'pause', at, seat: 0, why: 'wish', more: 1 }], 'LOG');
  await bad([{ type: 'answer', at, seat: 0, yes: true }], 'no question');
  await bad([{ type: 'ask', at, seat: 1, to: 0, voices: [[0]] }], 'nobody sits there');
  await bad([{ type: 'ask', at, seat: 0, to: 0, voices: [[1]] }], 'nobody to ask');
  await bad([{ type: 'undo', at, seat: 0, to: 99 }], 'nothing to take back');
  await bad([{ type: 'seat', at, seat: 0, holder: 'bot:genius' }], 'no such bot');
  await bad([{ type: 'seat', at, seat: 0, holder: 'the devil' }], 'LOG');
  await bad([{ type: 'rules', at, version: 99 }], 'no such rules');
  await bad([input({ type: 'takePost', seat: 1, post: 0, spare: 'x'.repeat(99) })], 'LOG');
  await bad([input({ type: 'bell', more: 1 })], 'LOG');
  await bad([{ type: 'pause', at, seat: 0, why: 'wish' }, input({ type: 'takePost', seat: 1, post: 0 })], 'paused');
});
/** Two at a table with a clock of 700 ms, before its round. */
async function timed(): Promise<Export> {
  const links = await createMatch(ada, 'open-heist', ['me', 'open'], { lasts: 700, rounds: 1 });
  const begun = await ask<Export>(ada, 'GET', `/api/matches/${links.id}/export`);
  return { ...begun, lines: [...begun.lines, { type: 'seat', at: 7_200_000, seat: 1, holder: 'empty' }] };
}
const ready = (seat: number, at: number) => ({ type: 'input', at, input: { type: 'ready', seat } });
test('[D-4] a match that is taken in goes on from its own time: whatever hours its log has, the bell rings', async () => {
  const links = await bring(await timed());
  const client = clientOf(eve, away.url);
  const table = await follow(client, links.seats[0]!, undefined, 'open-heist');
  await table.ask({ t: 'sit', ...seatOf(links.seats[1]!) });
  for (const seat of [0, 1]) expect(await table.ask({ t: 'in', i: { type: 'ready', seat } as never })).toBeUndefined();
  await until(() => table.mirror.clock !== null);
  await until(() => table.mirror.clock === null);
  client.close();
});
test('[D-4] what is done after the bell was due is refused', async () => {
  const begun = await timed();
  const plan = (at: number) => ({ type: 'input', at, input: { type: 'plan', seat: 1, place: 3 } });
  const lines = [...begun.lines, ready(0, 7_200_000), ready(1, 7_200_000)];
  expect((await bring({ ...begun, lines: [...lines, plan(7_200_700)] })).id).toBeDefined();
  await expect(bring({ ...begun, lines: [...lines, plan(7_200_701)] })).rejects.toThrow('the bell was due before it');
});
test('[D-4] a question is answered once by each who is asked', async () => {
  const at = last();
  const sat = { type: 'seat', at, seat: 1, holder: 'person' };
  const asked = { type: 'ask', at, seat: 0, to: file.lines.length - 1, voices: [[1]] };
  const yes = { type: 'answer', at, seat: 1, yes: true };
  await bad([sat, asked, yes, yes], 'has answered');
  expect((await bring({ ...file, lines: [...file.lines, sat, asked, yes] })).id).toMatch(/^[0-9a-z]{10}$/);
});
test('[D-4] names, holders and settings are read as at any other door', async () => {
  await expect(bring({ ...file, names: ['\u202eAda', 'Empty'] })).rejects.toThrow('NAME');
  await expect(bring({ ...file, names: ['Ada'] })).rejects.toThrow('SEATS');
  await expect(bring({ ...file, holders: ['person', 'bot:genius'] })).rejects.toThrow('NO_BOT');
  await expect(bring({ ...file, holders: ['person', 'root'] })).rejects.toThrow('FORMAT');
  await expect(bring({ ...file, setup: { players: 2, options: { gates: 12, junk: 'x' } } })).rejects.toThrow('no setting');
});
test('[D-4] a time of beginning that no date can name is refused', async () => {
  for (const created of [-1, 0.5, 9e15, -9e15]) await expect(bring({ ...file, created })).rejects.toThrow('created');
  await bring({ ...file, created: 8.64e15 });
});

test('[D-4] a log that is too long is refused, in lines, in bytes and in time', async () => {
  const answers = Array.from({ length: 80_000 }, () => ({ type: 'answer', at: last(), seat: 1, yes: true }));
  await bad(answers, /413|FORMAT/);
  await bad(answers.slice(0, 20_001), 'FORMAT');
  const hasty = await testServer({ limits: { ...UNLIMITED, importWork: 1 } });
  const zoe = await newcomer(hasty.url, 'Zoe');
  const long = { ...file, lines: [...file.lines, ...pauses(19_000)] };
  await expect(ask(zoe, 'POST', '/api/import', long)).rejects.toThrow('TOO_LONG');
  await hasty.close();
});
const pauses = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    i % 2 === 0 ? { type: 'pause', at: last() + i, seat: 0, why: 'wish' } : { type: 'resume', at: last() + i, seat: 0 },
  );

test('[D-4] while a long log is played the others are served, and it is opened from its snapshot', async () => {
  const lines = [...file.lines, ...pauses(19_000)];
  let [answers, isDone] = [0, false];
  const bystander = (async () => {
    while (!isDone) answers += Number((await fetch(`${away.url}/healthz`)).ok);
  })();
  const links = await bring({ ...file, lines });
  isDone = true;
  await bystander;
  // The log is played in pieces, and between two of them anyone is answered.
  expect(answers).toBeGreaterThan(3);
  away.tables.drop(links.id);
  const kept = await away.context.store.snapshot(links.id);
  expect(kept!.seq).toBe(lines.length + 1);
  expect((await away.tables.open(links.id))!.play.n).toBe(lines.length + 1);
});

test('a finished match keeps its result and its time: it is over in every list, and nothing replays it', async () => {
  const record = await playOut(await bring(file));
  const [over] = await ask<{ id: string }[]>(eve, 'GET', '/api/matches?over=true');
  const finished = { ...(await ask<Export>(eve, 'GET', `/api/matches/${over!.id}/export`)), created: 86_400_000 };
  const links = await bring(finished);
  const row = (await away.context.store.match(links.id))!;
  expect([row.created, row.result]).toEqual([86_400_000, expect.objectContaining({ outcome: expect.any(String) })]);
  expect(parseRecord(row.record!)).toMatchObject({ hash: (parseRecord(record) as { hash: string }).hash });
  expect((await ask<{ id: string }[]>(eve, 'GET', '/api/matches?over=false')).map(({ id }) => id)).not.toContain(links.id);
});
