import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../docs/packages.ts';

const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
/** What a program names itself; whatever it imports besides is named by another. */
const filesOf = (program: string) => {
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', `tsconfig.${program}.json`, '--showConfig'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { files: string[] }).files.map((path) => normalize(path));
};
const isSource = (path: string) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|fixtures)\//.test(path);
const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(isSource);

test('every source file is in one of the three programs whose types are checked', () => {
  const checked = new Set(['rules', 'screens', 'node'].flatMap(filesOf));
  const all = ['packages', 'games', 'apps', 'tools'].flatMap(sourcesIn);
  expect(all.filter((path) => !checked.has(path))).toEqual([]);
});
