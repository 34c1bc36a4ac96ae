import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { type LogRow, type MatchRow, type Store, appended } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'nightfall-damage-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const MATCHES = 12;
const ROWS = 120;
const row = (match: number, seq: number): LogRow => ({
  ...{ seq, at: seq, wall: 1_800_000_000_000 + seq, client: `person${match}:abc-${seq}` },
  data: JSON.stringify({ type: 'input', at: seq, input: { type: 'put', seat: 0, cell: 1000 + match, value: seq } }),
});
const rows = (match: number) => Array.from({ length: ROWS }, (_, seq) => row(match, seq));
const matchRow = (id: string): MatchRow => ({
  ...{
    id,
    game: 'watch',
    version: 1,
    setup: { players: 1, options: {} },
    holders: ['person'],
    seed: 'a'.repeat(64),
    secret: 's',
  },
  ...{ host: null, created: 1, updated: 1, result: null, record: null, next: null, beat: 0 },
});

/** A stopped folder with some matches. */
async function filled(): Promise<string> {
  const folder = join(root, `${folders++}`);
  const store = await openSqlite(folder);
  for (let m = 0; m < MATCHES; m++) await store.createMatch(matchRow(`m${m}`), [], []);
  // Side by side, as matches are played.
  for (let seq = 0; seq < ROWS; seq++)
    await Promise.all(Array.from({ length: MATCHES }, (_, m) => appended(store, `m${m}`, [row(m, seq)])));
  await store.close();
  return folder;
}
async function opened(folder: string): Promise<{ readonly store: Store; readonly told: string[] }> {
  const told: string[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (_: object, text: string) => void told.push(text) };
  return { store: await openSqlite(folder, log), told };
}
const flip = (file: string, at: number, mask: number) => {
  const fd = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(fd, byte, 0, 1, at);
  byte[0]! ^= mask;
  writeSync(fd, byte, 0, 1, at);
  closeSync(fd);
};
const keptIn = (folder: string) => readdirSync(folder).filter((file) => file.includes('.damaged-') && !file.endsWith('-wal'));
/** Of every match the rows up to some place, exactly as they were. Answers how many of all. */
async function expectPrefixes(store: Store): Promise<number> {
  let count = 0;
  for (let m = 0; m < MATCHES; m++) {
    const found = await store.rows(`m${m}`, 0);
    expect(found).toEqual(rows(m).slice(0, found.length));
    count += found.length;
  }
  return count;
}

test.each([1, 0x80])('[D-8] a flipped byte in a line is found at opening, told, and costs that match its end', async (mask) => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const needle = '"cell":1003,"value":57';
  flip(file, readFileSync(file).indexOf(needle) + needle.length - 1, mask);
  const { store, told } = await opened(folder);
  await expect.poll(() => store.damage).toEqual([{ match: 'm3', from: 57, rows: ROWS - 57 }]);
  expect([told.length, keptIn(folder).length]).toEqual([1, 1]);
  expect(readFileSync(join(folder, keptIn(folder)[0]!)).includes('"cell":1003,"value":58')).toBe(true);
  expect(await expectPrefixes(store)).toBe(MATCHES * ROWS - (ROWS - 57));
  expect(await appended(store, 'm3', [row(3, 57)])).toBe('stored');
  await store.close();
  const again = await opened(folder);
  expect((await again.store.rows('m3', 0)).length).toBe(58);
  expect(again.told).toEqual([]);
  await again.store.close();
});

/** The page of the file at which a table or an index begins, and whose entries are all on it. */
function rootOf(file: string, name: string): number {
  const db = new Database(file);
  const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(name) as { rootpage: number };
  db.close();
  return (rootpage - 1) * 4096;
}
test.each(['sheet', 'sqlite_autoindex_sheet_1'])('[D-8] a flipped byte in %s costs nothing and is told', async (name) => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const at = rootOf(file, name);
  flip(
    file,
    at +
      readFileSync(file)
        .subarray(at, at + 4096)
        .indexOf('m5'),
    0x81,
  );
  const { store, told } = await opened(folder);
  expect(told).toEqual(['the list of the sheets was damaged: it is made again from the rows of the logs']);
  expect(await expectPrefixes(store)).toBe(MATCHES * ROWS);
  expect([await appended(store, 'm5', [row(5, ROWS)]), store.damage]).toEqual(['stored', []]);
  await store.close();
});

