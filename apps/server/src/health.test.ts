import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { watchHealth } from './health.ts';
import { noLog } from './log.ts';
import { openSqlite } from './store/sqlite.ts';
import { type Store, appended } from './store/store.ts';
import { clientOf, createMatch, follow, newFolder, newcomer, testServer, until } from './testing/harness.ts';

const pulse = { every: 5, most: 100, calm: 10 };
const row = (seq: number, data = '{}') => ({ seq, at: 0, wall: 1, client: null, data });

test('[D-host] a database that goes away is noticed without traffic, and so is its return', async () => {
  let isThere = true;
  const check = async () => {
    if (!isThere) throw new Error('nobody answers');
  };
  const heard: boolean[] = [];
  const logged: string[] = [];
  const note = (_facts: object, text: string) => void logged.push(text);
  const health = watchHealth({ check } as unknown as Store, { info: note, warn: note, error: note }, pulse);
  health.watch((well) => heard.push(well));
  isThere = false;
  await until(() => health.ailment === 'away');
  isThere = true;
  await until(() => health.isWell);
  expect(heard).toEqual([false, true]);
  expect(logged).toEqual(['the database is away', 'the database is back']);
  health.close();
});

test('[D-host] what ails again and again is asked more and more rarely', async () => {
  vi.useFakeTimers();
  const check = vi.fn(async () => undefined);
  const health = watchHealth({ check } as unknown as Store, noLog, { ...pulse, calm: 60_000 });
  let changes = 0;
  health.watch((well) => {
    changes += 1;
    if (well) setTimeout(() => health.ail(new Error('again')), 1);
  });
  health.ail(new Error('once'));
  await vi.advanceTimersByTimeAsync(600);
  health.close();
  vi.useRealTimers();
  expect(changes).toBeGreaterThan(4);
  expect(changes).toBeLessThan(30);
});

/** A small disk of our own, where the system lets us have one. */
const small = newFolder();
const hasDisk = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', small], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
afterAll(() => {
  if (hasDisk) execFileSync('umount', ['-l', small]);
});

test.skipIf(!hasDisk)(
  '[D-low] a full disk is called that, does not flap, and is used again when there is room',
  { repeats: 4 },
  async () => {
    const { context, url, close } = await testServer({ data: mkdtempSync(join(small, 'data-')) });
    const { health, store } = context;
    const ada = await newcomer(url);
    const links = await createMatch(ada, 'open-watch', ['me', 'open'], { gates: 12, cargo: 5000 });
    const client = clientOf(ada, url);
    const table = await follow(client, links.seats[0]!);
    const heard: boolean[] = [];
    health.watch((well) => heard.push(well));
    const filler = join(small, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024))).toThrow('ENOSPC');
    const answers: unknown[] = [];
    /** Until the disk is full: what finds no room waits, and is answered when there is some. */
    const playing = (async () => {
      while (heard.length === 0) {
        answers.push(await table.play({ type: 'takePost', seat: 0, post: answers.length % 12 } as never));
        answers.push(await table.ask({ t: 'undo' }));
      }
    })();
    await until(() => health.ailment === 'full' && client.status.is === 'away');
    expect(client.status.text).toContain('disk is full');
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: false, ailment: 'full' });
    await until(() => health.tries >= 2);
    expect(heard).toEqual([false]);
    rmSync(filler);
    // The move may find room before anybody has asked whether there is some.
    await playing;
    await until(() => health.isWell && client.status.is === 'open');
    expect(heard).toEqual([false, true]);
    expect(answers.filter(Boolean)).toEqual([]);
    expect((await store.rows(links.id, 0)).length).toBeGreaterThanOrEqual(answers.length);
    client.close();
    await close();
  },
);

test('[D-5] a row that cannot be stored is refused alone', async () => {
  const store = await openSqlite(newFolder());
  const bad = { ...row(0), data: null as unknown as string };
  const answers = await Promise.allSettled([
    appended(store, 'a', [row(0)]),
    appended(store, 'b', [bad]),
    appended(store, 'c', [row(0)]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([await store.rows('a', 0), await store.rows('b', 0)]).toEqual([[row(0)], []]);
  expect(await appended(store, 'b', [row(0)])).toBe('stored');
  await store.close();
});

test('[D-low] a database of another make is called by its name', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root@127.0.0.1/club' })).toThrow('DATABASE_URL names MySQL. Nightfall keeps');
  expect(() => readConfig({ DATABASE_URL: '127.0.0.1/club' })).toThrow('DATABASE_URL names something else.');
  expect(readConfig({ DATABASE_URL: 'postgresql://x@y/z' }).databaseUrl).toBe('postgresql://x@y/z');
});
