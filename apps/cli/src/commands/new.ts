import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@nightfall/kernel';
import { type Arguments, valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { writeOutside } from '../new/outside.ts';
import { type GameFile, type GameName, guideTo, isOfTwoKinds, nameOf, skeletonOf, variableOf } from '../new/skeleton.ts';
import { clausesIn } from '../rules/clauses.ts';
import { cover } from '../rules/coverage.ts';
import { pathOf, rulebookOf, sourcesOf } from '../rules/sources.ts';
import { tableOf } from '../rules/table.ts';
import { wordsPage } from '../words/page.ts';
import { failed, misused, type Trouble } from '../trouble.ts';

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

/** As `npm install` would, so that the pages find the game at once. */
function link(id: string): void {
  for (const [name, folder] of [
    [id, `games/${id}`],
    [`${id}-board`, `games/${id}/board`],
  ] as const)
    symlinkSync(`../../${folder}`, pathOf('node_modules/@nightfall', name), 'junction');
}

/** Everything or nothing: a game that is not whole would stand in the way of the next try. */
async function write(name: GameName, files: readonly GameFile[]): Promise<void> {
  try {
    await writeGame(name, files);
  } catch (error) {
    rmSync(pathOf('games', name.id), { recursive: true, force: true });
    throw error;
  }
  const line = `export { about as ${variableOf(name)} } from '../../../games/${name.id}/src/content/about.ts';\n`;
  appendFileSync(pathOf(...SHELF), line);
}
async function writeGame(name: GameName, files: readonly GameFile[]): Promise<void> {
  const { id } = name;
  for (const { path, text } of files) writeFile(text, 'games', id, path);
  const coverage = cover(name.prefix, clausesIn(rulebookOf(id)), sourcesOf(id));
  writeFile(tableOf({ id, name: name.title }, coverage), 'games', id, 'clauses.md');
  // The command line is built; the new game is not, and Node 20 does not read TypeScript by itself. Anyone who writes games has tsx.
  const { tsImport } = await import('tsx/esm/api');
  const source = pathToFileURL(pathOf('games', id, 'src/index.ts')).href;
  const { game } = (await tsImport(source, import.meta.url)) as { game: Game };
  writeFile(wordsPage(game), 'games', id, 'words.md');
}

async function begin(id: string, flags: Arguments['flags']): Promise<number | Trouble> {
  const name = nameOf(id, takenPrefixes());
  if (!name) return NO_NAME(id);
  if (existsSync(pathOf('games', id))) return failed(`games/${id} already exists.`);
  await write(name, skeletonOf(name, flags));
  if (flags['board']) link(id);
  print(`games/${id} now has a small game, and packages/catalog/src/shelf.ts a line for it.`);
  print(`Play it with \`npm run nightfall -- play ${id} --bots random\`. docs/guides/${guideTo(flags)} explains its files.`);
  if (flags['board']) print('Run `npm install` once, so that the lock file knows the two packages.');
  return 0;
}

const NO_NAME = (id: string) => misused(`"${id}" is not a folder name: use lowercase letters, digits and hyphens.`);
function beginOutside(id: string, folder: string, flags: Arguments['flags']): number | Trouble {
  const name = nameOf(id, takenPrefixes());
  return name ? writeOutside(name, folder, flags) : NO_NAME(id);
}

export const newGame: Command = {
  takes: 'GAME',
  summary: 'writes the skeleton of a new game, which plays and passes the tests as it is',
  text: 'GAME is the name of the folder, such as night-owls. The files come from docs/guides/add-a-game.md, which explains them. Every one of these games has an option to begin with.',
  flags: {
    bot: { text: 'with a bot by hand and one that thinks ahead (docs/guides/add-a-bot.md)' },
    board: { text: 'with a board in a package of its own (docs/guides/boards.md)' },
    open: { text: 'everybody sees everything, instead of hidden hands (docs/guides/open-game.md)' },
    coop: { text: 'everybody together against the game (docs/guides/coop-game.md)' },
    'real-time': { text: 'everybody at once against a clock (docs/guides/real-time-game.md)' },
    outside: {
      takes: 'FOLDER',
      text: 'with bots and board as a package outside this repository (docs/guides/a-game-as-a-package.md)',
    },
  },
  run: async (args) => {
    const [id] = args.words;
    const outside = valueOf(args, 'outside');
    if (id === undefined) return misused('name the new game, such as night-owls.');
    if (isOfTwoKinds(args.flags)) return misused('take one of --open, --coop and --real-time.');
    return outside === undefined ? begin(id, args.flags) : beginOutside(id, outside, args.flags);
  },
};
