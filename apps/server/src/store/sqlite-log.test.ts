import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { PEACE, SQLITE } from './migrations.ts';
import { rowsAgain } from './older/rows-again.ts';
import { openSqlite } from './sqlite.ts';
import { sumOf } from './sqlite-row.ts';
import { type LogRow, appended } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'nightfall-log-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const newFolder = () => join(root, `${folders++}`);
const row = (seq: number): LogRow => ({ seq, at: seq, wall: 1_800_000_000_000 + seq, client: `p:${seq}`, data: `{"n":${seq}}` });
const rows = (from: number, upto: number) => Array.from({ length: upto - from }, (_, i) => row(from + i));

test('what was committed is there after the process died', async () => {
  const [folder, copy] = [newFolder(), newFolder()];
  const store = await openSqlite(folder);
  await appended(store, 'a', rows(0, 2));
  await Promise.all([appended(store, 'a', [row(2)]), appended(store, 'b', rows(0, 3))]);
  // As the disk is at this moment.
  cpSync(folder, copy, { recursive: true });
  const later = await openSqlite(copy);
  expect(await later.rows('a', 1)).toEqual(rows(1, 3));
  expect(await appended(later, 'b', [row(2)])).toBe('taken');
  expect(await appended(later, 'b', [row(3)])).toBe('stored');
  await Promise.all([store.close(), later.close()]);
});

test('what is written in other letters comes back as it was', async () => {
  const store = await openSqlite(newFolder());
  const said = (seq: number, text: string): LogRow => ({ ...row(seq), data: JSON.stringify({ text }) });
  const log = [said(0, 'Nächte ☾'), said(1, 'plain'), said(2, '夜')];
  await appended(store, 'a', log);
  expect(await store.rows('a', 0)).toEqual(log);
  await store.close();
});

test('a place beyond the end of a log cannot be taken', async () => {
  const store = await openSqlite(newFolder());
  await appended(store, 'a', rows(0, 3));
  expect([await appended(store, 'a', [row(4)]), await appended(store, 'a', [row(3)])]).toEqual(['taken', 'stored']);
  await store.close();
});

test('[D-9] after a clean stop the one file is whole, and nobody else may read it', async () => {
  const [folder, alone] = [newFolder(), newFolder()];
  const store = await openSqlite(folder);
  await appended(store, 'a', rows(0, 5));
  const rights = readdirSync(folder).map((file) => [file, statSync(join(folder, file)).mode & 0o777]);
  expect(rights.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  expect(rights.map(([file]) => file)).toContain('nightfall.db-wal');
  await store.close();
  mkdirSync(alone);
  cpSync(join(folder, 'nightfall.db'), join(alone, 'nightfall.db'));
  const opened = await openSqlite(alone);
  expect(await opened.rows('a', 0)).toEqual(rows(0, 5));
  await opened.close();
});

/** What else opens the file. */
function otherwise<R>(folder: string, act: (db: Database.Database) => R): R {
  const db = new Database(join(folder, 'nightfall.db'));
  try {
    return act(db);
  } finally {
    db.close();
  }
}
const count = (db: Database.Database, table: string) =>
  (db.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).get() as { rows: number }).rows;

test('the database itself refuses a place that is taken', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await appended(store, 'a', rows(0, 20));
  const [again, next] = ['SELECT id', 'SELECT id + 1'].map(
    (id) => `INSERT INTO input ${id}, 'a', 20, 0, 0, NULL, '{}', 0 FROM input WHERE seq = 19`,
  );
  otherwise(folder, (db) => {
    expect(() => db.exec(again!)).toThrow('UNIQUE constraint failed: input.id');
    expect(() => db.exec("INSERT INTO sheet (match, first) VALUES ('a', 16)")).toThrow('UNIQUE constraint failed: sheet.match');
    db.exec(next!);
  });
  // The store still believes that the place is free.
  await expect(appended(store, 'a', [row(20)])).rejects.toThrow('UNIQUE');
  expect([await appended(store, 'a', [row(20)]), await appended(store, 'a', [row(21)])]).toEqual(['taken', 'stored']);
  await store.close();
});

test('logs that are written side by side are read one by one, from any line', async () => {
  const store = await openSqlite(newFolder());
  for (let seq = 0; seq < 50; seq++)
    await Promise.all((seq < 33 ? ['a', 'b', 'c'] : ['a', 'b']).map((match) => appended(store, match, [row(seq)])));
  for (const from of [0, 15, 16, 17, 32, 49, 50]) expect(await store.rows('b', from)).toEqual(rows(from, 50));
  expect(await store.rows('c', 31)).toEqual(rows(31, 33));
  await store.close();
});

test('a deleted log leaves nothing behind, and the others stay', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await Promise.all([appended(store, 'a', rows(0, 40)), appended(store, 'b', rows(0, 17))]);
  await store.deleteMatch('a');
  expect(otherwise(folder, (db) => [count(db, 'input'), count(db, 'sheet')])).toEqual([17, 2]);
  expect([await store.rows('a', 0), await store.rows('b', 0)]).toEqual([[], rows(0, 17)]);
  expect([await appended(store, 'a', [row(0)]), await appended(store, 'b', [row(17)])]).toEqual(['stored', 'stored']);
  await store.close();
});

