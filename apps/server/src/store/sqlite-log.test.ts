import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { SQLITE } from './migrations.ts';
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

/** A database as it was after the first migrations. */
function olderFile(shapes: number): { readonly folder: string; readonly old: Database.Database } {
  const folder = newFolder();
  mkdirSync(folder);
  const old = new Database(join(folder, 'nightfall.db'));
  old.exec('CREATE TABLE migration (n INTEGER PRIMARY KEY)');
  SQLITE.slice(0, shapes).forEach((migration, n) => {
    for (const text of migration) old.exec(text);
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

test('a folder is used by one process at a time', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow('Another server is using the data folder');
  await store.close();
  await (await openSqlite(folder)).close();
});
