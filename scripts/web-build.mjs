// Builds the web app when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from './files.mjs';
import { ROOT, install, say } from './workspace.mjs';

const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const isSource = (path) => !/\/(e2e|examples|records)\/|\.test\.tsx?$/.test(path);
const STAMP = join(ROOT, '.cache', 'web-build');
const INDEX = join(ROOT, 'apps/web/dist/index.html');

/** A digest over names and contents: times say little after a clone or a change of branch. */
function digest() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesIn(source, isSource)))
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** True when `apps/web/dist` fits the sources, after building it if need be. */
export function buildWeb() {
  const now = digest();
  if (existsSync(INDEX) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return true;
  say('building the web pages …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const done = spawnSync(process.execPath, [vite, 'build', '--manifest', '--logLevel', 'error'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) {
    say('the web pages could not be built; the lines above say why.');
    return false;
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, now);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  process.exit(buildWeb() ? 0 : 1);
}
