import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@nightfall/kernel';
import { type Command, print } from '../command.ts';
import { filesIn, type GameName, nameOf, variableOf } from '../new/skeleton.ts';
import { clausesIn } from '../rules/clauses.ts';
import { cover } from '../rules/coverage.ts';
import { pathOf, rulebookOf, sourcesOf } from '../rules/sources.ts';
import { tableOf } from '../rules/table.ts';
import { wordsPage } from '../words/page.ts';
import { failed, misused, type Trouble } from '../trouble.ts';

const GUIDE = ['docs', 'guides', 'add-a-game.md'] as const;
const SHELF = ['packages', 'catalog', 'src', 'shelf.ts'] as const;

/** The letters that the clauses of the other games begin with. */
const takenPrefixes = (): string[] =>
  readdirSync(pathOf('games'))
    .filter((game) => existsSync(pathOf('games', game, 'rulebook.md')))
    .flatMap((game) => /\b([A-Z]{2})-\d/.exec(rulebookOf(game))?.[1] ?? []);

function writeFile(text: string, ...path: readonly string[]): void {
  mkdirSync(dirname(pathOf(...path)), { recursive: true });
  writeFileSync(pathOf(...path), text);
}

/** Everything or nothing: a game that is not whole would stand in the way of the next try. */
async function write(name: GameName): Promise<void> {
  try {
    await writeGame(name);
  } catch (error) {
    rmSync(pathOf('games', name.id), { recursive: true, force: true });
    throw error;
  }
  const line = `export { about as ${variableOf(name)} } from '../../../games/${name.id}/src/content/about.ts';\n`;
  appendFileSync(pathOf(...SHELF), line);
}
async function writeGame(name: GameName): Promise<void> {
  const { id } = name;
  for (const { path, text } of filesIn(readFileSync(pathOf(...GUIDE), 'utf8'), name)) writeFile(text, 'games', id, path);
  const coverage = cover(name.prefix, clausesIn(rulebookOf(id)), sourcesOf(id));
  writeFile(tableOf(name.title, coverage), 'games', id, 'clauses.md');
  // The command line is built; the new game is not, and Node 20 does not read TypeScript by itself. Whoever writes games has tsx.
  const { tsImport } = await import('tsx/esm/api');
  const source = pathToFileURL(pathOf('games', id, 'src/index.ts')).href;
  const { game } = (await tsImport(source, import.meta.url)) as { game: Game };
  writeFile(wordsPage(game), 'games', id, 'words.md');
}

async function begin(id: string): Promise<number | Trouble> {
  const name = nameOf(id, takenPrefixes());
  if (!name) return misused(`"${id}" is not a folder name: use lowercase letters, digits and hyphens.`);
  if (existsSync(pathOf('games', id))) return failed(`games/${id} already exists.`);
  await write(name);
  print(`games/${id} now has a small game with hidden hands, and packages/catalog/src/shelf.ts a line for it.`);
  print(`Play it with \`npm run nightfall -- play ${id} --bots random\`. docs/guides/add-a-game.md explains each file.`);
  return 0;
}

export const newGame: Command = {
  name: 'new',
  takes: 'GAME',
  summary: 'writes the skeleton of a new game, which plays and passes the tests as it is',
  text: 'GAME is the name of the folder, such as night-owls. The files come from docs/guides/add-a-game.md, which explains them.',
  flags: {},
  run: async ({ words: [id] }) => (id === undefined ? misused('name the new game, such as night-owls.') : begin(id)),
};
