// What every command needs before the first TypeScript can run: the right Node, the dependencies, and a way to start a program.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...path) => join(ROOT, ...path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** One line on stderr, so that what a command prints on stdout stays clean. */
export const say = (text) => process.stderr.write(`nightfall: ${text}\n`);
export function stop(text) {
  say(text);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`this needs Node 20.19 or newer; ${process.version} is running. Get it from nodejs.org.`);
}

/** Installed means: npm's own list of what lies in node_modules has every needed package of the lock file, in its version. */
function isInstalled() {
  const list = at('node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = readJson(list).packages;
  const wanted = Object.entries(readJson(at('package-lock.json')).packages);
  return wanted.every(
    ([path, { version, optional, link }]) => !path.startsWith('node_modules/') || optional || sameAs(there[path], version, link),
  );
}
const sameAs = (found, version, link) => found !== undefined && (link === true || found.version === version);

/** Installs what the lock file names, when it is not there already. Not by `npm ci`, which would throw away what is there. */
export function install() {
  checkNode();
  if (isInstalled()) return;
  say('installing dependencies (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.error) stop(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) stop('npm install failed; the lines above say why. Is the package registry reachable?');
}

/** Node runs what we have built by itself; faults name the lines of the sources. */
export const BUILT = ['--enable-source-maps'];
/** The flags with which Node runs our TypeScript sources as they are. */
export const nodeFlags = () => ['--import', pathToFileURL(at('node_modules', 'tsx', 'dist', 'loader.mjs')).href];

/** Loaded first by whatever we start: when we are killed, it ends too. */
export const STAY = ['--import', pathToFileURL(at('scripts', 'stay-with-parent.mjs')).href];

/** Runs a program in the folder of the caller with these flags of Node, passes signals on, and ends as it ends. */
export function hand(entry, args, flags, env = {}) {
  const child = spawn(process.execPath, [...flags, ...STAY, at(entry), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** npm ends the shell that it began, and the shell tells nobody: whoever it began notices by their new parent. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, 250);
}
