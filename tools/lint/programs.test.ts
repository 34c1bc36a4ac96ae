import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../docs/packages.ts';

const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
const filesOf = (program: string) =>
  spawnSync(process.execPath, [tsc, '-p', `tsconfig.${program}.json`, '--listFilesOnly'], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .map((path) => relative(ROOT, path));
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
