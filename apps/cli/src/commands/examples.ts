import { load } from '@nightfall/catalog';
import { type Example, exampleFaults, type ExampleFile, type Game, type Json, runExample } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readData } from '../files.ts';
import { playable } from '../games.ts';
import { clausesIn } from '../rules/clauses.ts';
import { rulebookOf } from '../rules/sources.ts';
import { failed, isTrouble, misused, type Trouble } from '../trouble.ts';

/** What was seen so far: how many passed, and which ids stand in which file. */
type Count = { passed: number; failed: number; readonly ids: Map<string, string> };

async function gameOf(data: Json, path: string): Promise<Game | Trouble> {
  const id = typeof data === 'object' && data !== null && 'game' in data ? String(data['game']) : undefined;
  if (id === undefined) return failed(`${path}: "game" is missing: name the game these examples belong to.`);
  return playable().includes(id) ? load(id) : failed(`${path}: there is no game "${id}"; there are ${playable().join(', ')}.`);
}

/** The numbers that an example may cite: clauses and sections of the rulebook. */
function numbersOf(game: string): ReadonlySet<string> {
  const clauses = clausesIn(rulebookOf(game)).map(({ id }) => id);
  return new Set([...clauses, ...clauses.map((id) => id.split('.')[0]!)]);
}

/** A rule that falls over is a difference too, and does not hide the examples after it. */
function differences(game: Game, example: Example): string[] {
  try {
    return runExample(game, example).map(({ step, text }) => `step ${step}: ${text}`);
  } catch (error) {
    return [`the rules crashed: ${(error as Error).message}`];
  }
}

/** Every fault of the form, by the id of its example. */
function formFaults(data: Json, game: Game, path: string, { ids }: Count): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (id: string, text: string) => found.set(id, [...(found.get(id) ?? []), text]);
  for (const { where, text } of exampleFaults(data, numbersOf(game.id))) note(where.split(': ')[0]!, `${where}: ${text}`);
  for (const { id } of (data as unknown as ExampleFile).examples ?? []) {
    const other = ids.get(`${game.id} ${id}`);
    if (other !== undefined && other !== path) note(id, `${id}: id: there is another example ${id} in ${other}.`);
    ids.set(`${game.id} ${id}`, path);
  }
  return found;
}

async function runFile(path: string, count: Count): Promise<void> {
  const data = await readData(path);
  const game = isTrouble(data) ? data : await gameOf(data, path);
  if (isTrouble(game)) {
    complain(game.trouble);
    count.failed += 1;
    return;
  }
  const faults = formFaults(data as Json, game, path, count);
  for (const text of [...faults.values()].flat()) complain(`${path}: ${text}`);
  count.failed += faults.size;
  const { examples: all } = data as unknown as ExampleFile;
  for (const [i, example] of (Array.isArray(all) ? all : []).entries()) {
    if (faults.has(example.id ?? `example ${i + 1}`) || faults.has('')) continue;
    const texts = differences(game, example);
    for (const text of texts) complain(`${path}: ${`${example.id} ${example.name ?? ''}`.trim()}: ${text}`);
    count[texts.length > 0 ? 'failed' : 'passed'] += 1;
  }
}

export const examples: Command = {
  takes: 'FILE…',
  summary: 'runs example files and prints what differs',
  text: 'Each file (YAML or JSON) names its game and lists examples; see docs/guides/examples.md for the format.\nPrints every difference on stderr and the count on the last line; exits with 1 if anything differs.',
  flags: {},
  run: async ({ words }) => {
    if (words.length === 0) return misused('name the example files to run.');
    const count: Count = { passed: 0, failed: 0, ids: new Map() };
    for (const path of words) await runFile(path, count);
    print(`${count.passed} passed, ${count.failed} failed`);
    return count.failed > 0 ? 1 : 0;
  },
};
