import { load } from '@nightfall/catalog';
import { type Example, type ExampleFile, type Game, type Json, runExample } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readData } from '../files.ts';
import { playable } from '../games.ts';
import { failed, isTrouble, misused, type Trouble } from '../trouble.ts';

type Fields = { readonly [key: string]: Json | undefined };
const KEYS = new Set(['id', 'name', 'clauses', 'setup', 'position', 'steps', 'note']);
const isMap = (value: Json | undefined): value is Fields & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the form of an entry; undefined if it can be run. */
function formFault(entry: Json): string | undefined {
  if (!isMap(entry)) return 'an example is a map of keys';
  const { id, clauses, steps } = entry;
  if (typeof id !== 'string') return '"id" is missing';
  const unknown = Object.keys(entry).filter((key) => !KEYS.has(key));
  if (unknown.length > 0) return `unknown keys: ${unknown.join(', ')}`;
  if (clauses !== undefined && !Array.isArray(clauses)) return '"clauses" is a list of clause numbers';
  return Array.isArray(steps) && steps.every(isMap) ? undefined : '"steps" is a list of maps';
}

function readFile(path: string): ExampleFile | Trouble {
  const data = readData(path);
  if (isTrouble(data)) return data;
  if (!isMap(data) || typeof data['game'] !== 'string')
    return failed(`${path}: "game" is missing: the name of the game these examples are of.`);
  if (!playable().includes(data['game']))
    return failed(`${path}: there is no game "${data['game']}"; there are ${playable().join(', ')}.`);
  const { examples } = data as Fields;
  if (!Array.isArray(examples)) return failed(`${path}: "examples" is missing: a list of examples.`);
  return { game: data['game'], examples: examples as Example[] };
}

/** A rule that falls over is a difference too, and does not hide the examples after it. */
function differences(game: Game, example: Example): string[] {
  try {
    return runExample(game, example).map(({ step, text }) => `step ${step}: ${text}`);
  } catch (error) {
    return [`the rules fell over: ${(error as Error).message}`];
  }
}

async function runFile(path: string, count: { passed: number; failed: number }): Promise<void> {
  const file = readFile(path);
  if (isTrouble(file)) {
    complain(file.trouble);
    count.failed += 1;
    return;
  }
  const game = await load(file.game);
  for (const [i, example] of file.examples.entries()) {
    const fault = formFault(example as unknown as Json);
    const texts = fault === undefined ? differences(game, example) : [fault];
    const label = `${path}: ${fault === undefined ? `${example.id} ${example.name ?? ''}`.trim() : `example ${i + 1}`}`;
    for (const text of texts) complain(`${label}: ${text}`);
    count[texts.length > 0 ? 'failed' : 'passed'] += 1;
  }
}

export const examples: Command = {
  name: 'examples',
  takes: 'FILE…',
  summary: 'runs example files and prints what differs',
  text: 'Each file (YAML or JSON) names its game and lists examples; the format is told in docs/guides/examples.md.\nPrints every difference on stderr and the count on the last line; exits with 1 if anything differs.',
  flags: {},
  run: async ({ words }) => {
    if (words.length === 0) return misused('name the example files to run.');
    const count = { passed: 0, failed: 0 };
    for (const path of words) await runFile(path, count);
    print(`${count.passed} passed, ${count.failed} failed`);
    return count.failed > 0 ? 1 : 0;
  },
};
