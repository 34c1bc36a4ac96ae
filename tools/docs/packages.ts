import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export type Package = { readonly folder: string; readonly name: string; readonly uses: readonly string[] };

type Manifest = { name: string; dependencies?: Record<string, string> };
const read = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const isPackage = (path: string) => statSync(join(ROOT, path, 'package.json'), { throwIfNoEntry: false })?.isFile() ?? false;
const foldersIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`)
    .filter(isPackage);

/** Every workspace package and which of the others it may import. */
export function packages(): Package[] {
  const games = foldersIn('games');
  const boards = games.map((game) => `${game}/board`).filter(isPackage);
  const folders = [...foldersIn('packages'), ...games, ...boards, ...foldersIn('apps')];
  return folders.map((folder) => {
    const { name, dependencies = {} } = read(folder);
    const uses = Object.keys(dependencies).filter((used) => used.startsWith('@nightfall/'));
    return { folder, name, uses };
  });
}
