import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Arguments } from '../arguments.ts';
import { print } from '../command.ts';
import { pathOf } from '../rules/sources.ts';
import { failed, type Trouble } from '../trouble.ts';
import { type GameFile, type GameName, skeletonOf } from './skeleton.ts';

/** A board inside this repository is a package of its own. */
const isOfWorkspace = ({ path }: GameFile) => path === 'board/package.json' || path === 'board/tsconfig.json';
const depth = (path: string) => '../'.repeat(path.split('/').length - 1);

/** The files of a game in a package of its own. */
function outsideFiles(name: GameName, flags: Arguments['flags']): GameFile[] {
  return skeletonOf(name, { ...flags, bot: true, board: true, outside: true })
    .filter((file) => !isOfWorkspace(file))
    .map(({ path, text }) => ({
      path,
      text: text
        .replaceAll(`@nightfall/${name.id}/rulebook.md`, `${depth(path)}rulebook.md`)
        .replaceAll(`'@nightfall/${name.id}'`, `'#rules'`),
    }));
}

function writeAll(name: GameName, folder: string, flags: Arguments['flags']): void {
  for (const { path, text } of outsideFiles(name, flags)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  print('Packing what the game builds on …');
  const packed = spawnSync(process.execPath, [pathOf('scripts/pack.mjs'), join(folder, 'packages')], { encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`The packages could not be packed: ${packed.stderr}`);
}

/** Everything or nothing, into a folder that is empty or not there yet. */
export function writeOutside(name: GameName, to: string, flags: Arguments['flags']): number | Trouble {
  const folder = resolve(to);
  if (existsSync(folder) && readdirSync(folder).length > 0) return failed(`${to} is not empty.`);
  try {
    writeAll(name, folder, flags);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  print(`${to} now has a small game, in a package of its own. \`npm install && npm test\` there builds and tests it.`);
  print(`Then play it here: \`NIGHTFALL_GAMES=${to} npm start\`. docs/guides/a-game-as-a-package.md says more.`);
  return 0;
}
