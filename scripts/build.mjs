// node scripts/build.mjs [web] [server] [cli]: builds the pages, the server and the command line, each when its sources have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { ROOT, install, say } from './workspace.mjs';

const SHARED = ['packages', 'games', 'package-lock.json'];
const SETTINGS = 'scripts/vite.node.mjs';
const BUILDS = {
  web: { title: 'the web pages', folder: 'apps/web', sources: ['apps/web'], made: ['index.html'], run: buildPages },
  server: {
    title: 'the server',
    folder: 'apps/server',
    sources: ['apps/server', SETTINGS],
    made: ['main.mjs', 'worker.mjs'],
    run: buildPrograms,
  },
  cli: {
    title: 'the command line',
    folder: 'apps/cli',
    sources: ['apps/cli', 'apps/server', SETTINGS],
    made: ['main.mjs', 'worker.mjs'],
    run: buildPrograms,
  },
};
/** What each program of a folder is built from. */
const ENTRIES = { 'apps/server': ['src/main.ts', 'src/bots/worker.ts'], 'apps/cli': ['src/main.ts', 'src/simulate/worker.ts'] };
const isSource = (path) => !/\/(e2e|robot|examples|recorded|fixtures)\/|\.test\.tsx?$/.test(path);
const at = (...path) => join(ROOT, ...path);

/** A digest over names and contents: times say little after a clone or a change of branch. */
function digest(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(source, isSource))) hash.update(path).update(readFileSync(at(path)));
  return hash.digest('hex');
}

/** True when the `dist` of this build fits the sources, after building it if need be. */
export function build(name) {
  const { title, folder, sources, made, run } = BUILDS[name];
  const stamp = at('.cache', `${name}-build`);
  const now = digest([...sources, ...SHARED]);
  const isThere = [stamp, ...made.map((file) => at(folder, 'dist', file))].every((path) => existsSync(path));
  if (isThere && readFileSync(stamp, 'utf8') === now) return true;
  say(`building ${title} …`);
  if (!run(folder)) {
    say(`${title} could not be built; the lines above say why.`);
    return false;
  }
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

function buildPages(folder) {
  return runVite(folder, '--manifest');
}
/** Put in place file by file when all is done: whoever starts meanwhile finds the old or the new, and nothing half written. */
function buildPrograms(folder) {
  const fresh = `.dist-${process.pid}`;
  const config = ['--config', at(SETTINGS), '--outDir', fresh, '--emptyOutDir', 'false'];
  const isDone = ENTRIES[folder].every((entry) => runVite(folder, ...config, '--ssr', entry));
  mkdirSync(at(folder, 'dist'), { recursive: true });
  if (isDone) for (const file of readdirSync(at(folder, fresh))) renameSync(at(folder, fresh, file), at(folder, 'dist', file));
  rmSync(at(folder, fresh), { recursive: true, force: true });
  return isDone;
}
/** As people get it, also when tests build it: Vite goes by the environment. */
const RELEASED = { ...process.env, NODE_ENV: 'production' };
function runVite(folder, ...args) {
  const vite = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', ...args];
  return spawnSync(process.execPath, vite, { cwd: at(folder), env: RELEASED, stdio: ['ignore', 2, 2] }).status === 0;
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  install();
  process.exit(Object.keys(BUILDS).every((name) => (wanted.length > 0 && !wanted.includes(name)) || build(name)) ? 0 : 1);
}
