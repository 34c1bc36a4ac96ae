import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type LogRow, type MatchRow, type Store, appended } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightfall-store-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
});

const match = (id: string, over: Partial<MatchRow> = {}): MatchRow => ({
  ...{
    id,
    game: 'watch',
    version: 1,
    setup: { players: 2, options: { gates: 3 } },
    holders: ['person', 'empty'],
    seed: 'a'.repeat(64),
    secret: 's',
    host: 'p1',
  },
  created: 1_800_000_000_000,
  updated: 1_800_000_000_000,
  result: null,
  record: null,
  next: null,
  beat: 0,
  open: false,
  ...over,
});
const row = (seq: number, client: string | null = null): LogRow => ({
  seq,
  at: seq * 10,
  wall: 1_800_000_000_000,
  client,
  data: `{"n":${seq}}`,
});
const EMPTY = { person: null, bot: null, name: 'Empty' };

describe.each([
  ['SQLite', () => openSqlite(folder)],
  ['PostgreSQL', () => openPostgres(postgres.url)],
])('the store in %s', (_name, open: () => Promise<Store>) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    const seats = [
      { seat: 0, person: 'p1', bot: null, name: 'Ada' },
      { seat: 1, ...EMPTY },
    ];
    await store.createMatch(match('m1'), seats, []);
  });
  afterAll(() => store.close());

  test('a match comes back as it was stored', async () => {
    expect(await store.match('m1')).toEqual(match('m1'));
    expect(await store.match('nothing')).toBeUndefined();
  });

  test('a match and its first rows are stored together or not at all', async () => {
    const seat = { seat: 0, ...EMPTY };
    await store.createMatch(match('first'), [seat], [row(0), row(1)]);
    expect(await store.rows('first', 0)).toEqual([row(0), row(1)]);
    expect(await appended(store, 'first', [row(2)])).toBe('stored');
    await expect(store.createMatch(match('half'), [seat], [row(0), row(0)])).rejects.toThrow(/unique/i);
    expect([await store.match('half'), await store.seats('half'), await store.rows('half', 0)]).toEqual([undefined, [], []]);
  });

  test('a place in the log belongs to whoever writes it first, and several rows are stored all or none', async () => {
    expect(await appended(store, 'm1', [row(0, 'a'), row(1)])).toBe('stored');
    expect(await appended(store, 'm1', [row(1, 'b')])).toBe('taken');
    expect(await appended(store, 'm1', [row(2, 'c'), row(1)])).toBe('taken');
    expect(await store.rows('m1', 0)).toEqual([row(0, 'a'), row(1)]);
    expect(await store.rows('m1', 1)).toEqual([row(1)]);
  });

  test('of many who want one place in one tick exactly one gets it', async () => {
    await store.createMatch(match('race'), [], []);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => appended(store, 'race', [row(0, `c${i}`)])));
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(19);
  });

  test('of a batch with one taken place all others are stored', async () => {
    await store.createMatch(match('batch'), [], []);
    await appended(store, 'batch', [row(0)]);
    const answers = await Promise.all([
      appended(store, 'batch', [row(1)]),
      appended(store, 'batch', [row(0)]),
      appended(store, 'batch', [row(2), row(3)]),
    ]);
    expect(answers).toEqual(['stored', 'taken', 'stored']);
    expect((await store.rows('batch', 0)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('a seat changes only if it is still as expected', async () => {
    const ben = { person: 'p2', bot: null, name: 'Ben' };
    expect(await store.changeSeat('m1', 1, EMPTY, ben)).toBe(true);
    expect(await store.changeSeat('m1', 1, EMPTY, { ...ben, person: 'p3' })).toBe(false);
    expect((await store.seats('m1'))[1]).toEqual({ seat: 1, ...ben });
  });

  test('an older snapshot does not replace a newer one', async () => {
    await store.saveSnapshot('m1', { seq: 20, data: 'new' });
    await store.saveSnapshot('m1', { seq: 10, data: 'old' });
    expect(await store.snapshot('m1')).toEqual({ seq: 20, data: 'new' });
  });

  test('finished matches are found in the archive of those who played', async () => {
    await store.createMatch(match('m2', { host: null }), [{ seat: 0, person: 'p9', bot: null, name: 'Eve' }], []);
    expect((await store.matchesOf('p9', false, 10)).map((m) => m.id)).toEqual(['m2']);
    await store.finish('m2', { outcome: 'won' }, 'a record', 5);
    await store.finish('m2', { outcome: 'lost' }, 'another', 6);
    expect(await store.matchesOf('p9', false, 10)).toEqual([]);
    expect(await store.matchesOf('p9', true, 10)).toMatchObject([
      { id: 'm2', result: { outcome: 'won' }, record: 'a record', updated: 5 },
    ]);
  });

  test('a match has one rematch', async () => {
    expect([await store.follow('m2', 'm3'), await store.follow('m2', 'm4')]).toEqual(['m3', 'm3']);
  });

  test('lines of chat are numbered, and the newest are told', async () => {
    const line = { wall: 1, person: 'p1', seat: 0, name: 'Ada', kind: 'text', text: 'x' };
    await Promise.all(Array.from({ length: 5 }, (_, i) => store.say('m1', `c${i}`, { ...line, text: `${i}` })));
    expect((await store.chat('m1', 0, 3)).map((c) => c.n)).toEqual([3, 4, 5]);
    expect((await store.chat('m1', 4, 3)).map((c) => c.n)).toEqual([5]);
    expect(await store.say('m1', 'c2', line)).toBeUndefined();
    expect(await store.chat('m1', 0, 9)).toHaveLength(5);
  });

  test('a setting is made once', async () => {
    const [one, two] = await Promise.all([store.setting('k', () => 'a'), store.setting('k', () => 'b')]);
    expect([one === two, await store.setting('k', () => 'c')]).toEqual([true, one]);
  });

  test('who has muted whom is kept once, and taken back', async () => {
    await store.mute('p1', 'p2', { how: 'mute', name: 'Ben', since: 1 });
    await store.mute('p1', 'p2', { how: 'block', name: 'Ben', since: 2 });
    await store.mute('p2', 'p1', { how: 'mute', name: 'Ada', since: 3 });
    await store.mute('p3', 'p2', { how: 'mute', name: 'Ben', since: 4 });
    await store.mute('p3', 'p2', null);
    expect(await store.mutes('p1')).toEqual([{ other: 'p2', how: 'block', name: 'Ben', since: 2 }]);
    expect(await store.mutes('p3')).toEqual([]);
  });

  test('who was removed from a match is kept as long as the match', async () => {
    await store.keepRemoved('r1', ['p1', 'p2']);
    await store.keepRemoved('r1', ['p2']);
    expect([await store.removed('r1'), await store.removed('r2')]).toEqual([['p2'], []]);
    await store.deleteMatch('r1');
    expect(await store.removed('r1')).toEqual([]);
  });

  test('of reports a person has one for each match, and the newest comes first', async () => {
    await store.report({ match: 'm1', person: 'p1', wall: 1, text: 'a' });
    await store.report({ match: 'm2', person: 'p2', wall: 2, text: 'b' });
    await store.report({ match: 'm1', person: 'p1', wall: 3, text: 'c' });
    expect((await store.reports(9)).map(({ text }) => text)).toEqual(['c', 'b']);
    expect(await store.reports(9, 'm2')).toEqual([{ match: 'm2', person: 'p2', wall: 2, text: 'b' }]);
    expect((await store.reportsBy('p1')).map(({ text }) => text)).toEqual(['c']);
  });

  test('of tries at a night a person has the first one; the best comes first, and goes with the person', async () => {
    const night = { game: 'siege', date: '2026-11-18', text: '9 left', wall: 1 };
    for (const id of ['t1', 't2'])
      await store.createPerson({ id, hash: `hash of ${id}`, name: `Name ${id}`, webhook: null, created: 1 });
    await store.enterTry({ ...night, person: 't1', points: 2.5 });
    await store.enterTry({ ...night, person: 't1', points: 100 });
    await store.enterTry({ ...night, person: 't2', points: 7 });
    await store.enterTry({ ...night, person: 't2', points: 1, date: '2026-11-19' });
    const shown = await store.tries('siege', '2026-11-18', 10);
    expect(shown.map(({ name, points }) => [name, points])).toEqual([
      ['Name t2', 7],
      ['Name t1', 2.5],
    ]);
    expect(await store.tries('siege', '2026-11-18', 1)).toHaveLength(1);
    await store.forgetPerson('t2');
    expect([await store.triesOf('t2'), (await store.triesOf('t1')).length]).toEqual([[], 1]);
    await store.forgetPerson('t1');
  });

  test('what is banned stays banned until the ban is lifted', async () => {
    await store.ban({ what: 'match:m1', since: 1, note: '', until: null });
    await store.ban({ what: 'match:m1', since: 2, note: 'why', until: 9 });
    expect(await store.bans()).toEqual([{ what: 'match:m1', since: 2, note: 'why', until: 9 }]);
    expect([await store.unban('match:m1'), await store.unban('match:m1'), await store.bans()]).toEqual([true, false, []]);
  });

  test('all matches are listed in pages', async () => {
    const [first, ...rest] = (await store.matches(9)).map(({ id }) => id);
    expect((await store.matches(9, first)).map(({ id }) => id)).toEqual(rest);
    expect(await store.matches(1)).toHaveLength(1);
  });

  test('a forgotten person leaves the match and nothing else', async () => {
    const person = { id: 'p1', hash: 'h1', name: 'Ada', webhook: null, created: 1 };
    await store.createPerson(person);
    await store.savePush({ endpoint: 'https://push.example/1', person: 'p1', data: '{}' });
    expect(await store.personByHash('h1')).toEqual(person);
    await store.forgetPerson('p1');
    expect(await store.person('p1')).toBeUndefined();
    expect([await store.pushes('p1'), await store.chat('m1', 0, 9)]).toEqual([[], []]);
    expect([await store.mutes('p1'), await store.mutes('p2'), await store.reports(9, 'm1')]).toEqual([[], [], []]);
    expect((await store.seats('m1'))[0]).toEqual({ seat: 0, person: null, bot: null, name: 'Somebody' });
    expect((await store.match('m1'))?.host).toBeNull();
  });

  test('a deleted match is gone with its log', async () => {
    await store.deleteMatch('m1');
    expect([await store.match('m1'), await store.rows('m1', 0), await store.seats('m1')]).toEqual([undefined, [], []]);
  });

  test('opened again, everything is there and nothing is migrated twice', async () => {
    await store.close();
    store = await open();
    expect((await store.match('m2'))?.record).toBe('a record');
  });
});
