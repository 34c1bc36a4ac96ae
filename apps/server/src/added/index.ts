import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddedGame } from '@nightfall/protocol';
import { findPackage, RULES, WEB } from './package.ts';
import { type Rules, rulesIn } from './module.ts';
import { digestOf, type WebFile, webFiles } from './web-files.ts';

/** A game from outside: its rules, the folder of its package, and what browsers get of it. */
export type Added = Rules & {
  readonly folder: string;
  /** Where its files are served, below the root of the site. */
  readonly root: string;
  readonly files: readonly WebFile[];
};

/** The names in `NIGHTFALL_GAMES`: paths of folders, or names of installed packages. */
export const namesIn = (setting: string | undefined): string[] => (setting ?? '').split(',').flatMap((name) => name.trim() || []);

/** Opens the games that were named, or says which of them is not one, and why. */
export async function openAdded(names: readonly string[], taken: readonly string[]): Promise<readonly Added[]> {
  const added = [];
  for (const name of names) added.push(await openOne(name));
  const ids = [...taken, ...added.map(({ about }) => about.id)];
  const twice = added.findIndex(({ about: { id } }) => ids.indexOf(id) !== ids.lastIndexOf(id));
  if (twice >= 0)
    throw new Error(`NIGHTFALL_GAMES: ${names[twice]} is called ${added[twice]!.about.id}, and so is another game.`);
  return added;
}

async function openOne(name: string): Promise<Added> {
  try {
    const folder = findPackage(name);
    const files = webFiles(join(folder, WEB));
    const rules = await rulesFrom(name, folder);
    return { ...rules, folder, files, root: `added/${rules.about.id}/${digestOf(files)}` };
  } catch (error) {
    throw new Error(`NIGHTFALL_GAMES: ${(error as Error).message}`, { cause: error });
  }
}
async function rulesFrom(name: string, folder: string): Promise<Rules> {
  const module = await import(pathToFileURL(join(folder, RULES)).href).catch((error: unknown) => {
    throw new Error(`${name} cannot be loaded: ${String(error)}`);
  });
  const rules = rulesIn(module as object);
  if (typeof rules === 'string') throw new Error(`${join(name, RULES)} ${rules}.`);
  return rules;
}

/** What a page needs to know of it. A game without a board is shown on a plain one. */
export function told({ about, root, files }: Added): AddedGame {
  const at = (name: string) => (files.some((file) => file.name === name) ? `${root}/${name}` : null);
  return { about, rules: `${root}/rules.js`, board: at('board.js'), styles: at('board.css') };
}
