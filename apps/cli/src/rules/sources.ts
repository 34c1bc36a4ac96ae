import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { outsideFolder } from '../outside.ts';
import { ROOT } from '../root.ts';

export const pathOf = (...parts: readonly string[]): string => resolve(ROOT, ...parts);
/** The folder of a game: from the root, or in full if it is from outside. */
export const folderOf = (game: string): string => outsideFolder(game) ?? `games/${game}`;
export const rulebookOf = (game: string): string => readFileSync(pathOf(folderOf(game), 'rulebook.md'), 'utf8');

/** A file that may cite clauses, and as what. */
export type Source = { readonly path: string; readonly kind: 'code' | 'test'; readonly text: string };

const isSkipped = (name: string) => name === 'node_modules' || name === 'dist' || name.startsWith('.');
/** All files under a folder, by their paths from the root. */
export function filesIn(path: string): string[] {
  const found = statSync(pathOf(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(pathOf(path)).filter((name) => !isSkipped(name));
  return names.toSorted().flatMap((name) => filesIn(`${path}/${name}`));
}

const isTest = (path: string) => /\.test\.tsx?$|\/examples\/|\/e2e\/|\/records\//.test(path);
const isText = (path: string) => /\.(tsx?|ya?ml|json|record)$/.test(path) && !/\/(package|tsconfig)\.json$/.test(path);

/** The code of a game, its board, its tests and examples, and the browser tests. */
export function sourcesOf(game: string): Source[] {
  const outside = outsideFolder(game);
  const own = ['src', 'board/src', 'examples', 'test'].map((part) => `${folderOf(game)}/${part}`);
  const paths = [...own, ...(outside === undefined ? ['apps/web/e2e'] : [])].flatMap(filesIn);
  const named = (path: string) => (outside === undefined ? path : relative(outside, path).replaceAll('\\', '/'));
  return paths
    .filter(isText)
    .map((path) => ({ path: named(path), kind: isTest(path) ? 'test' : 'code', text: readFileSync(pathOf(path), 'utf8') }));
}
