import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@nightfall/catalog';
import { isFaults } from '@nightfall/kernel';
import { blocksOf, cellsOf, readPlan } from '@nightfall/lab';
import { startPostgres, type TestPostgres } from '@nightfall/server/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAID } from './changed.ts';
import { overMachines, workOn } from './queue.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'nightfall-lab-'));
const FILE = join(folder, 'trial.yaml');
const PLAN = `
title: A trial
game: midnight-madness
players: 2
bots: casual
options: { mode: coop }
variants:
  - { name: normal }
  - { name: uber, options: { difficulty: uber } }
games: 75
bands:
  - { win: [BAND], where: { variant: normal } }
`;
const write = (band: string) => writeFileSync(FILE, PLAN.replace('BAND', band));
let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(async () => {
  await database.end();
  rmSync(folder, { recursive: true });
});

/** The command as typed; it resolves when it ends. */
function nightfall(...args: readonly string[]): {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; out: string }>;
} {
  const child = spawn(process.execPath, ['scripts/nightfall.mjs', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out }))) };
}
async function lab(...args: readonly string[]): Promise<{ code: number | null; json: string }> {
  const out = mkdtempSync(join(folder, 'out-'));
  const { code } = await nightfall('lab', FILE, '--out', out, ...args).ended;
  return { code, json: readFileSync(join(out, 'trial.json'), 'utf8') };
}
/** A worker that waits for games. */
async function worker() {
  const { child, ended } = nightfall('lab', 'worker', '--queue', database.url);
  const said = (words: RegExp) =>
    new Promise<void>((resolve) => child.stdout!.on('data', (text: string) => words.test(text) && resolve()));
  const hasPlayed = said(/\d+ games/).then(() => child);
  await said(/waiting/);
  return { child, ended, hasPlayed };
}
/** The JSON of the experiment as two workers find it. A worker that is killed has just begun its second block. */
async function overWorkers({ isOneKilled }: { isOneKilled: boolean }): Promise<string> {
  const workers = await Promise.all([worker(), worker()]);
  const shared = lab('--queue', database.url, '--lease', '2');
  if (isOneKilled) (await Promise.race(workers.map(({ hasPlayed }) => hasPlayed))).kill('SIGKILL');
  const { json } = await shared;
  for (const { child } of workers) child.kill('SIGTERM');
  await Promise.all(workers.map(({ ended }) => ended));
  await forgetBlocks();
  return json;
}
/** The next run finds nothing that was played before. */
async function forgetBlocks(): Promise<void> {
  await ask('DELETE FROM nightfall_lab_block');
}
async function ask(text: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(text);
  await client.end();
}

test('workers that come at once to a new database all find the queue', async () => {
  const stops = await Promise.all(Array.from({ length: 6 }, () => workOn(database.url, () => undefined)));
  await Promise.all(stops.map((stop) => stop()));
});

/** A file of docs/balance with fewer games of the quickest bots: four blocks at least, so that a worker can be killed in its second. */
const shortened = (name: string, games: number) =>
  readFileSync(join(ROOT, 'docs/balance', name), 'utf8')
    .replace(/^games: .*$/m, `games: ${games}`)
    .replace('bots: good', 'bots: random');
const PLANS = {
  'a difficulty': PLAN.replace('BAND', '0, 100'),
  'the price of a counter': shortened('runebound-price-of-a-counter.yaml', 50),
  'a goal': shortened('firefighters-goals.yaml', 50),
};
test.each(Object.entries(PLANS))(
  '%s: the same on one thread, on two, over two workers, and with one of them killed',
  async (_, plan) => {
    writeFileSync(FILE, plan);
    const { json } = await lab('--threads', '1');
    expect((await lab('--threads', '2')).json).toBe(json);
    expect(await overWorkers({ isOneKilled: false })).toBe(json);
    expect(await overWorkers({ isOneKilled: true })).toBe(json);
  },
);

