import type { About, Game } from '@nightfall/kernel';
import * as shelf from './shelf.ts';

const shelved: About[] = Object.values<About>(shelf).toSorted((a, b) => a.place - b.place);
const outside = new Map<string, () => Promise<Game>>();

/** The games as the home page shows them, before any of their code is loaded. */
export const catalog: readonly About[] = shelved;

export const entry = (id: string): About | undefined => catalog.find((one) => one.id === id);

/** Puts a game from outside on the shelf. Programs do so when they start, before they look anything up. */
export function addGame(about: About, loadIt: () => Promise<Game>): void {
  if (entry(about.id)) throw new Error(`There is a game called ${about.id} already.`);
  shelved.push(about);
  shelved.sort((a, b) => a.place - b.place);
  outside.set(about.id, loadIt);
}

/** The game in whose own file form a text is written: its first line, comments aside, is that game's word and a number. */
export function gameOfFile(text: string): About | undefined {
  const first = text.split(/\r?\n/).find((line) => !line.startsWith('#')) ?? '';
  const word = /^(\S+) \d+$/.exec(first)?.[1];
  return word === undefined ? undefined : catalog.find(({ file, available }) => available && file === word);
}

/** The rules of a game, without a board; each is loaded on demand. */
export async function load(id: string): Promise<Game> {
  const known = entry(id);
  if (!known) throw new Error(`There is no game called ${id}.`);
  if (!known.available) throw new Error(`${known.name} is not ready yet.`);
  const added = outside.get(id);
  if (added) return added();
  const { game } = (await import(`../../../games/${known.id}/src/index.ts`)) as { game: Game };
  return game;
}
