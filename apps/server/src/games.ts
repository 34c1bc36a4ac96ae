import type { Game } from '@nightfall/kernel';

/** The shelf: a module with the list of games and the way to load one. The bots' threads load the same module. */
export type Shelf = {
  readonly catalog: readonly { readonly id: string; readonly available: boolean }[];
  load(id: string): Promise<Game>;
};
export type Games = {
  readonly module: string;
  readonly ids: readonly string[];
  load(id: string): Promise<Game | undefined>;
};

/** Named in full, our own shelf becomes part of the build. */
export const openShelf = (module: string): Promise<Shelf> =>
  module === CATALOG ? import('@nightfall/catalog') : (import(module) as Promise<Shelf>);
export const CATALOG = '@nightfall/catalog';

export async function openGames(module: string): Promise<Games> {
  const shelf = await openShelf(module);
  const ids = shelf.catalog.filter((entry) => entry.available).map((entry) => entry.id);
  const loaded = new Map<string, Promise<Game>>();
  const load = (id: string) => {
    const game = loaded.get(id) ?? shelf.load(id);
    loaded.set(id, game);
    return game;
  };
  return { module, ids, load: async (id) => (ids.includes(id) ? load(id) : undefined) };
}
