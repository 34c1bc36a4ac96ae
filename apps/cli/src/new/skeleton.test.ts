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
import { filesIn, nameOf, variableOf } from './skeleton.ts';

const guides = ['add-a-game.md', 'add-a-bot.md'].map((page) => readFileSync(pathOf('docs/guides', page), 'utf8'));
const name = nameOf('night-owls', ['NO', 'NI'])!;
const files = filesIn(guides, name);
const textOf = (path: string) => files.find((file) => file.path === path)!.text;

/** The game lies in a folder of its own, beside the packages that it may use. */
const root = mkdtempSync(join(tmpdir(), 'nightfall-new-'));
const folder = join(root, 'games', name.id);
beforeAll(() => {
  symlinkSync(pathOf('node_modules'), join(root, 'node_modules'));
  for (const path of ['tsconfig.base.json', 'tsconfig.rules.json', '.oxfmtrc.json']) cpSync(pathOf(path), join(root, path));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
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
  expect(files.filter(({ text }) => /\bOW-|\bOwls\b|'owls'/.test(text.replaceAll('Night Owls', '')))).toEqual([]);
});

test('the code of the guide is of the right types', () => {
  expect(run(bin('typescript/bin/tsc'), '-p', folder)).toEqual({ status: 0, output: '' });
});

test('the code of the guide is formatted', () => {
  expect(run(bin('oxfmt/bin/oxfmt'), '--check', 'games').output).not.toContain('Format issues');
});

test('the game of the guide conforms, and its examples hold', () => {
  const play = `
    import { readFileSync } from 'node:fs';
    import { parse } from 'yaml';
    import { runExample } from '@nightfall/kernel';
    import { conform } from '@nightfall/kernel/conformance';
    import { game } from '${pathToFileURL(join(folder, 'src/index.ts')).href}';
    import { plainMind } from '@nightfall/bots';
    import { imagine } from '${pathToFileURL(join(folder, 'src/bots/imagine.ts')).href}';
    const mind = { ...plainMind(game), imagine };
    const { findings, states, games } = conform({ ...game, mind }, { games: 6, seed: 1, every: 2 });
    const { examples } = parse(readFileSync('${join(folder, 'examples/night.yaml')}', 'utf8'));
    const differing = examples.flatMap((example) => runExample(game, example));
    console.log(JSON.stringify({ findings, differing, played: games >= 6 && states > 30 }));`;
  writeFileSync(join(root, 'play.mts'), play);
  const { status, output } = run('--import', pathToFileURL(bin('tsx/dist/loader.mjs')).href, 'play.mts');
  expect({ status, output: output.trim() }).toEqual({ status: 0, output: '{"findings":[],"differing":[],"played":true}' });
});

test('every clause of its rulebook has code and an example', () => {
  const sources = files.map(({ path, text }) => ({
    path,
    text,
    kind: path.startsWith('examples') ? ('test' as const) : ('code' as const),
  }));
  const { missing, unknown } = figures(cover(name.prefix, clausesIn(textOf('rulebook.md')), sources));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
});