test('[D-8] a damaged page of the sheets costs nothing: they are made again', async () => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const bytes = readFileSync(file);
  bytes.fill(0xaa, rootOf(file, 'sheet'), rootOf(file, 'sheet') + 4096);
  writeFileSync(file, bytes);
  const { store, told } = await opened(folder);
  expect(told[0]).toContain('everything that can still be read is used');
  expect(await expectPrefixes(store)).toBe(MATCHES * ROWS);
  for (let m = 0; m < MATCHES; m++) expect(await appended(store, `m${m}`, [row(m, ROWS)])).toBe('stored');
  await store.close();
});

test('[D-8] a row under another name is found', async () => {
  const folder = await filled();
  const db = new Database(join(folder, 'nightfall.db'));
  db.exec("UPDATE input SET match = 'm33' WHERE match = 'm3' AND seq = 48");
  db.close();
  const { store } = await opened(folder);
  await expect.poll(() => store.damage).toEqual([{ match: 'm3', from: 48, rows: ROWS - 48 }]);
  expect(await appended(store, 'm3', [row(3, 48)])).toBe('stored');
  await store.close();
});

test('[D-8] a text around the logs that is no longer one does not end the server', async () => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  flip(file, readFileSync(file).indexOf(`m7watch`) + 3, 0x80);
  const { store, told } = await opened(folder);
  expect(told.length).toBeGreaterThan(0);
  expect((await store.match('m6'))?.game).toBe('watch');
  expect((await store.match('m7'))?.game).not.toBe('watch');
  await store.close();
});

test('[D-8] a damaged page is put aside with its file, and all other pages are used', async () => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const bytes = readFileSync(file);
  const at = bytes.indexOf('"cell":1005,"value":60') & ~4095;
  writeFileSync(file, Buffer.concat([bytes.subarray(0, at), Buffer.alloc(4096, 0xaa), bytes.subarray(at + 4096)]));
  const { store, told } = await opened(folder);
  expect(told[0]).toContain('everything that can still be read is used');
  expect(keptIn(folder).length).toBeGreaterThan(0);
  expect(await expectPrefixes(store)).toBeGreaterThan((MATCHES * ROWS) / 3);
  for (let m = 0; m < MATCHES; m++) expect(await store.match(`m${m}`)).toEqual(matchRow(`m${m}`));
  await store.close();
});

test('[D-8] wherever a byte is flipped, what is read is what was stored, or less and told', { timeout: 120_000 }, async () => {
  const folder = await filled();
  const whole = readFileSync(join(folder, 'nightfall.db'));
  for (let i = 0; i < 12; i++) {
    const place = join(root, `${folders++}`);
    await (await openSqlite(place)).close();
    const bytes = Buffer.from(whole);
    bytes[Math.floor((whole.length * (i + 0.37)) / 12)]! ^= 1 << (i % 8);
    writeFileSync(join(place, 'nightfall.db'), bytes);
    const { store, told } = await opened(place);
    const count = await expectPrefixes(store);
    if (count < MATCHES * ROWS) expect(told.length).toBeGreaterThan(0);
    await store.close();
  }
});

const COUNT = `const db = new (require(process.argv[1]))(process.argv[2]);
  console.log(db.prepare('SELECT COUNT(*) AS n FROM input').get().n); db.close();`;
/** Another program opens the file, counts its rows and closes it. */
const countedBy = (file: string): number =>
  Number(spawnSync(process.execPath, ['-e', COUNT, createRequire(import.meta.url).resolve('libsql'), file]).stdout);

