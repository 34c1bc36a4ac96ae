import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@nightfall/server/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
/** A worker that has played its first block. */
async function worker(): Promise<ChildProcess> {
  const { child } = nightfall('lab', 'worker', '--queue', database.url);
  await new Promise<void>((resolve) => child.stdout!.on('data', (text: string) => /\d+ games/.test(text) && resolve()));
  return child;
}

/** A file of docs/balance with fewer games. */
const shortened = (name: string) => readFileSync(join(ROOT, 'docs/balance', name), 'utf8').replace(/^games: .*$/m, 'games: 75');
const PLANS = {
  'a difficulty': PLAN.replace('BAND', '0, 100'),
  'a goal': shortened('firefighters-goals.yaml'),
};
test.each(Object.entries(PLANS))(
  '%s: the same on one thread, on two, and over two workers of which one is killed',
  async (_, plan) => {
    writeFileSync(FILE, plan);
    const one = await lab('--threads', '1');
    expect((await lab('--threads', '2')).json).toBe(one.json);
    const shared = lab('--queue', database.url, '--lease', '2');
    const [killed, other] = await Promise.all([worker(), worker()]);
    killed.kill('SIGKILL');
    expect((await shared).json).toBe(one.json);
    other.kill('SIGTERM');
  },
);

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
  await nightfall('lab', FILE, '--out', out).ended;
  const [whole, games] = [readFileSync(join(out, 'trial.json'), 'utf8'), readFileSync(join(out, 'trial.games'), 'utf8')];
  const lines = games.split('\n');
  writeFileSync(join(out, 'trial.games'), `${lines.slice(0, 3).join('\n')}\n${lines[3]!.slice(0, 40)}`);
  await nightfall('lab', FILE, '--out', out).ended;
  expect(readFileSync(join(out, 'trial.json'), 'utf8')).toBe(whole);
});
