import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

test('what was committed but not filed is there after the process died', async () => {
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

test('what is written in other letters comes back as it was, filed or found in the journal', async () => {
  const [folder, copy] = [newFolder(), newFolder()];
  const store = await openSqlite(folder);
  const said = (seq: number, text: string): LogRow => ({ ...row(seq), data: JSON.stringify({ text }) });
  const [first, second, third] = [said(0, 'Nächte ☾'), said(0, 'plain'), said(1, '夜')];
  await Promise.all([appended(store, 'a', [first!]), appended(store, 'b', [second!]), appended(store, 'c', rows(0, 2))]);
  await appended(store, 'a', [third!]);
  cpSync(folder, copy, { recursive: true });
  const found = await openSqlite(copy);
  for (const one of [store, found]) {
    expect([await one.rows('a', 0), await one.rows('b', 0), await one.rows('c', 0)]).toEqual([
      [first, third],
      [second],
      rows(0, 2),
    ]);
    await one.close();
  }
});

test('what was filed is not filed again, though the journal still shows it', async () => {
  const [folder, copy, later] = [newFolder(), newFolder(), newFolder()];
  const store = await openSqlite(folder);
  await appended(store, 'a', rows(0, 3));
  expect(await store.rows('a', 0)).toEqual(rows(0, 3));
  cpSync(folder, copy, { recursive: true });
  await appended(store, 'b', rows(0, 2));
  cpSync(folder, later, { recursive: true });
  for (const [place, ofB] of [[copy, []] as const, [later, rows(0, 2)] as const]) {
    const opened = await openSqlite(place);
    expect([await opened.rows('a', 0), await opened.rows('b', 0)]).toEqual([rows(0, 3), ofB]);
    expect(await appended(opened, 'a', [row(3)])).toBe('stored');
    await opened.close();
  }
  await store.close();
});

test('an older database beside a newer journal takes nothing from it', async () => {
  const [folder, copy] = [newFolder(), newFolder()];
  const store = await openSqlite(folder);
  await appended(store, 'a', rows(0, 2));
  await store.rows('a', 0);
  cpSync(folder, copy, { recursive: true });
  for (let i = 2; i < 6; i++) {
    await appended(store, 'a', [row(i)]);
    await store.rows('a', 0);
  }
  await appended(store, 'a', [row(6)]);
  cpSync(join(folder, 'nightfall.journal'), join(copy, 'nightfall.journal'));
  const opened = await openSqlite(copy);
  expect(await opened.rows('a', 0)).toEqual(rows(0, 2));
  await Promise.all([store.close(), opened.close()]);
});

test('places stay taken after the lines were filed', async () => {
  const store = await openSqlite(newFolder());
  await appended(store, 'a', rows(0, 9000));
  await appended(store, 'a', [row(9000)]);
  expect(await appended(store, 'a', [row(9000)])).toBe('taken');
  expect(await appended(store, 'a', [row(9002)])).toBe('taken');
  expect(await store.rows('a', 8998)).toEqual(rows(8998, 9001));
  await store.close();
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
  old.prepare('INSERT INTO journal (rows) VALUES (?)').run(
    JSON.stringify([
      ['a', first],
      ['b', rows(0, 1).map(pack)],
    ]),
  );
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
  await expect(openSqlite(folder)).rejects.toThrow('Another server uses the data folder');
  await store.close();
  await (await openSqlite(folder)).close();
});
