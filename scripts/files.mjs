// The source files of the repository, by path from its root, in order of name.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);
const byName = (a, b) => (a < b ? -1 : 1);

/** All files under a folder (or the file itself) whose path `fits`. */
export function filesIn(path, fits = () => true) {
  const full = join(ROOT, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return fits(path) ? [path] : [];
  const names = readdirSync(full).filter((name) => !SKIPPED.has(name) && !name.startsWith('.'));
  return names.toSorted(byName).flatMap((name) => filesIn(`${path}/${name}`, fits));
}
