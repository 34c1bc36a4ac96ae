import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { openSqlite } from './sqlite.ts';
import { type LogRow, type MatchRow, type Store, appended } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'nightfall-damage-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const MATCHES = 12;
const ROWS = 120;
const row = (match: number, seq: number): LogRow => ({
  seq,
  at: seq,
  wall: 1_800_000_000_000 + seq,
  client: `person${match}:abc-${seq}`,
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
  host: null,
  created: 1,
  updated: 1,
  result: null,
  record: null,
  next: null,
  beat: 0,
  open: false,
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
/** Every log is as it was, or refused as damaged. Answers which were refused. */
async function refusedIn(store: Store): Promise<string[]> {
  const refused: string[] = [];
  for (let m = 0; m < MATCHES; m++) {
    const found = await store.rows(`m${m}`, 0).catch((error: Error) => error);
    if (found instanceof Error) refused.push(`m${m}: ${found.name}`);
    else expect(found).toEqual(rows(m));
  }
  return refused;
}
/** Damages the file of a folder; the size stays. */
function damage(folder: string, act: (bytes: Buffer, file: string) => void): void {
  const file = join(folder, 'nightfall.db');
  const bytes = readFileSync(file);
  act(bytes, file);
  writeFileSync(file, bytes);
}
/** Runs statements that a server never would. */
function otherwise(folder: string, text: string): void {
  const db = new Database(join(folder, 'nightfall.db'));
  db.exec(text);
  db.close();
}

test.each([1, 0x80])(
  '[D-8] a match with a flipped byte is refused and told; nothing is changed, and all others go on',
  async (mask) => {
    const folder = await filled();
    const needle = '"cell":1003,"value":57';
    damage(folder, (bytes) => (bytes[bytes.indexOf(needle) + needle.length - 1]! ^= mask));
    const before = readFileSync(join(folder, 'nightfall.db'));
    const { store, told } = await opened(folder);
    expect(await refusedIn(store)).toEqual(['m3: DamagedLog']);
    expect(await refusedIn(store)).toEqual(['m3: DamagedLog']);
    expect(store.damage).toEqual([{ match: 'm3', from: 57 }]);
    expect(told).toEqual([expect.stringMatching(/the log of a match is damaged.*nightfall check.*nightfall restore.*\.recover/)]);
    await store.close();
    expect(readFileSync(join(folder, 'nightfall.db')).equals(before)).toBe(true);
    expect(await checkFile(folder)).toContain('match m3: its log is damaged at line 57');
    expect(readdirSync(folder).filter((file) => file.includes('damaged'))).toEqual([]);
  },
);

test('[D-8] a missing line is damage', async () => {
  const folder = await filled();
  otherwise(folder, "DELETE FROM input WHERE match = 'm3' AND seq = 48");
  const { store } = await opened(folder);
  expect([await refusedIn(store), store.damage]).toEqual([['m3: DamagedLog'], [{ match: 'm3', from: 48 }]]);
  await store.close();
});

test('[D-8] a text around the logs that is no longer one does not end the server', async () => {
  const folder = await filled();
  damage(folder, (bytes) => (bytes[bytes.indexOf('m7watch') + 3]! ^= 0x80));
  const { store } = await opened(folder);
  expect([(await store.match('m6'))?.game, (await store.match('m7'))?.game]).toEqual(['watch', 'w\uFFFDtch']);
  await store.close();
  expect(await checkFile(folder)).toEqual([expect.stringMatching(/^match, row \d+: game is not readable$/)]);
});

test('[D-8] a damaged page costs the matches on it; all others are served', async () => {
  const folder = await filled();
  damage(folder, (bytes) =>
    bytes.fill(0xaa, bytes.indexOf('"cell":1005,"value":60') & ~4095, (bytes.indexOf('"cell":1005,"value":60') & ~4095) + 4096),
  );
  const { store, told } = await opened(folder);
  const refused = await refusedIn(store);
  expect(refused.length).toBeGreaterThan(0);
  expect(told).toHaveLength(refused.length);
  for (let m = 0; m < MATCHES; m++) expect(await store.match(`m${m}`)).toEqual(matchRow(`m${m}`));
  await store.close();
  expect((await checkFile(folder)).length).toBeGreaterThan(refused.length);
});

/** The rows of all logs that can be read, each as it was stored. */
async function readable(store: Store): Promise<number> {
  const logs = await Promise.all(Array.from({ length: MATCHES }, (_, m) => store.rows(`m${m}`, 0).catch(() => [])));
  logs.forEach((found, m) => expect(found).toEqual(rows(m).slice(0, found.length)));
  return logs.flat().length;
}
test('[D-8] wherever a byte is flipped, what is read is what was stored, and `nightfall check` finds what is missing', async () => {
  const whole = readFileSync(join(await filled(), 'nightfall.db'));
  let opening = 0;
  for (let i = 0; i < 40; i++) {
    const place = join(root, `${folders++}`);
    mkdirSync(place);
    const bytes = Buffer.from(whole);
    bytes[Math.floor((whole.length * (i + 0.37)) / 40)]! ^= 1 << (i % 8);
    writeFileSync(join(place, 'nightfall.db'), bytes);
    const found = await opened(place).catch((error: Error) => error);
    if (found instanceof Error) {
      expect(found.message).toContain('is damaged and cannot be opened');
      continue;
    }
    opening += 1;
    const isWhole = (await readable(found.store)) === MATCHES * ROWS;
    await found.store.close();
    if (!isWhole) expect(await checkFile(place)).not.toEqual([]);
  }
  // Only the list of tables, at the beginning of the file, is needed by everyone.
  expect(opening).toBeGreaterThanOrEqual(37);
});

test('[D-8] after an unclean stop every log is read in the background; after a clean one none is', async () => {
  const [folder, left] = [await filled(), join(root, `${folders++}`)];
  otherwise(folder, "UPDATE input SET at = at + 1 WHERE match = 'm3' AND seq = 119");
  const clean = await opened(folder);
  await appended(clean.store, 'm5', [row(5, ROWS)]);
  cpSync(folder, left, { recursive: true });
  expect(clean.told).toEqual([]);
  await clean.store.close();
  const unclean = await opened(left);
  await expect.poll(() => unclean.store.damage).toEqual([{ match: 'm3', from: 119 }]);
  await unclean.store.close();
});

test('[D-8] a file that cannot be opened at all is left as it is, and the way out is named', async () => {
  const folder = await filled();
  damage(folder, (bytes) => bytes.fill(0xaa, 0, 4096));
  const before = readFileSync(join(folder, 'nightfall.db'));
  for (let i = 0; i < 2; i++) await expect(opened(folder)).rejects.toThrow(/is damaged and cannot be opened.*nightfall restore/);
  expect(readFileSync(join(folder, 'nightfall.db')).equals(before)).toBe(true);
});

test('[D-8] a file that is deleted or replaced under the server is noticed, and nothing more is acknowledged', async () => {
  const folder = await filled();
  const { store } = await opened(folder);
  await store.check(false);
  renameSync(join(folder, 'nightfall.db'), join(folder, 'elsewhere.db'));
  await expect(store.check(false)).rejects.toThrow('was deleted or replaced');
  await expect(appended(store, 'm5', [row(5, ROWS)])).rejects.toThrow('was deleted or replaced');
  await expect(store.setting('new', () => 'a')).rejects.toThrow('was deleted or replaced');
  renameSync(join(folder, 'elsewhere.db'), join(folder, 'nightfall.db'));
  await store.check(false);
  await store.close();
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
    expect(await refusedIn(store)).toHaveLength(isDamaged ? 1 : 0);
    const all = MATCHES * ROWS;
    for (let i = 0; i < 3; i++) {
      expect(await appended(store, 'm5', [row(5, ROWS + i)])).toBe('stored');
      expect(countedBy(file)).toBe(all + i + 1);
      expect(existsSync(`${file}-wal`)).toBe(true);
    }
    await store.close();
  },
);
