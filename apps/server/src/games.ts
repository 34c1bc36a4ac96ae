import type { Game } from '@nightfall/kernel';
import { type Added, openAdded } from './added/index.ts';

/** The shelf: a module with the list of games and the way to load one. */
export type Shelf = {
  readonly catalog: readonly { readonly id: string; readonly available: boolean }[];
  load(id: string): Promise<Game>;
};
/** Which games there are: the shelf, and packages with more. The bots' threads open the same ones. */
export type Choice = { readonly shelf: string; readonly added: readonly string[] };
export type Games = {
  readonly ids: readonly string[];
  /** Those from outside. */
  readonly added: readonly Added[];
  load(id: string): Promise<Game | undefined>;
};

/** Named in full, our own shelf becomes part of the build. */
const openShelf = (module: string): Promise<Shelf> =>
  module === CATALOG ? import('@nightfall/catalog') : (import(module) as Promise<Shelf>);
export const CATALOG = '@nightfall/catalog';

export async function openGames(choice: Choice): Promise<Games> {
  const shelf = await openShelf(choice.shelf);
  const own = shelf.catalog.filter((entry) => entry.available).map((entry) => entry.id);
  const added = await openAdded(choice.added, own);
  const loaded = new Map(added.map(({ game }) => [game.id, Promise.resolve(game)]));
  const load = (id: string) => {
    const game = loaded.get(id) ?? shelf.load(id);
    loaded.set(id, game);
    return game;
  };
  const ids = [...own, ...added.map(({ game }) => game.id)];
  return { ids, added, load: async (id) => (ids.includes(id) ? load(id) : undefined) };
}
