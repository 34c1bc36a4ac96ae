import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A folder with a lock file of its own: nobody else's install has these packages. */
const FOLDER = new URL('../rivals/', import.meta.url);
const require = createRequire(new URL('package.json', FOLDER));

/** npm lists what it has installed in this file, with the same packages as in the lock. */
function isInstalled(): boolean {
  const list = new URL('node_modules/.package-lock.json', FOLDER);
  if (!existsSync(list)) return false;
  const versions = (path: URL) =>
    Object.entries((JSON.parse(readFileSync(path, 'utf8')) as Lock).packages).filter(([name, { optional }]) => name && !optional);
  const there = new Map(versions(list));
  return versions(new URL('package-lock.json', FOLDER)).every(([name, { version }]) => there.get(name)?.version === version);
}
type Lock = { readonly packages: Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>> };

/** Installs what the bench compares with, once; whoever starts several processes does so before. */
export function installRivals(): void {
  if (isInstalled()) return;
  process.stderr.write('bench: installing what it compares with into apps/bench/rivals (once) …\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: fileURLToPath(FOLDER),
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('npm could not install what the bench compares with; the lines above say why.');
}

const loaded = new Map<string, unknown>();
/** A package that the bench compares with, installed when the first is asked for. */
export function rival<P>(name: string): P {
  if (loaded.size === 0) installRivals();
  if (!loaded.has(name)) loaded.set(name, require(name));
  return loaded.get(name) as P;
}
export const versionOfRival = (name: string): string =>
  (JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, FOLDER), 'utf8')) as { version: string }).version;
