import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clausesIn } from '../rules/clauses.ts';
import { cover, figures } from '../rules/coverage.ts';
import { pathOf } from '../rules/sources.ts';
import { filesIn, isOfTwoKinds, nameOf, skeletonOf, variableOf } from './skeleton.ts';

/** A skeleton of each kind, with bots, under a name of its own. */
const KIND_FLAGS = { 'night-owls': {}, 'open-owls': { open: true }, 'flock-22': { coop: true }, swoop: { 'real-time': true } };
const games = Object.entries(KIND_FLAGS).map(([id, kind]) => {
  const name = nameOf(id, ['NO', 'NI'])!;
  return { name, files: skeletonOf(name, { ...kind, bot: true }) };
});
const { name, files } = games[0]!;
const textOf = (path: string, of = files) => of.find((file) => file.path === path)!.text;

/** The games lie in a folder of their own, beside the packages that they may use. */
const root = mkdtempSync(join(tmpdir(), 'nightfall-new-'));
const folderOf = (id: string) => join(root, 'games', id);
beforeAll(() => {
  symlinkSync(pathOf('node_modules'), join(root, 'node_modules'));
  for (const path of ['tsconfig.base.json', 'tsconfig.rules.json', '.oxfmtrc.json']) cpSync(pathOf(path), join(root, path));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const game of games)
    for (const { path, text } of game.files) {
      const to = join(folderOf(game.name.id), path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text);
    }
});
afterAll(() => rmSync(root, { recursive: true }));

const bin = (path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${path.split('/')[0]}/package.json`)), path.slice(path.indexOf('/') + 1));
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

test('a game gets its names and letters of its own', () => {
  expect(name).toEqual({ id: 'night-owls', title: 'Night Owls', type: 'NightOwls', prefix: 'NG' });
  expect(variableOf(name)).toBe('nightOwls');
  expect(nameOf('hush-22', [])?.prefix).toBe('HU');
  expect(['Owls', '-owls', 'a', '../x', 'a b'].map((id) => nameOf(id, []))).toEqual(Array(5).fill(undefined));
  expect(textOf('src/content/about.ts')).toContain("name: 'Night Owls'");
  expect(textOf('rulebook.md')).toMatch(/^# Night Owls$/m);
  for (const game of games)
    expect(game.files.filter(({ text }) => /\bOW-|\bOwls\b|'owls'/.test(text.replaceAll(/(?:Night|Open) Owls/g, '')))).toEqual(
      [],
    );
});

test('the code of the guides is of the right types', () => {
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./tsconfig.rules.json", "include": ["games/*/src"] }');
  expect(run(bin('typescript/bin/tsc'), '-p', root)).toEqual({ status: 0, output: '' });
});

test('the code of the guides is formatted', () => {
  expect(run(bin('oxfmt/bin/oxfmt'), '--check', 'games').output).not.toContain('Format issues');
});

test('the games of the guides conform, and their examples hold', () => {
  const play = `
    import { readFileSync } from 'node:fs';
    import { parse } from 'yaml';
    import { runExample } from '@nightfall/kernel';
    import { conform } from '@nightfall/kernel/conformance';
    import { plainMind } from '@nightfall/bots';
    const said = {};
    for (const [id, folder] of ${JSON.stringify(games.map(({ name: { id } }) => [id, pathToFileURL(folderOf(id)).href]))}) {
      const { game } = await import(folder + '/src/index.ts');
      const { imagine } = game.secrets ? await import(folder + '/src/bots/imagine.ts') : {};
      const mind = { ...plainMind(game), ...(imagine && { imagine }) };
      const { findings, states, games } = conform({ ...game, mind }, { games: 12, seed: 1, every: 2 });
      const { examples } = parse(readFileSync(new URL(folder + '/examples/night.yaml'), 'utf8'));
      said[id] = { findings, differing: examples.flatMap((one) => runExample(game, one)), played: games >= 12 && states > 30 };
    }
    console.log(JSON.stringify(said));`;
  writeFileSync(join(root, 'play.mts'), play);
  const { status, output } = run('--import', pathToFileURL(bin('tsx/dist/loader.mjs')).href, 'play.mts');
  const allIsWell = { findings: [], differing: [], played: true };
  expect({ status, output: status === 0 ? JSON.parse(output) : output }).toEqual({
    status: 0,
    output: Object.fromEntries(games.map((game) => [game.name.id, allIsWell])),
  });
});

test.each(games)('every clause of the rulebook of $name.id has code and an example', (game) => {
  const sources = game.files.map(({ path, text }) => ({
    path,
    text,
    kind: path.startsWith('examples') ? ('test' as const) : ('code' as const),
  }));
  const clauses = clausesIn(textOf('rulebook.md', game.files));
  const { missing, unknown } = figures(cover(game.name.prefix, clauses, sources));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
});

test('the packages of a game with a board ask for the packages that are here', () => {
  const packages = skeletonOf(name, { board: true }).filter(({ path }) => path.endsWith('package.json'));
  const versions = new Map<string, string>();
  for (const { text } of packages) {
    const own = JSON.parse(text) as { name: string; version: string };
    versions.set(own.name, own.version);
  }
  for (const one of ['bots', 'kernel', 'kit', 'ui'])
    versions.set(`@nightfall/${one}`, JSON.parse(readFileSync(pathOf('packages', one, 'package.json'), 'utf8')).version);
  for (const { text } of packages)
    for (const [wanted, version] of Object.entries<string>(JSON.parse(text).dependencies))
      expect(version, wanted).toBe(versions.get(wanted));
});

test('a block that names a flag is written only with that flag', () => {
  const blocks = '```ts a.ts\nfirst\n```\n\n```ts a.ts --bot\nsecond\n```\n';
  expect(filesIn([blocks], name).map(({ text }) => text)).toEqual(['first\n']);
  expect(filesIn([blocks], name, { bot: true }).map(({ text }) => text)).toEqual(['second\n']);
  expect([isOfTwoKinds({ open: true, bot: true }), isOfTwoKinds({ open: true, coop: true })]).toEqual([false, true]);
});
