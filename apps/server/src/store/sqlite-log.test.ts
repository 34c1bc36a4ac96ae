import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
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
function otherwise<R>(folder: string, act: (db: Database.Database) => R, file = 'nightfall.db'): R {
  const db = new Database(join(folder, file));
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
  const again = "INSERT INTO input (match, seq, at, wall, data) VALUES ('a', 19, 0, 0, '{}')";
  otherwise(folder, (db) => expect(() => db.exec(again)).toThrow('UNIQUE constraint failed: input.match, input.seq'));
  otherwise(folder, (db) => db.exec(again.replace('19', '20')));
  expect([await appended(store, 'a', [row(20)]), await appended(store, 'a', [row(21)])]).toEqual(['taken', 'stored']);
  await store.close();
});

test('the query that hosting.md prints looks a log up by its key', async () => {
  const folder = newFolder();
  await (await openSqlite(folder)).close();
  const plan = otherwise(folder, (db) =>
    db.prepare("EXPLAIN QUERY PLAN SELECT seq, data FROM input WHERE match = 'a' ORDER BY seq").all(),
  ) as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH input USING INDEX .*\(match=\?\)$/)]);
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
  expect(otherwise(folder, (db) => count(db, 'input'))).toBe(17);
  expect([await store.rows('a', 0), await store.rows('b', 0)]).toEqual([[], rows(0, 17)]);
  expect([await appended(store, 'a', [row(0)]), await appended(store, 'b', [row(17)])]).toEqual(['stored', 'stored']);
  await store.close();
});

/** The layout in which logs were kept between 0.1.0 and 0.2.0: a row for each line, under a number of its own. */
const NUMBERED = `CREATE TABLE migration (n INTEGER PRIMARY KEY); CREATE TABLE pages (n INTEGER);
  CREATE TABLE input (id INTEGER PRIMARY KEY, match TEXT, seq INTEGER, at INTEGER, wall INTEGER, client TEXT, data TEXT, sum INTEGER);
  CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL); INSERT INTO setting VALUES ('key', 'kept');
  INSERT INTO input VALUES (16, 'a', 0, 0, 1800000000000, 'p:0', '{"n":0}', NULL), (17, 'a', 1, 1, 1800000000001, 'p:1', '{"n":1}', NULL)`;

test('a file of an older layout is copied, told of, and goes on', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  otherwise(folder, (db) => db.exec(NUMBERED));
  const told: string[] = [];
  const log = { warn: (_: object, text: string) => void told.push(text), info: () => undefined, error: () => undefined };
  const store = await openSqlite(folder, log);
  expect([await store.rows('a', 0), await store.setting('key', () => 'new')]).toEqual([rows(0, 2), 'kept']);
  expect([await appended(store, 'a', [row(1)]), await appended(store, 'a', [row(2)])]).toEqual(['taken', 'stored']);
  await store.close();
  expect(told).toEqual(['the database of an older version was upgraded; a copy of it is kept']);
  const [kept] = readdirSync(folder).filter((file) => file.includes('.before-'));
  expect(otherwise(folder, (db) => count(db, 'input'), kept)).toBe(2);
  await (await openSqlite(folder, log)).close();
  expect(told).toHaveLength(1);
});

test('a file of a newer version is refused and stays as it is', async () => {
  const folder = newFolder();
  await (await openSqlite(folder)).close();
  otherwise(folder, (db) => db.exec('PRAGMA user_version = 99; DROP TABLE input'));
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