/** A database as it was after the first migrations; the fifth and sixth are those of one row an input. */
function olderFile(shapes: number): { readonly folder: string; readonly old: Database.Database } {
  const folder = newFolder();
  mkdirSync(folder);
  const old = new Database(join(folder, 'nightfall.db'));
  old.exec('PRAGMA journal_mode = WAL; CREATE TABLE migration (n INTEGER PRIMARY KEY)');
  const statements = (texts: readonly string[]) => () => texts.forEach((text) => old.exec(text));
  const steps = [...SQLITE.map(statements), () => void rowsAgain(old, folder), statements(PEACE)];
  steps.slice(0, shapes).forEach((step, n) => {
    step();
    old.exec(`INSERT INTO migration VALUES (${n})`);
  });
  return { folder, old };
}

test('a file of the first shape keeps its logs', async () => {
  const { folder, old } = olderFile(1);
  const insert = old.prepare('INSERT INTO input (match, seq, at, wall, client, data) VALUES (?, ?, ?, ?, ?, ?)');
  for (const { seq, at, wall, client, data } of rows(0, 12).toReversed()) insert.run('a', seq, at, wall, client, data);
  old.close();
  const store = await openSqlite(folder);
  expect(await store.rows('a', 0)).toEqual(rows(0, 12));
  expect([await appended(store, 'a', [row(11)]), await appended(store, 'a', [row(12)])]).toEqual(['taken', 'stored']);
  await store.close();
});

test('a file of the second shape keeps what its journal had not filed', async () => {
  const { folder, old } = olderFile(2);
  const pack = ({ seq, at, wall, client, data }: LogRow) => [seq, at, wall, client, JSON.parse(data)];
  const [first, second] = [rows(0, 3).map(pack), rows(3, 5).map(pack)];
  const commits = [
    ['a', first],
    ['b', rows(0, 1).map(pack)],
  ];
  old.prepare('INSERT INTO journal (rows) VALUES (?)').run(JSON.stringify(commits));
  old.prepare('INSERT INTO journal (rows) VALUES (?)').run(JSON.stringify([['a', second]]));
  old.close();
  const store = await openSqlite(folder);
  expect([await store.rows('a', 0), await store.rows('b', 0)]).toEqual([rows(0, 5), rows(0, 1)]);
  expect(await appended(store, 'a', [row(5)])).toBe('stored');
  await store.close();
});

/** A file with a row for each input under the key (match, seq), left behind in the middle of play. */
function leftInPlay(lengths: { readonly [match: string]: number }, change = ''): string {
  const { folder, old } = olderFile(6);
  const insert = old.prepare('INSERT INTO input (match, seq, at, wall, client, data, sum) VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const [match, length] of Object.entries(lengths))
    for (const one of rows(0, length).toReversed())
      insert.run(match, one.seq, one.at, one.wall, one.client, one.data, sumOf(match, one));
  old.exec(change);
  const left = newFolder();
  cpSync(folder, left, { recursive: true });
  old.close();
  return left;
}

test('a file with a key of match and place keeps its logs, and they go on', async () => {
  const lengths = { a: 1, b: 16, c: 17, d: 100 };
  const folder = leftInPlay(lengths);
  const store = await openSqlite(folder);
  for (const [match, length] of Object.entries(lengths)) {
    expect(await store.rows(match, 0)).toEqual(rows(0, length));
    expect([await appended(store, match, [row(length - 1)]), await appended(store, match, [row(length)])]).toEqual([
      'taken',
      'stored',
    ]);
  }
  expect(store.damage).toEqual([]);
  await store.close();
  const again = await openSqlite(folder);
  for (const [match, length] of Object.entries(lengths)) expect(await again.rows(match, 0)).toEqual(rows(0, length + 1));
  await again.close();
});

test('[D-8] what is damaged in a file with a key of match and place is found after the upgrade, too', async () => {
  const damage = `CREATE TABLE damaged AS SELECT * FROM input WHERE 0; DELETE FROM input WHERE match = 'a' AND seq = 32;
    UPDATE input SET data = '{}' WHERE match = 'b' AND seq = 5`;
  const folder = leftInPlay({ a: 40, b: 40, c: 40 }, damage);
  const store = await openSqlite(folder);
  await expect
    .poll(() => store.damage)
    .toEqual([
      { match: 'a', from: 32, rows: 7 },
      { match: 'b', from: 5, rows: 35 },
    ]);
  expect([await store.rows('a', 0), await store.rows('b', 0)]).toEqual([rows(0, 32), rows(0, 5)]);
  expect(otherwise(folder, (db) => count(db, 'damaged'))).toBe(42);
  for (const [match, next] of [
    ['a', 32],
    ['b', 5],
    ['c', 40],
  ] as const)
    expect(await appended(store, match, [row(next)])).toBe('stored');
  await store.close();
});

test('a file of a newer version is refused and stays as it is', async () => {
  const folder = newFolder();
  await (await openSqlite(folder)).close();
  otherwise(folder, (db) => db.exec('INSERT INTO migration SELECT MAX(n) + 1 FROM migration; DROP TABLE input'));
  await expect(openSqlite(folder)).rejects.toThrow('belongs to a newer version of the server');
  expect(otherwise(folder, (db) => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'input'").all())).toEqual([]);
});

test('a folder is used by one process at a time', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow('Another server is using the data folder');
  await store.close();
  await (await openSqlite(folder)).close();
});
