import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a package of a game has, as `@nightfall/make` builds it. */
export const RULES = 'dist/game.js';
export const WEB = 'dist/web';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The folders in which Node would look for a package, from the current one up. */
const installed = (name: string): string[] =>
  (createRequire(join(process.cwd(), 'package.json')).resolve.paths(name) ?? []).map((folder) => join(folder, name));

/** The folder of a package that is named by its path, its address or its name. */
function folderOf(name: string): string {
  if (name.startsWith('file:')) return fileURLToPath(name);
  const isPath = /^\.{0,2}[/\\]|^[a-z]:[/\\]|^\.{1,2}$/i.test(name);
  const found = (isPath ? [resolve(name)] : [resolve(name), ...installed(name)]).find(isFolder);
  if (found !== undefined) return found;
  throw new Error(`${name} is neither a folder nor an installed package.`);
}

/** The folder of the package; an error says what it lacks. */
export function findPackage(name: string): string {
  const folder = folderOf(name);
  const missing = [RULES, `${WEB}/rules.js`, 'rulebook.md'].find((file) => !existsSync(join(folder, file)));
  if (missing === undefined) return folder;
  const isSource =
    existsSync(join(folder, 'package.json')) && readFileSync(join(folder, 'package.json'), 'utf8').includes('"build"');
  throw new Error(
    `${name} has no ${missing}${isSource && missing.startsWith('dist') ? '; `npm run build` there makes it' : ''}.`,
  );
}
