import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from '@nightfall/catalog';
import type { Line } from '@nightfall/protocol';
import { beginPlay, replay } from '@nightfall/table';
import { afterAll, expect, test } from 'vitest';
import { movesAmong } from '../../testing/burst.ts';
import { openSqlite } from '../sqlite.ts';
import type { LogRow } from '../store.ts';

/** A folder that the server of 0.1.0 left behind when it was killed in the middle of play, and what it had acknowledged by then. */
const FIXTURE = new URL('../../testing/fixtures/folder-0.1.0/', import.meta.url);
type Acknowledged = {
  readonly people: readonly { readonly id: string }[];
  readonly matches: readonly {
    readonly match: string;
    readonly game: string;
    readonly moves: readonly string[];
    readonly chat: readonly string[];
    readonly over: boolean;
  }[];
};
const { people, matches } = JSON.parse(readFileSync(new URL('acknowledged.json', FIXTURE), 'utf8')) as Acknowledged;

const roots: string[] = [];
afterAll(() => roots.forEach((folder) => rmSync(folder, { recursive: true })));
/** The folder as it was; or with a byte of its journal changed. */
function olderFolder(change: (bytes: Buffer) => void = () => undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-older-'));
  roots.push(folder);
  for (const file of readdirSync(FIXTURE).filter((name) => name.endsWith('.gz'))) {
    const bytes = gunzipSync(readFileSync(new URL(file, FIXTURE)));
    if (file.startsWith('nightfall.journal')) change(bytes);
    writeFileSync(join(folder, file.slice(0, -'.gz'.length)), bytes);
  }
  return folder;
}

const movesIn = (rows: readonly LogRow[]): string[] => movesAmong(rows.map(({ data }) => JSON.parse(data) as Line));

test('a folder of 0.1.0, left in the middle of play, has everything that was acknowledged', async () => {
  const folder = olderFolder();
  const store = await openSqlite(folder);
  expect(matches.map(({ game }) => game)).toEqual(
    expect.arrayContaining(['siege-of-the-eternal-night', 'midnight-madness', 'fires-at-midnight']),
  );
  for (const { match, moves, chat, over } of matches) {
    const found = movesIn(await store.rows(match, 0));
    // A move may have been stored whose acknowledgement did not arrive.
    expect(found.slice(0, moves.length)).toEqual(moves);
    expect(found.length - moves.length).toBeLessThanOrEqual(1);
    expect((await store.chat(match, 0, 9)).map(({ text }) => text)).toEqual(chat);
    expect((await store.match(match))?.result !== null).toBe(over);
  }
  for (const { id } of people) expect(await store.person(id)).toBeDefined();
  await store.close();
  expect(existsSync(join(folder, 'nightfall.journal'))).toBe(false);
  await expectSameAgain(folder);
});
/** Nothing is migrated twice. */
async function expectSameAgain(folder: string): Promise<void> {
  const store = await openSqlite(folder);
  for (const { match, moves } of matches) expect(movesIn(await store.rows(match, 0)).slice(0, moves.length)).toEqual(moves);
  await store.close();
}

test('the logs of 0.1.0 can be played', async () => {
  const store = await openSqlite(olderFolder());
  for (const { match, game: id } of matches) {
    const game = await load(id);
    const row = (await store.match(match))!;
    if (game.version !== row.version) continue;
    const play = beginPlay(game, row);
    replay(play, await store.rows(match, 0));
    expect(play.match.isOver).toBe(row.result !== null);
  }
  await store.close();
});

test('[D-8] a flipped byte in the journal of 0.1.0 costs one match its end, is told, and the journal is kept', async () => {
  const folder = olderFolder((bytes) => (bytes[200]! ^= 1));
  const told: string[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (_facts: object, text: string) => void told.push(text) };
  const store = await openSqlite(folder, log);
  const whole = await Promise.all(
    matches.map(async ({ match, moves }) => movesIn(await store.rows(match, 0)).length >= moves.length),
  );
  expect(whole.filter((is) => !is)).toHaveLength(1);
  expect(told).toHaveLength(1);
  expect(readdirSync(folder).filter((file) => /\.before-.*\.journal$/.test(file))).toHaveLength(1);
  await store.close();
});