test.each([false, true])(
  '[D-9] others who read the file take nothing from under the server (damage found: %s)',
  async (isDamaged) => {
    const folder = await filled();
    const file = join(folder, 'nightfall.db');
    const db = new Database(file);
    if (isDamaged) db.exec("UPDATE input SET at = at + 1 WHERE match = 'm3' AND seq = 119");
    db.close();
    const { store } = await opened(folder);
    await expect.poll(() => store.damage.length).toBe(isDamaged ? 1 : 0);
    const all = MATCHES * ROWS - store.damage.length;
    for (let i = 0; i < 3; i++) {
      expect(await appended(store, 'm5', [row(5, ROWS + i)])).toBe('stored');
      expect(countedBy(file)).toBe(all + i + 1);
      expect(existsSync(`${file}-wal`)).toBe(true);
    }
    await store.close();
  },
);

/** Flips a bit in the number of a row, in the middle of a page full of rows. */
function misnumber(file: string, mask: number): void {
  const bytes = readFileSync(file);
  const page = Math.floor(bytes.indexOf('"cell":1003,"value":57') / 4096) * 4096;
  let at = page + bytes.readUInt16BE(page + 8 + 2 * 5);
  while (bytes[at]! & 0x80) at += 1;
  flip(file, at + 1, mask);
}
test.each([0x40, 0x20, 0x02, 0x01])(
  '[D-8] a row under another number costs two matches their ends at most (bit %i)',
  { timeout: 30_000 },
  async (mask) => {
    const folder = await filled();
    misnumber(join(folder, 'nightfall.db'), mask);
    const { store } = await opened(folder);
    await expectPrefixes(store);
    const lengths = await Promise.all(Array.from({ length: MATCHES }, async (_, m) => (await store.rows(`m${m}`, 0)).length));
    expect(lengths.filter((length) => length === ROWS).length).toBeGreaterThanOrEqual(MATCHES - 2);
    await store.close();
  },
);

test('[D-8] a new file that was not put in its place yet is put there, and the old log goes', async () => {
  const [whole, folder] = [await filled(), await filled()];
  const file = join(folder, 'nightfall.db');
  copyFileSync(join(whole, 'nightfall.db'), `${file}.salvaged`);
  for (const end of ['', '-wal', '.part']) writeFileSync(file + end, 'half of something');
  const { store, told } = await opened(folder);
  expect([await expectPrefixes(store), told]).toEqual([MATCHES * ROWS, []]);
  await store.close();
});

test('[D-8] a file of which nothing can be read is not taken for an empty one', async () => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const bytes = readFileSync(file);
  bytes.fill(0, 0, 4096);
  writeFileSync(file, bytes);
  await expect(opened(folder)).rejects.toThrow(/damaged at its root.*nightfall restore/);
  expect(readFileSync(file)).toEqual(bytes);
  await expect(opened(folder)).rejects.toThrow('damaged at its root');
  expect(keptIn(folder)).toEqual([]);
});

test.each(['DROP TABLE sheet', 'DELETE FROM sheet', "DELETE FROM sheet WHERE match = 'm4' AND first > 90"])(
  '[D-8] %s: the sheets are made again',
  async (deed) => {
    const folder = await filled();
    const db = new Database(join(folder, 'nightfall.db'));
    db.exec(deed);
    db.close();
    const { store, told } = await opened(folder);
    expect(told).toEqual(['the list of the sheets was damaged: it is made again from the rows of the logs']);
    expect(await expectPrefixes(store)).toBe(MATCHES * ROWS);
    expect(await appended(store, 'm4', [row(4, ROWS)])).toBe('stored');
    await store.close();
  },
);

test('[D-8] an index that lost an entry is made again', async () => {
  const folder = await filled();
  const file = join(folder, 'nightfall.db');
  const at = rootOf(file, 'sqlite_autoindex_match_1');
  flip(file, readFileSync(file).indexOf('m8', at), 0x01);
  const { store, told } = await opened(folder);
  expect(told).toEqual(['an index of the database was damaged: it is made again']);
  expect(await store.match('m8')).toMatchObject({ id: 'm8' });
  await store.close();
});
