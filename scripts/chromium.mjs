// node scripts/chromium.mjs: there is a Chromium for the browser tests afterwards; where there is none and we may, the system's package
// manager brings one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, stop } from './workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not ours to run: the next place is tried
  }
};
const onPath = () => (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/** The path of the Chromium that is there. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  return [...onPath(), ...ELSEWHERE].find(isProgram);
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
/** Somebody else may be installing something: it waits for its turn. */
const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
function bring() {
  say('no Chromium here: installing it with apt-get …');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}

if (process.argv[1] === import.meta.filename) {
  if (!findChromium() && !process.env.CHROMIUM && mayInstall()) bring();
  if (!findChromium()) stop('the browser tests need Chromium: install it, or name it in the variable CHROMIUM.');
}
