import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@nightfall/kernel';
import { conform } from '@nightfall/kernel/conformance';
import { complain, print } from '../command.ts';
import { examples } from '../commands/examples.ts';
import { rules } from '../commands/rules.ts';
import { clausesIn } from '../rules/clauses.ts';
import { filesIn, folderOf, pathOf, rulebookOf } from '../rules/sources.ts';
import { isTrouble, type Trouble } from '../trouble.ts';
import { sightsChanged, wordsPage } from '../words/page.ts';

/** True if all is well; what is not has been said. */
type Step = (game: Game, writes: boolean) => boolean | Promise<boolean>;
const isFine = (ended: number | Trouble): boolean => {
  if (isTrouble(ended)) complain(ended.trouble);
  return ended === 0;
};

const exampleFiles = ({ id }: Game): string[] => filesIn(`${folderOf(id)}/examples`).map((path) => pathOf(path));
const suite: Step = (game) => {
  const clauses = clausesIn(rulebookOf(game.id)).map(({ id }) => id);
  const { findings } = conform(game, {
    games: 4,
    seed: 1,
    clauses: new Set([...clauses, ...clauses.map((id) => id.split('.')[0]!)]),
  });
  for (const { check, text } of findings) complain(`${check}: ${text}`);
  return findings.length === 0;
};
const words: Step = (game, writes) => {
  const [path, fresh] = [pathOf(folderOf(game.id), 'words.md'), wordsPage(game)];
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (before === fresh) return true;
  for (const line of before === undefined ? [] : sightsChanged(before, fresh)) print(`words.md, who sees what: ${line}`);
  if (writes) writeFileSync(path, fresh);
  else complain(`${folderOf(game.id)}/words.md is stale; \`--write\` renews it.`);
  return writes;
};

/** What TypeScript says about the rules and, if there is one, the board. What has not changed is not looked at again. */
const types: Step = async ({ id }) => {
  const folders = [folderOf(id), `${folderOf(id)}/board`].filter((folder) => existsSync(pathOf(folder, 'tsconfig.json')));
  const found = await Promise.all(folders.map(typesIn));
  return found.every(Boolean);
};
function typesIn(folder: string): Promise<boolean> {
  const memory = pathOf('node_modules/.cache/types', folder.replaceAll(/[^\w]/g, '-'));
  const args = [pathOf('node_modules/typescript/bin/tsc'), '-p', folder, '--incremental', '--tsBuildInfoFile', memory];
  const child = spawn(process.execPath, args, { cwd: pathOf('.'), stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

const STEPS: Readonly<Record<string, Step>> = {
  examples: async (game) =>
    exampleFiles(game).length === 0 || isFine(await examples.run({ words: exampleFiles(game), flags: {} })),
  clauses: async ({ id }, writes) => isFine(await rules.run({ words: [id], flags: writes ? { write: true } : { check: true } })),
  words,
  suite,
};

/** Everything about one game: a line for each part, and what was found above it. */
export async function checkGame(game: Game, writes: boolean): Promise<number> {
  // TypeScript has a process of its own and is the slowest: it looks while the others are at work.
  const typed = timed('types', () => types(game, writes));
  const fine: boolean[] = [];
  for (const [name, step] of Object.entries(STEPS)) fine.push(tell(await timed(name, () => step(game, writes))));
  fine.push(tell(await typed));
  return fine.every(Boolean) ? 0 : 1;
}
type Timed = { readonly name: string; readonly isWell: boolean; readonly seconds: number };
async function timed(name: string, step: () => boolean | Promise<boolean>): Promise<Timed> {
  const began = performance.now();
  const isWell = await step();
  return { name, isWell, seconds: (performance.now() - began) / 1000 };
}
function tell({ name, isWell, seconds }: Timed): boolean {
  print(`${isWell ? 'ok  ' : 'FAIL'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
  return isWell;
}