/** So many random games of one table. */
async function trial(games: number, seed: string) {
  const game = await load('midnight-madness');
  const plan = readPlan({ title: 'A trial', game: game.id, bots: 'random', games, seed });
  const laid = isFaults(plan) ? plan : cellsOf(game, plan);
  if (isFaults(plan) || isFaults(laid)) throw new Error('plan');
  return { game, blocks: blocksOf(game, plan, laid.cells[0]!, 0, games) };
}
test('a worker of other rules stops the experiment with a sentence, and the next one plays its block', async () => {
  const { game, blocks } = await trial(5, 'rules');
  const stop = await workOn(database.url, () => undefined);
  const { players, close } = await overMachines(database.url);
  const newer = blocks.map((block) => ({ ...block, version: game.version + 1 }));
  await expect(players(newer, () => undefined)).rejects.toThrow(`and version ${game.version + 1} is wanted`);
  let games = 0;
  await players(blocks, (_, played) => (games += played.length));
  expect(games).toBe(5);
  await close();
  await stop();
});
test('what was played before is taken from the queue, and played again where it goes otherwise today', async () => {
  const { blocks } = await trial(50, 'before');
  const said: string[] = [];
  const fresh: number[] = [];
  const { players, close } = await overMachines(database.url, { say: (text) => said.push(text) });
  const stop = await workOn(database.url, ({ number }) => fresh.push(number));
  const found: number[] = [];
  const play = () => players(blocks, (_, played) => found.push(...played.map(({ inputs }) => inputs)));
  await play();
  await play();
  expect([fresh.toSorted((a, b) => a - b), said]).toEqual([[0, 1], []]);
  await ask(`UPDATE nightfall_lab_block SET played = replace(played, '"inputs":', '"inputs":1') WHERE block = 1`);
  found.splice(0);
  await play();
  expect([fresh.toSorted((a, b) => a - b), said]).toEqual([[0, 0, 1, 1], [SAID]]);
  expect(Math.max(...found)).toBeLessThan(1000);
  await Promise.all([close(), stop()]);
});
test('a worker whose connections were cut goes on', async () => {
  const { blocks } = await trial(5, 'cut');
  const stop = await workOn(database.url, () => undefined);
  await ask(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const { players, close } = await overMachines(database.url);
  let games = 0;
  await players(blocks, (_, played) => (games += played.length));
  expect(games).toBe(5);
  await Promise.all([close(), stop()]);
});
test('what is no queue is refused with a sentence', async () => {
  await expect(overMachines('mysql://here/name')).rejects.toThrow('--queue is the address of a PostgreSQL');
  await expect(overMachines('postgres://127.0.0.1:1/name')).rejects.toThrow('the queue cannot be used: connect ECONNREFUSED');
});

test('a target that is missed fails the check, and one that is met passes', async () => {
  write('90, 100');
  expect((await nightfall('lab', 'check', FILE).ended).code).toBe(1);
  write('0, 60');
  const { code, out } = await nightfall('lab', 'check', FILE).ended;
  expect([code, out]).toEqual([0, expect.stringContaining('all targets are met')]);
});

test('a run that was stopped goes on with what it has played', async () => {
  write('0, 100');
  const out = mkdtempSync(join(folder, 'out-'));
  const { out: said } = await nightfall('lab', FILE, '--out', out).ended;
  expect(said).toContain(`report: ${join(out, 'trial.html')}`);
  const [whole, games] = [readFileSync(join(out, 'trial.json'), 'utf8'), readFileSync(join(out, 'trial.games'), 'utf8')];
  const lines = games.split('\n');
  writeFileSync(join(out, 'trial.games'), `${lines.slice(0, 3).join('\n')}\n${lines[3]!.slice(0, 40)}`);
  await nightfall('lab', FILE, '--out', out).ended;
  expect(readFileSync(join(out, 'trial.json'), 'utf8')).toBe(whole);
});
