import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './packages.ts';

/** The pieces of the cookbook, each in a block with its name. */
const page = readFileSync(join(ROOT, 'docs/guides/cookbook.md'), 'utf8');
const pieces = [...page.matchAll(/^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, text]) => ({ path: path!, text: text! }));
const recipes = pieces.flatMap(({ path }) => (path.endsWith('.yaml') ? [path.slice(0, -'.yaml'.length)] : []));

const root = mkdtempSync(join(tmpdir(), 'nightfall-cookbook-'));
const kitchen = join(root, 'kitchen');
beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const path of ['tsconfig.base.json', 'tsconfig.rules.json', '.oxfmtrc.json']) cpSync(join(ROOT, path), join(root, path));
  mkdirSync(kitchen);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(kitchen, 'tsconfig.json'), '{ "extends": "../tsconfig.rules.json", "include": ["*.ts"] }\n');
  for (const { path, text } of pieces) writeFileSync(join(kitchen, path), text);
});
afterAll(() => rmSync(root, { recursive: true }));

const bin = (path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${path.split('/')[0]}/package.json`)), path.slice(path.indexOf('/') + 1));
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
};

test('the cookbook has the recipes that it promises, and all of them compile and are formatted', () => {
  expect(recipes).toEqual(['auction', 'choice', 'draft', 'reaction', 'timer', 'scoring']);
  expect(run(bin('typescript/bin/tsc'), '-p', kitchen)).toEqual({ status: 0, output: '' });
  expect(run(bin('oxfmt/bin/oxfmt'), '--check', 'kitchen').output).not.toContain('Format issues');
});

test('every recipe conforms, and its examples hold', () => {
  const play = `
    import { readFileSync } from 'node:fs';
    import { parse } from 'yaml';
    import { runExample } from '@nightfall/kernel';
    import { conform } from '@nightfall/kernel/conformance';
    for (const name of ${JSON.stringify(recipes)}) {
      const { game } = await import('./kitchen/' + name + '.ts');
      const { examples } = parse(readFileSync('kitchen/' + name + '.yaml', 'utf8'));
      const differing = examples.flatMap((example) => runExample(game, example));
      const { findings, games, states } = conform(game, { games: 12, seed: 1, every: 1 });
      if (differing.length + findings.length > 0 || games < 12 || states < 24) console.log(name, JSON.stringify({ differing, findings, games, states }));
    }`;
  writeFileSync(join(root, 'play.mts'), play);
  expect(run('--import', pathToFileURL(bin('tsx/dist/loader.mjs')).href, 'play.mts')).toEqual({ status: 0, output: '' });
});
