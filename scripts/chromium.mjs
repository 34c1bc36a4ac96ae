// Finds a Chromium for the browser tests; where there is none and we may, the system's package manager brings one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './workspace.mjs';

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

function find() {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  return [...onPath(), ...ELSEWHERE].find(isProgram);
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const apt = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The path of a Chromium, or undefined after saying what to do. */
export function chromium() {
  const found = find();
  if (found) return found;
  if (mayInstall() && !process.env.CHROMIUM) {
    say('no Chromium here: installing it with apt-get …');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    const brought = find();
    if (brought) return brought;
  }
  say('the browser tests need Chromium: install it, or name it in the variable CHROMIUM.');
  return undefined;
}
