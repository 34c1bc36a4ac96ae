import { catalog } from '@nightfall/catalog';
import type { Puzzle } from '@nightfall/kernel';
import { loadOnce } from '@nightfall/ui';

type Own = { readonly puzzles: readonly Puzzle[] };
// Outside its own folder a puzzle is known by the shared types alone.
const files = import.meta.glob<Own>('../../../../games/*/src/content/puzzles.ts');

const fileOf = (game: string) => `../../../../games/${game}/src/content/puzzles.ts`;
export const hasPuzzles = (game: string): boolean => fileOf(game) in files;

/** A puzzle, and the game it belongs to. */
export type Posed = { readonly game: string; readonly puzzle: Puzzle };

async function puzzlesIn(game: string): Promise<readonly Posed[]> {
  const own = await files[fileOf(game)]?.();
  return easyFirst(own?.puzzles ?? []).map((puzzle) => ({ game, puzzle }));
}
/** What takes fewer moves comes first. */
const easyFirst = (puzzles: readonly Puzzle[]) => puzzles.toSorted((a, b) => a.solution.length - b.solution.length);
/** All puzzles of all games, in the order of the shelf. */
const load = loadOnce(async (_: 'all') => (await Promise.all(catalog.map(({ id }) => puzzlesIn(id)))).flat());
export const allPuzzles = (): Promise<readonly Posed[]> => load('all');
