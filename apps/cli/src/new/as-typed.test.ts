import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from '../rules/sources.ts';

/** A copy of the sources, as a clone would be; what npm installs is lent. */
const root = mkdtempSync(join(tmpdir(), 'nightfall-as-typed-'));
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'e2e', 'recorded', 'test-results']);
beforeAll(() => {
  cpSync(pathOf('.'), root, { recursive: true, filter: (path) => !SKIPPED.has(basename(path)) });
  lend('node_modules', (name) => name !== '@nightfall');
  lend('node_modules/@nightfall', () => true);
});
/** Our own packages are links from one folder to another: in the copy they lead to its own. */
function lend(folder: string, isWanted: (name: string) => boolean): void {
  mkdirSync(join(root, folder));
  for (const name of readdirSync(pathOf(folder)).filter(isWanted)) {
    const path = pathOf(folder, name);
    symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(root, folder, name));
  }
}
afterAll(() => rmSync(root, { recursive: true }));

/** Runs what the pages print as `npm run -s nightfall -- …`. */
function nightfall(...args: string[]) {
  const env = { ...process.env, INIT_CWD: root };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'nightfall', '--', ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}
const shelf = () => readFileSync(join(root, 'packages/catalog/src/shelf.ts'), 'utf8');

test(
  '`nightfall new` as typed: nothing stays of a game that could not be written whole; then it is there, and plays',
  { timeout: 300_000 },
  () => {
    const guide = join(root, 'docs/guides/add-a-game.md');
    const [whole, before] = [readFileSync(guide, 'utf8'), shelf()];
    writeFileSync(guide, whole.replace('export const game', 'export const name'));
    expect(nightfall('new', 'night-owls').status).not.toBe(0);
    expect([existsSync(join(root, 'games/night-owls')), shelf()]).toEqual([false, before]);

    writeFileSync(guide, whole);
    expect(nightfall('new', 'night-owls')).toMatchObject({
      status: 0,
      output: expect.stringContaining('games/night-owls now has a small game'),
    });
    expect(['words.md', 'clauses.md'].map((file) => existsSync(join(root, 'games/night-owls', file)))).toEqual([true, true]);
    expect(shelf()).toContain('night-owls');
    expect(nightfall('simulate', 'night-owls', '--games', '3', '--bots', 'random')).toMatchObject({ status: 0 });
  },
);
