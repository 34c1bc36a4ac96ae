import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathOf } from '../rules/sources.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results']);

/** A copy of the sources, as a clone would be; what npm installs is lent. */
export function lentClone() {
  const root = mkdtempSync(join(tmpdir(), 'nightfall-clone-'));
  cpSync(pathOf('.'), root, { recursive: true, filter: (path) => !SKIPPED.has(basename(path)) });
  lend(root, 'node_modules', (name) => name !== '@nightfall');
  lend(root, 'node_modules/@nightfall', () => true);
  const env = { ...process.env, INIT_CWD: root };
  /** A command line as people type it. Whatever asks for something on the terminal finds it closed. */
  const type = (line: string): SpawnSyncReturns<string> =>
    spawnSync(line, { cwd: root, env, shell: true, encoding: 'utf8', input: '' });
  return { root, type, remove: () => rmSync(root, { recursive: true }) };
}
/** Our own packages are links from one folder to another: in the copy they lead to its own. */
function lend(root: string, folder: string, isWanted: (name: string) => boolean): void {
  mkdirSync(join(root, folder));
  for (const name of readdirSync(pathOf(folder)).filter(isWanted)) {
    const path = pathOf(folder, name);
    symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(root, folder, name));
  }
}
