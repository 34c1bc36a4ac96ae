import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from '../../apps/cli/src/cli.ts';
import { commandsIn, commandsNamedIn, pages, typedInFences } from './commands.ts';
import { ROOT } from './packages.ts';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const STEPS = new Set(
  ['quick', 'tests'].concat(
    Array.from(textOf('scripts/steps.mjs').matchAll(/laneOf\('([^']+)'\)/g), ([, names]) => names!.split(' ')).flat(),
  ),
);
const BENCHES = new Set(
  Array.from(textOf('apps/bench/src/main.ts').matchAll(/^ {2}(\w+): (?:async )?\(/gm), ([, name]) => name!),
);
/** A word in capitals stands for one of the reader's own. */
const isOwn = (word: string) => /^[A-Z]+$/.test(word) || word.includes('<');
const strangers = (words: readonly string[], known: ReadonlySet<string>) =>
  words.filter((word) => !isOwn(word) && !known.has(word) && !word.startsWith('--') && !/^\d+$/.test(word));

/** What a command of ours names that there is not. */
async function missingIn(command: string): Promise<readonly string[]> {
  const [program, ...words] = command.split(/\s+/).filter((word) => word !== '-s');
  if (program === 'nightfall') return missingInNightfall(words);
  if (program === 'npx' && words[0] === 'vitest')
    return words.slice(2).filter((path) => /\//.test(path) && !existsSync(join(ROOT, path)));
  if (program === 'node')
    return words.slice(0, 1).filter((path) => /^(?:scripts|docs)\//.test(path) && !existsSync(join(ROOT, path)));
  if (program !== 'npm' || words[0] !== 'run') return [];
  const [name, ...rest] = words.slice(1).filter((word) => word !== '--');
  // A game in a package of its own has a `build`.
  if (!Object.hasOwn(scripts, name!)) return name === 'build' ? [] : [name!];
  if (name === 'nightfall') return missingInNightfall(rest);
  if (name === 'check') return strangers(rest, STEPS);
  return name === 'bench' ? strangers(rest.slice(0, 1), BENCHES) : [];
}
async function missingInNightfall([name, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (name === undefined || name.startsWith('-')) return [];
  const command = await commandOf(name);
  if (!command) return [name];
  const flags = rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')[0]!);
  return flags.filter((flag) => !Object.hasOwn(command.flags, flag)).map((flag) => `${name} --${flag}`);
}

const decisions = readdirSync(join(ROOT, 'docs/adr')).map((name) => `docs/adr/${name}`);
test.each([...pages(), ...decisions])('%s names no script, command, flag, step or file that is not there', async (page) => {
  const missing = await Promise.all(commandsNamedIn(page).map(missingIn));
  expect(missing.flat()).toEqual([]);
});

test.each(pages())('%s has no command in a fence that the test of printed commands would not find', (page) => {
  expect(typedInFences(page).filter((line) => !commandsIn(page).includes(line))).toEqual([]);
});
