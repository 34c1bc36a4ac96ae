import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Package, packages, ROOT } from '../docs/packages.ts';

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)(testing|testkit)\//.test(path);
const filesOf = ({ folder }: Package) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
/** The packages of ours that a file imports, with what stands after their name. */
const importsIn = (path: string) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:from|import\()\s*'(@nightfall\/[a-z-]+)([^']*)'/g)].map(
    ([, name, rest]) => ({ name: name!, rest: rest! }),
  );
const found = (one: Package, isWrong: (imported: { name: string; rest: string }, path: string) => boolean) =>
  filesOf(one).flatMap((path) =>
    importsIn(`${one.folder}/src/${path}`)
      .filter((imported) => isWrong(imported, path))
      .map(({ name, rest }) => `${path}: ${name}${rest}`),
  );

const all = packages();

test.each(all.map((one) => [one.folder, one] as const))('%s imports only what its package.json lists', (_folder, one) => {
  expect(found(one, ({ name }, path) => name !== one.name && !one.uses.includes(name) && !isTest(path))).toEqual([]);
});

const boards = all.filter(({ folder }) => folder.endsWith('/board'));
/** The page for a new game loads what lays a table, and the rest of the game with the board. */
const isForSetup = (path: string, rest: string) => path === 'setup.ts' && rest === '/laying';
test.each(boards.map((one) => [one.folder, one] as const))('%s knows one game, through its index alone', (_folder, one) => {
  const game = one.name.replace(/-board$/, '');
  const games = new Set(all.filter(({ folder }) => /^games\/[^/]+$/.test(folder)).map(({ name }) => name));
  expect(one.uses.filter((used) => games.has(used) && used !== game)).toEqual([]);
  const isInside = (rest: string, path: string) => rest !== '' && rest !== '/rulebook.md?raw' && !isForSetup(path, rest);
  expect(found(one, ({ name, rest }, path) => name === game && isInside(rest, path))).toEqual([]);
});

const games = all.filter(({ folder }) => /^games\/[^/]+$/.test(folder));
const linesOf = (one: Package, path: string) => readFileSync(join(ROOT, one.folder, 'src', path), 'utf8').split('\n');
const productOf = (one: Package) => filesOf(one).filter((path) => !isTest(path));

test.each(games.map((one) => [one.folder, one] as const))('%s ships nothing of testing/', (_folder, one) => {
  const paths = productOf(one).filter((path) => linesOf(one, path).some((line) => /from '.*\/testing\//.test(line)));
  expect(paths).toEqual([]);
});

test.each(games.map((one) => [one.folder, one] as const))('%s: only verbs tell and write', (_folder, one) => {
  const isDeed = (line: string) =>
    /\bout\?\.\(|\bs\.(?!stack\b)[\w.!]+(\[.*?\]!?)?(\.\w+)* ([-+]?=|\?\?=) |\bs\.(?!stack\b)\w+\.(push|splice|pop)\(/.test(line);
  const outside = productOf(one).filter((path) => path.startsWith('rules/'));
  expect(
    outside.flatMap((path) =>
      linesOf(one, path)
        .filter(isDeed)
        .map((line) => `${path}: ${line.trim()}`),
    ),
  ).toEqual([]);
});
